import { encodeMeasurementCode } from '../../lib/share/measurement-code';
import type { SharedModel } from '@/lib/share/shared-rules';
import { href } from '../../lib/site/routes';
import type { SiteCode } from '../../lib/site/sites';
import { giveFacts } from './support/facts';
import { sharedPath } from './support/links';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

const none = { percent: 15, capacityMl: 40, amount: 0 };

/** The evening of the drawings: 22 hours under the limit of the United States, 27 under that of Poland. */
const evening: SharedModel = {
  unitSystem: 'metric',
  gender: 1,
  ageYears: 22,
  weightKg: 58,
  heightCm: 165,
  timeStart: '20:30',
  timeFinish: '00:10',
  foodWhileDrinking: 2,
  startDay: '2026-11-21',
  drinks: {
    beer: { percent: 5.6, capacityMl: 500, amount: 4 },
    wine: none,
    vodka: { percent: 40, capacityMl: 50, amount: 2 },
    other: none,
  },
};

/** A sheet of A4 inside its margins (app/globals.css), CSS pixels. */
const sheet = { width: 688, height: 1039 };

async function pagesOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** What of the sheet is wider than its place, or reaches over the edge. */
function clipped(page: Page) {
  return page.evaluate((width) => {
    // Of a drawing the whole and its texts: its lines are clipped to their faces.
    const all = [...document.querySelectorAll('.print-page :not(svg *), .print-page svg text')];
    return all
      .filter(
        (part) =>
          part.getBoundingClientRect().right > width + 1 ||
          (part instanceof HTMLElement &&
            getComputedStyle(part).display !== 'inline' &&
            part.scrollWidth > part.clientWidth + 1),
      )
      .map((part) => `${part.tagName} ${part.textContent}`);
  }, sheet.width);
}

/** What the browser does before it prints, and after. */
async function lay(page: Page, when: 'beforeprint' | 'afterprint') {
  await page.emulateMedia({ media: when === 'beforeprint' ? 'print' : null });
  await page.evaluate((type) => void window.dispatchEvent(new Event(type)), when);
}

/** Opens a result and waits until what prints it is there. */
async function open(page: Page, path: string) {
  await page.clock.setFixedTime(new Date('2026-11-22T10:30:00'));
  await page.goto(path);
  await expect(page.getByTestId('result')).toBeVisible();
  await expect
    .poll(async () => {
      await lay(page, 'beforeprint');
      const count = await page.getByTestId('print-page').count();
      await lay(page, 'afterprint');
      return count;
    })
    .toBe(1);
}

for (const { site, width, answer, penalties, theme } of [
  { site: 'en', width: 390, answer: 'Sun 22:45', theme: 'business' },
  { site: 'de', width: 1440, answer: 'Mo 01:15', theme: 'business' },
  // 22:42, 01:12 and 05:22, said up to five minutes. Any alcohol is forbidden in Japan: full clearance leads, 0.3 / 0.12 h after the time of the penalties.
  { site: 'jp', width: 390, answer: '05:25', penalties: '02:55', theme: 'bumblebee' },
] as { site: SiteCode; width: number; answer: string; penalties?: string; theme: string }[]) {
  test(`${site}: a result prints on one sheet from ${width} px`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.setViewportSize({ width, height: 844 });
    await giveFacts(page, site);
    await open(page, sharedPath(site, evening));
    await expect(page.getByTestId('print-page')).toHaveCount(0);
    expect(await pagesOf(page)).toBe(1);
    await expect(page.getByTestId('print-page')).toHaveCount(0);
    await page.setViewportSize(sheet);
    await lay(page, 'beforeprint');
    const paper = page.getByTestId('print-page');
    const answers = paper.locator('.answers > div');
    await expect(answers.first()).toContainText(answer);
    if (penalties) await expect(answers.last()).toContainText(penalties);
    await expect(paper.locator('li')).toHaveCount(67);
    expect(await clipped(page)).toEqual([]);
    const box = await paper.boundingBox();
    expect([box?.x, box?.y, box?.width]).toEqual([0, 0, sheet.width]);
    expect(box?.height).toBeLessThanOrEqual(sheet.height);
    await expect(page.getByTestId('share')).toBeHidden();
    await expect(page.locator('body > header')).toBeHidden();
  });
}

test('over 34 hours the table goes on on a second sheet', async ({ page }) => {
  const { drinks } = evening;
  const more = {
    ...drinks,
    beer: { ...drinks.beer, amount: 6 },
    vodka: { ...drinks.vodka, amount: 6 },
  };
  await open(page, sharedPath('en', { ...evening, drinks: more }));
  expect(await pagesOf(page)).toBe(2);
});

test('a measured value and several sittings print on one sheet with a 12-hour clock', async ({
  page,
}) => {
  const measurement = encodeMeasurementCode({
    unitSystem: 'imperial',
    value: 0.8,
    unit: 'permille',
    timeMeasured: '23:30',
    timeLastDrink: '23:10',
    startDay: '2026-11-21',
  });
  const laterSittings = [{ timeStart: '02:00', timeFinish: '03:30', drinks: evening.drinks }];
  for (const path of [
    href('en', { page: 'shared', shareCode: measurement }),
    sharedPath('en', { ...evening, unitSystem: 'imperial', laterSittings }),
  ]) {
    await open(page, path);
    await page.setViewportSize(sheet);
    await lay(page, 'beforeprint');
    await expect(page.getByTestId('print-page')).toContainText(/[AP]M/);
    expect(await clipped(page)).toEqual([]);
    await lay(page, 'afterprint');
  }
});
