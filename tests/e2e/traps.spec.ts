import { expectMinutes } from './support/evening';
import { giveFacts } from './support/facts';
import { goldenInput, sharedOf, sharedPath } from './support/links';
import { store } from './support/stored';
import { expect, test } from './support/test';

/**
 * Traps of the calculation as a visitor meets them; all golden cases on the page of the result:
 * tests/components/result/golden-numbers.test.tsx.
 */

test('slow drinking never reads as nothing (R11)', async ({ page }) => {
  await page.goto(sharedPath('pl', sharedOf(goldenInput('R11'))));
  // The likely curve is zero throughout; the cautious peak is 0.1098; the last sip and 75 minutes.
  await expect(page.getByTestId('peak')).toHaveAttribute('data-permille', '0');
  await expect(page.getByTestId('peak')).toContainText('< 0,11');
  await expect(page.getByTestId('peak')).not.toContainText('0,00');
  await expectMinutes(page, 'sober-time-late', 315);
  const rows = page.getByTestId('samples').locator('li:not([data-beyond])');
  await expect(rows).toHaveCount(9);
  await expect(rows.nth(4)).toContainText('<');
  await expect(page.getByRole('note')).toHaveCount(1);
});

test('at the limit only the likely level is under it, and a hair above none (R13)', async ({
  page,
}) => {
  // The likely peak is 0.2273695759840157. Cautiously 0.3139750 is at the limit 43.3 min after the last
  // sip at 60 min, but not before what was drunk is in the blood: 60 + 75 min. A hair above it is
  // likely 60 min + 7.6e-8 / 0.15 h, rounded up, whatever two decimals say.
  for (const [ownLimitPermille, driveMin] of [
    [0.2273695759840157, 0],
    [0.2273695, 61],
  ] as const) {
    const saved = JSON.stringify({ state: { ownLimitPermille }, version: 1 });
    await store(page, { 'pl:app-calc-model': saved });
    await page.goto(sharedPath('pl', sharedOf(goldenInput('R13'))));
    await expectMinutes(page, 'drive-time', driveMin);
    await expectMinutes(page, 'drive-time-late', 135);
    await expect(page.getByTestId('drive-time-late')).toContainText('20:15');
  }
});

test('absurd amounts neither hang nor break, and call for help', async ({ page }) => {
  await giveFacts(page, 'de');
  const shared = sharedOf({ ...goldenInput('R01'), ageYears: 80, heightCm: 150, weightKg: 140 });
  const most = { percent: 99, capacityMl: 5000, amount: 10_000 };
  await page.goto(sharedPath('de', { ...shared, drinks: { ...shared.drinks, vodka: most } }));
  await expect(page.getByTestId('emergency')).toHaveAttribute('role', 'alert');
  await expect(page.getByTestId('emergency').getByRole('link')).toHaveAttribute('href', 'tel:112');
  // Seven days of half hours.
  await expect(page.getByTestId('samples').locator('li:not([data-beyond])')).toHaveCount(337);
  expect(await page.locator('main').textContent()).not.toMatch(/NaN|Infinity|undefined/);
  // A body the equation was not made for is told so: 58.01 l, 41 % of the weight, is within.
  const notes = page.getByRole('note');
  await expect(notes.filter({ hasText: '75' })).toHaveCount(1);
  await expect(notes.filter({ hasText: '40' })).toHaveCount(1);
});
