import { minutesOf } from './support/evening';
import { giveFacts } from './support/facts';
import { goldenInput, sharedOf, sharedPath } from './support/links';
import { expect, test } from './support/test';

/**
 * The traps of the calculation, as a visitor meets them. Numbers are those of the golden cases
 * (tests/fixtures/bac); limits those of the site's own country.
 */
const open = (site: 'pl' | 'cz' | 'de' | 'en', id: string) =>
  sharedPath(site, sharedOf(goldenInput(id)));

test('slow drinking never reads as nothing (R11)', async ({ page }) => {
  await page.goto(open('pl', 'R11'));
  // The likely curve is zero throughout; the cautious peak is 0.1098; the last sip and 75 minutes.
  await expect(page.getByTestId('peak')).toHaveAttribute('data-permille', '0');
  await expect(page.getByTestId('peak')).toContainText('< 0,11');
  await expect(page.getByTestId('peak')).not.toContainText('0,00');
  expect(await minutesOf(page, 'sober-time-late')).toBe(315);
  const rows = page.getByTestId('samples').locator('li:not([data-beyond])');
  await expect(rows).toHaveCount(9);
  await expect(rows.nth(4)).toContainText('<');
  await expect(page.getByRole('note')).toHaveCount(1);
});

test('slow drinking over the limit cautiously waits for the late time', async ({ page }) => {
  await giveFacts(page, 'cz');
  // R11 with 1.5 l in eleven hours: c0 1.1453 / 11 h is under 0.15 an hour; cautiously at most 0.12
  // while drinking, so that a limit of zero waits for 11 h + 0.1197 / 0.12 h.
  const input = { ...goldenInput('R11'), timeStart: '10:00', timeFinish: '21:00' };
  await page.goto(sharedPath('cz', sharedOf({ ...input, drinks: [{ ml: 1500, percent: 5 }] })));
  expect(await minutesOf(page, 'drive-time-late')).toBeGreaterThan(660);
  await expect(page.getByTestId('drive-time-late')).toContainText(':');
});

test('a peak exactly at the limit stays under it by the likely estimate only', async ({ page }) => {
  // R13: peak 0.2273695759840157. The visitor's own limit is that very number.
  await page.addInitScript(() => {
    const state = { ownLimitPermille: 0.2273695759840157 };
    localStorage.setItem('pl:app-calc-model', JSON.stringify({ state, version: 1 }));
  });
  await page.goto(open('pl', 'R13'));
  expect(await minutesOf(page, 'drive-time')).toBe(0);
  // Late: (0.3139750123816181 - 0.2273695759840157) / 0.12 h = 43.3 min after the last sip at 60 min,
  // but not before what was drunk is in the blood: 60 + 75 min.
  expect(await minutesOf(page, 'drive-time-late')).toBe(135);
  await expect(page.getByTestId('drive-time-late')).toContainText('20:15');
});

test('a hair above the limit is above it, whatever two decimals say', async ({ page }) => {
  await page.addInitScript(() => {
    const state = { ownLimitPermille: 0.2273695 };
    localStorage.setItem('pl:app-calc-model', JSON.stringify({ state, version: 1 }));
  });
  await page.goto(open('pl', 'R13'));
  // 60 min + 7.6e-8 / 0.15 h: rounded up to the next minute.
  expect(await minutesOf(page, 'drive-time')).toBe(61);
});

test('a limit of zero waits until the alcohol is gone (R03)', async ({ page }) => {
  await giveFacts(page, 'cz');
  await page.goto(open('cz', 'R03'));
  expect(await minutesOf(page, 'drive-time')).toBe(459);
  expect(await minutesOf(page, 'drive-time-late')).toBe(659);
  expect(await minutesOf(page, 'sober-time-late')).toBe(659);
  await expect(page.getByTestId('samples').locator('li[data-state="1"]')).toHaveCount(0);
});

test('over six hours of drinking the page says what is lost (R10)', async ({ page }) => {
  await page.goto(open('en', 'R10'));
  await expect(page.getByRole('note')).toContainText('more than 6 hours');
  expect(await minutesOf(page, 'sober-time')).toBe(1684);
  expect(await minutesOf(page, 'sober-time-late')).toBe(2421);
});

test('absurd amounts neither hang nor break, and call for help', async ({ page }) => {
  const shared = sharedOf(goldenInput('R01'));
  const most = { percent: 99, capacityMl: 5000, amount: 10_000 };
  await page.goto(sharedPath('en', { ...shared, drinks: { ...shared.drinks, vodka: most } }));
  await expect(page.getByTestId('emergency')).toContainText('Check your entries');
  await expect(page.getByTestId('emergency').getByRole('link')).toHaveAttribute('href', 'tel:911');
  // Seven days of half hours.
  await expect(page.getByTestId('samples').locator('li:not([data-beyond])')).toHaveCount(337);
  expect(await page.locator('main').textContent()).not.toMatch(/NaN|Infinity|undefined/);
});

test('a life-threatening level calls for help before it is absurd', async ({ page }) => {
  await giveFacts(page, 'de');
  // 189.36 g x 0.98 / (42.6506 l x 1.055) - 3 h x 0.15 = 3.67
  const input = { ...goldenInput('R21'), timeFinish: '23:00' };
  await page.goto(sharedPath('de', sharedOf({ ...input, drinks: [{ ml: 600, percent: 40 }] })));
  await expect(page.getByTestId('emergency')).toContainText('112');
  await expect(page.getByTestId('emergency')).toHaveAttribute('role', 'alert');
});

test('tiny levels print as under a hundredth, not as nothing (R24)', async ({ page }) => {
  await page.goto(open('pl', 'R24'));
  const permille = Number(await page.getByTestId('peak').getAttribute('data-permille'));
  expect(permille).toBeCloseTo(0.005681356071213071, 9);
  await expect(page.getByTestId('peak')).toContainText('0,01');
  expect(await minutesOf(page, 'sober-time')).toBe(13);
  // An hour of a fourth of the alcohol: likely zero, cautiously 0.0035 at most.
  const input = { ...goldenInput('R24'), timeFinish: '21:00', drinks: [{ ml: 1, percent: 12.7 }] };
  await page.goto(sharedPath('pl', sharedOf(input)));
  await expect(page.getByTestId('peak')).toContainText('< 0,01');
});

test('a body the equation was not made for is told so', async ({ page }) => {
  const heavy = { ...goldenInput('R01'), ageYears: 80, heightCm: 150, weightKg: 140 };
  await page.goto(sharedPath('en', sharedOf(heavy)));
  const notes = page.getByRole('note');
  await expect(notes.filter({ hasText: 'over 75' })).toHaveCount(1);
  await expect(notes.filter({ hasText: 'index over 40' })).toHaveCount(1);
  // 2.447 - 0.09516 x 80 + 0.1074 x 150 + 0.3362 x 140 = 58.01 l: 41 % of the weight is within.
  await expect(notes).toHaveCount(2);
});
