import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { href } from '../../lib/site/routes';
import type { SiteCode } from '../../lib/site/sites';
import { isWhole } from '../extent';
import { giveFacts } from './support/facts';
import { goldenInput, sharedOf, sharedPath } from './support/links';
import { shiftsOf, watchShifts } from './support/looks';
import { holdScripts } from './support/soft-navigation';
import { expect, test, withMotion } from './support/test';

/** 22 November 2026, 23:10 in Warsaw: golden case R01 has been drunk, and is still over most limits. */
const evening = '2026-11-22T22:10:00Z';

test.use({
  ...withMotion,
  // A worker would answer requests that the routes of these tests hold back.
  hasWorker: false,
  timezoneId: 'Europe/Warsaw',
  // Language and zone name the same country: nothing is open.
  locale: 'en-PL',
  viewport: { width: 390, height: 844 },
});

const chunks = /\/_next\/static\/chunks\//;
const sharedR01 = (site: SiteCode) =>
  sharedPath(site, sharedOf(goldenInput('R01'), { startDay: '2026-11-22' }));

/** What a visitor of the English site left behind: two beers of this minute, every fact given. */
async function haveSaved(page: Page) {
  await giveFacts(page, 'en', { selectedCountryId: 'PL' });
  await page.goto('/');
  await page.getByTestId('log-beer').click();
  await page.getByTestId('log-beer').click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('en:app-calc-model') ?? ''))
    .toContain('"amount":2');
}

/** The framework never comes: what is seen is the first answer. */
async function withoutFramework(page: Page) {
  await page.route(chunks, () => {}); // never answered
}

const host = (page: Page) => page.locator('[data-answer-host]');

/** The words of a part, line by line, as they are seen. */
const wordsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((part: HTMLElement) => part.innerText.split(/\s*\n\s*/).filter(Boolean));

function curveTitle(site: SiteCode): string {
  const { result } = JSON.parse(readFileSync(`messages/${site}.json`, 'utf8')) as {
    result: { curve: { title: string } };
  };
  return result.curve.title;
}

const waiting = { phase: 'waiting', now: evening };
const planned = { phase: 'planned', now: '2026-11-22T18:00:00Z' };

/** In every phase, and what rests on an open limit: of a browser of another country. */
const answers = [
  ...(isWhole
    ? (['en', 'de', 'ru', 'jp'] as const).flatMap((site) => [
        { site, ...waiting },
        { site, ...planned },
      ])
    : [
        { site: 'de' as const, ...waiting },
        { site: 'jp' as const, ...planned },
      ]),
  { site: 'en' as const, ...waiting, open: 'condition' },
  // 06:40 on the next morning: under the limit of both countries, if it is theirs.
  { site: 'en' as const, phase: 'passed', now: '2026-11-23T05:40:00Z', open: 'question' },
];

for (const { site, phase, now, ...rest } of answers) {
  const open = 'open' in rest ? rest.open : undefined;
  test.describe(`${site}, ${phase}${open ? `, with its ${open}` : ''}`, () => {
    if (open) test.use({ locale: 'en-US' });

    test('a shared result says the same before the framework and after', async ({
      page,
      context,
    }) => {
      await page.clock.install({ time: new Date(now) });
      await withoutFramework(page);
      await page.goto(sharedR01(site), { waitUntil: 'commit' });
      const part = open ? `[data-part=${open}]` : `[data-part=result][data-phase=${phase}]`;
      await expect(host(page).locator(part)).toBeVisible();
      const first = await wordsOf(page, '[data-answer-host] [data-part=result]');
      // The curve comes with React, into a place of its size.
      const curveAt = first.indexOf(curveTitle(site));
      expect(curveAt).toBeGreaterThan(2);
      expect(first.slice(0, curveAt).join(' ')).toMatch(open ? /Poland/ : /\d\d:\d\d/);

      const whole = await context.newPage();
      await whole.clock.install({ time: new Date(now) });
      await watchShifts(whole);
      await whole.goto(sharedR01(site));
      await expect(whole.getByTestId('samples')).toBeAttached();
      await expect(whole.locator('html')).toHaveAttribute('data-answer', 'over');
      await expect(host(whole)).toBeEmpty();
      if (open) {
        await expect(whole.getByTestId('result')).toHaveAttribute('data-open', 'country');
        await expect(whole.getByTestId(open)).toBeVisible();
      }
      const after = await wordsOf(whole, '[data-testid=result]');
      expect(after.slice(0, curveAt)).toEqual(first.slice(0, curveAt));
      expect(await shiftsOf(whole)).toBeLessThan(0.002);
    });
  });
}

