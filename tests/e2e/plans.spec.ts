import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { isWhole } from '../extent';
import { axeLook } from './support/extent';
import { calculate, enterCaseR01, minutesOf, openRow, pickWheel } from './support/evening';
import { giveFacts } from './support/facts';
import { goldenInput, sharedOf, sharedPath, sittingsCase } from './support/links';
import { setLooks, wholePagePx } from './support/looks';
import { expect, test } from './support/test';

/**
 * R01 under the limit of the United States, 0.8: cautious level 1.077099135 at 120 min, cautious
 * time 259. One gram more makes 1.317099135 / 59.175 = 0.0222577. Spread over 20 min it ends with 0.04
 * less, then falls by 0.12 an hour: 140 + (1.037099135 + 0.0222577 g - 0.8) / 0.12 x 60 min. All are said up
 * to the next five minutes: 01:19 as 01:20, 03:54 as 03:55.
 */
const oneMoreAfterR01 = [
  { drink: 'Beer', glass: 'Can or bottle (12 oz), 5%', driveMin: 415, clock: '03:55' }, // 14.00475 g
  { drink: 'Wine', glass: 'Glass (5 oz), 12%', driveMin: 415, clock: '03:55' }, // 14.01264 g
  { drink: 'Spirits', glass: 'Shot (1.5 oz), 40%', driveMin: 414, clock: '03:55' }, // 13.8864 g
  { drink: 'Other', glass: 'Cocktail (4 oz), 15%', driveMin: 414, clock: '03:55' }, // 13.9653 g
];

const oneMore = (page: Page, drink: string) =>
  page.getByTestId('one-more').getByRole('listitem').filter({ hasText: drink });

async function expectOneMoreAfterR01(page: Page) {
  await expect(page.getByTestId('one-more').getByRole('listitem')).toHaveCount(4);
  for (const { drink, glass, driveMin, clock } of oneMoreAfterR01) {
    const row = oneMore(page, drink);
    await expect(row).toHaveAttribute('data-minutes', String(driveMin));
    await expect(row).toContainText(glass);
    await expect(row).toContainText(`not before Sun\u00a0${clock}`);
  }
}

/** While R01 goes on, when one more can still be had; what follows is on Sunday. */
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-21T22:00:00+01:00')));

const summary = (page: Page) => page.getByTestId('plans').locator('summary');
const margin = (page: Page) => page.getByTestId('ready-by-margin');
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** From 21:00 to 23:30 of the next day. */
function tooLongPath(): string {
  const { timeStart, timeFinish, drinks, ...person } = sharedOf(goldenInput('R01'));
  // Each 23 hours after the one before it: from 21:00 to 23:30 three days later.
  const laterSittings = [
    { drinks, timeStart: '20:00', timeFinish: '20:30' },
    { drinks, timeStart: '19:00', timeFinish: '19:30' },
    { drinks, timeStart: '18:00', timeFinish: '23:30' },
  ];
  return sharedPath('en', { ...person, timeStart, timeFinish, drinks, laterSittings });
}

/** 04:00 is 420 min after 21:00, 00:30 is 210; the cautious time 259, said at 260. */
async function tryReadyBy(page: Page) {
  await pickWheel(page, page.getByTestId('ready-by'), '04', '00');
  await expect(page.getByTestId('ready-by')).toHaveText('04:00');
  await expect(margin(page)).toHaveAttribute('data-minutes', '161');
  await expect(margin(page)).toContainText('2 h 40 min after the cautious time');
  await pickWheel(page, page.getByTestId('ready-by'), '00', '30');
  await expect(margin(page)).toHaveAttribute('data-minutes', '-49');
  await expect(margin(page)).toContainText('50 min too early');
  await expect(margin(page)).toContainText('01:20');
}

test('home: one more and ready by, live with the entries, kept on the result', async ({ page }) => {
  await giveFacts(page);
  await page.goto('/');
  await summary(page).click();
  await expect(page.getByTestId('plans')).toContainText('To be sure, drink nothing.');
  await enterCaseR01(page);
  await expectOneMoreAfterR01(page);
  await tryReadyBy(page);
  // No drink, no plan; the time stays.
  const amount = page.getByTestId('drink-beer').getByTestId('amount');
  await amount.fill('0');
  await expect(page.getByTestId('one-more')).toBeHidden();
  await amount.fill('1500');
  await expect(margin(page)).toHaveAttribute('data-minutes', '-49');
  await calculate(page);
  expect(await minutesOf(page, 'drive-time-late')).toBe(259);
  await expectOneMoreAfterR01(page);
  await page.waitForTimeout(600);
  await page.goto('/');
  // A time that was set opens its place by itself.
  await expect(margin(page)).toHaveAttribute('data-minutes', '-49');
});

test('home: on a phone the display is as high empty as with a time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await giveFacts(page);
  await page.goto('/');
  const panel = page.getByRole('complementary', { name: 'Live estimate' });
  const before = await panel.boundingBox();
  await enterCaseR01(page);
  await expect(panel).toContainText('01:20');
  expect((await panel.boundingBox())?.height).toBe(before?.height);
});

