import { expectMinutes, openRow, savedR01 } from './support/evening';
import { giveFacts } from './support/facts';
import { goldenInput, sharedOf, sharedPath } from './support/links';
import { expect, test } from './support/test';

/** R01: cautious peak 1.077099135053477 at 120 min, 0.12 an hour; likely 0.845303595698676, 0.15. */
test('an own limit and the class of driver are kept with the entries', async ({ page }) => {
  await giveFacts(page, 'de', savedR01);
  await page.goto('/de/ergebnis/');
  await expectMinutes(page, 'drive-time-late', 409);
  await openRow(page, 'own-limit');
  await page.getByTestId('driver-class').getByRole('radio').nth(1).check();
  await expectMinutes(page, 'drive-time-late', 659);
  await page.getByTestId('own-limit').fill('0,25');
  // 120 min + (1.077099 - 0.25) / 0.12 h
  await expectMinutes(page, 'drive-time-late', 534);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('de:app-calc-model')))
    .toContain('"ownLimitPermille":0.25');
  await page.reload();
  await expectMinutes(page, 'drive-time-late', 534);
  await openRow(page, 'own-limit');
  await expect(page.getByTestId('own-limit')).toHaveValue('0,25');
  await page
    .getByRole('button', { name: /Deutschland/ })
    .last()
    .click();
  await expectMinutes(page, 'drive-time-late', 659);
});

test('a shared result under every limit, its working, and low and high of the half hours', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime(new Date('2026-11-21T23:30:00+01:00'));
  await page.goto(sharedPath('en', sharedOf(goldenInput('R01'))));
  const table = page.getByTestId('all-countries');
  await table.locator('summary').click();
  // The head, 90 countries and five regions.
  await expect(table.getByRole('row')).toHaveCount(96);
  const row = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}`) });
  // Cautious 06:19, 07:59 and 03:49, said up to five minutes; likely times to the minute.
  await expect(row('Poland')).toContainText('06:20');
  await expect(row('Poland')).toContainText('03:19');
  await expect(row('Czechia')).toContainText('08:00');
  await expect(row('Germany')).toContainText('03:50');
  await expect(row('Scotland')).toContainText('03:50');

  const working = page.getByTestId('working');
  await working.locator('summary').click();
  // The golden case: 59.175 g, 44.07656 l, c0 1.1453, peak 0.8453, gone after 459 min.
  await expect(working).toContainText('= 59.2 g');
  const water = '2.447 − 0.09516 × 39 + 0.1074 × 178.0 + 0.3362 × 78.0 = 44.08';
  await expect(working).toContainText(water);
  await expect(working).toContainText('59.2 × 0.90 ÷ (44.08 × 1.055) ÷ 10 = 0.1145');
  await expect(working).toContainText('0.1145 − 0.015 × 2.00');
  await expect(working).toContainText('= 0.0845');
  await expect(working).toContainText('2.00 h + 0.0845 ÷ 0.015 = 7 h 39 min → Sun 04:39');
  await expect(working).toContainText('2.00 h + (0.0845 − 0.0800) ÷ 0.015 = 2 h 19 min → 23:19');
  await working.getByRole('button').click();
  await expect(working.getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('1. Pure alcohol');
  expect(copied).toContain('7. The range');
  expect(copied).toContain('Watson PE');

  const shown = page.getByTestId('samples').locator('li[data-minutes="120"] span[aria-hidden]');
  await expect(shown).not.toContainText('–');
  await openRow(page, 'samples-range');
  await page.getByTestId('samples-range').check();
  await expect(shown).toContainText('0.057 – 0.108');
});