test('who comes back sees the saved evening before the framework, the same as after', async ({
  page,
  context,
}) => {
  await haveSaved(page);
  const whole = await context.newPage();
  await withoutFramework(page);
  await page.reload({ waitUntil: 'commit' });
  const display = host(page).locator('aside');
  await expect(display).toBeVisible();
  await expect(page.locator('.calculator aside')).toHaveCount(2);
  await expect(page.locator('.calculator aside').last()).toBeHidden();
  const first = await wordsOf(page, '[data-answer-host] aside > :first-child');
  expect(first.join(' ')).toContain('BAC');

  await watchShifts(whole);
  await whole.goto('/');
  await expect(whole.locator('html')).not.toHaveAttribute('data-display', 'awaited');
  await expect(whole.getByTestId('panel-drive-time-late')).toBeVisible();
  // The curve comes with React, into a place of its own.
  const lasting = await wordsOf(whole, 'aside > :first-child');
  // Level and minute may have moved on; limit, titles and units have not.
  const withoutFigures = (words: string[]) => words.map((text) => text.replace(/\d+/g, '0'));
  expect(withoutFigures(lasting)).toEqual(withoutFigures(first));
  expect(await shiftsOf(whole)).toBeLessThan(0.002);
});

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test(`home does not move while a slow ${device} parses it`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveAttribute('data-display', 'awaited');
    await expect(page.getByTestId('calculator')).toBeVisible();
    expect(await shiftsOf(page)).toBeLessThan(0.002);
  });
}

test.describe('in Britain, where the form has a third choice of units', () => {
  test.use({ timezoneId: 'Europe/London', viewport: { width: 1280, height: 844 } });

  test('a saved evening moves nothing when it is read', async ({ page, context }) => {
    await page.goto('/');
    await page.getByTestId('log-beer').click();
    await expect(page.getByTestId('amount').first()).toHaveValue('1');
    await page.waitForFunction(() =>
      Object.keys(localStorage).some((key) => key.includes('model')),
    );
    const again = await context.newPage();
    await watchShifts(again);
    await again.goto('/');
    await expect(again.getByTestId('unit-stone')).toBeAttached();
    await expect(again.locator('html')).not.toHaveAttribute('data-display', 'awaited');
    expect(await shiftsOf(again)).toBeLessThan(0.002);
  });
});

test('the first answer is renewed each minute, and its button does what it says once the page can', async ({
  page,
}) => {
  await page.clock.install({ time: new Date(evening) });
  const arrive = await holdScripts(page, chunks);
  await page.goto(sharedR01('en'), { waitUntil: 'commit' });
  const left = async () => (await wordsOf(page, '[data-answer-host] section')).join(' ');
  const before = await left();
  expect(before).toContain('to the cautious time');
  await page.clock.runFor('05:00');
  expect(await left()).not.toBe(before);

  await host(page).getByRole('button', { name: 'own' }).first().click();
  arrive();
  await expect(page.getByTestId('calculator')).toBeVisible();
});

test('nobody loads what draws it for nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/', '/result/', '/help/']) {
    await page.goto(path);
    await expect(page.getByTestId('menu-open')).toBeVisible();
  }
  expect(asked.filter((address) => address.includes('/first-answer/'))).toEqual([]);
});

test('an evening that is over and a link that cannot be read are left to React', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-24T09:00:00Z') });
  await withoutFramework(page);
  for (const path of [sharedR01('en'), href('en', { page: 'shared', shareCode: 'Zx09' })]) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('[aria-busy=true]'), path).toBeVisible();
    await expect(host(page), path).toBeEmpty();
  }
});