test('result: one more follows the limit, and is logged where its effect is said', async ({
  page,
}) => {
  await giveFacts(page);
  await page.goto('/');
  await enterCaseR01(page);
  await calculate(page);
  await openRow(page, 'own-limit');
  await page.getByTestId('own-limit').fill('0.2');
  await expect(oneMore(page, 'Beer')).toHaveAttribute('data-minutes', '0');
  await expect(oneMore(page, 'Beer')).toContainText('estimated under 0.20');
  await page.getByTestId('own-limit').fill('');
  // A row of millilitres is not logged by the glass.
  await expect(oneMore(page, 'Beer').getByRole('button')).toHaveCount(0);
  await oneMore(page, 'Wine').getByRole('button', { name: '+1 now' }).click();
  await expect(page.getByTestId('toast')).toBeVisible();
  expect(await minutesOf(page, 'drive-time-late')).toBeGreaterThan(259);
  await page.getByTestId('toast').getByRole('button').first().click();
  expect(await minutesOf(page, 'drive-time-late')).toBe(259);
});

test('the time can be set and cleared by keyboard alone', async ({ page }) => {
  await giveFacts(page);
  await page.goto('/');
  await summary(page).click();
  await enterCaseR01(page);
  await page.getByTestId('ready-by').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('wheel-picker')).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  // 08:00 with the hour at its first row: 00:00, 180 min after the start.
  await expect(margin(page)).toHaveAttribute('data-minutes', '-79');
  await page.getByTestId('ready-by-clear').focus();
  await page.keyboard.press('Enter');
  await expect(margin(page)).toBeHidden();
  await expect(page.getByTestId('ready-by')).toBeFocused();
});

for (const width of isWhole ? [320, 390, 1280] : [320, 1280]) {
  for (const id of isWhole || width < 390 ? ['M02', 'M09', 'M12'] : ['M02']) {
    test(`a shared day of several sittings at ${width} px: ${id}`, async ({ page }) => {
      const { path, limitPermille, expected } = sittingsCase('en', id);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await openRow(page, 'own-limit');
      await page.getByTestId('own-limit').fill(String(limitPermille / 10));
      await expect(page.getByTestId('drive-time-late')).toHaveAttribute(
        'data-minutes',
        String(expected.band.driveMinLate),
      );
      expect(await minutesOf(page, 'drive-time')).toBe(expected.driveMin);
      expect(await minutesOf(page, 'sober-time')).toBe(expected.soberMin);
      expect(await minutesOf(page, 'sober-time-late')).toBe(expected.band.soberMinLate);
      const permille = await page.getByTestId('peak').getAttribute('data-permille');
      expect(Number(permille)).toBeCloseTo(expected.peakPermille, 9);
      await expect(page.getByTestId('samples').locator('li:not([data-beyond])')).toHaveCount(
        expected.numberOfSamples,
      );
      await expect(page.getByTestId('card-time')).toContainText('Session 2');
      await expect(page.getByRole('img', { name: /Drinking from .* Drinking from/ })).toBeVisible();
      await page.getByTestId('working').locator('summary').click();
      await expect(page.getByTestId('working').getByRole('table')).toBeVisible();
      expect(await overflow(page)).toBe(0);
    });
  }
}

test('the half hours of drinking are marked inside their rows', async ({ page }) => {
  await page.goto(sittingsCase('en', 'M02').path);
  const row = (atMin: number) => page.getByTestId('samples').locator(`li[data-minutes="${atMin}"]`);
  await openRow(page, 'samples');
  await row(30).scrollIntoViewIfNeeded();
  const [box, mark] = [await row(30).boundingBox(), await row(30).locator('i').boundingBox()];
  // Rows paint nothing outside themselves.
  expect(mark?.x).toBeGreaterThanOrEqual(box?.x ?? Infinity);
  await expect(row(90).locator('i')).toHaveCount(0);
});

test('sittings over more than three days say so and lead back to the entries', async ({ page }) => {
  await page.goto(tooLongPath());
  await expect(page.getByTestId('result-too-long')).toContainText(
    'You have been drinking for three days',
  );
  await page.getByTestId('result-too-long').getByRole('link').click();
  await expect(page.getByTestId('calculator')).toBeVisible();
});

async function expectNoneIn(page: Page, part: Locator, state: string) {
  await expect(part).toBeVisible();
  // What floats over the page hides parts of what it covers at the moment.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoViolations(page, state);
}

for (const [theme, width] of axeLook('dark', 390)) {
  test(`axe finds nothing in plans and sittings: ${theme}, ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await setLooks(page, theme, width, wholePagePx);
    await giveFacts(page);
    await page.goto('/');
    await summary(page).click();
    await enterCaseR01(page);
    await tryReadyBy(page);
    await expectNoneIn(page, page.getByTestId('one-more'), 'home, too early');
    await page.goto(sittingsCase('en', 'M02').path);
    await openRow(page, 'own-limit');
    await openRow(page, 'samples-range');
    await page.getByTestId('own-limit').fill('0.02');
    await page.getByTestId('working').locator('summary').click();
    await page.getByTestId('samples-range').check();
    const table = page.getByTestId('working').getByRole('table');
    await expectNoneIn(page, table, 'result of sittings');
    await page.goto(tooLongPath());
    await expectNoneIn(page, page.getByTestId('result-too-long'), 'too long');
  });
}
