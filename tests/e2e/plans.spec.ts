import { calculate, enterCaseR01, pickWheel } from './support/evening';
import { giveFacts } from './support/facts';
import { expect, test } from './support/test';

/**
 * What one more would do, and how far a time is from the cautious one: tests/components/result/details and
 * plans. R01 under the limit of the United States, 0.8: cautious time 259 min, 01:19, said as 01:20.
 */
test('one more and ready by: live with the entries, by keyboard, on the result', async ({
  page,
}) => {
  // While R01 goes on, when one more can still be had.
  await page.clock.setFixedTime(new Date('2026-11-21T22:00:00+01:00'));
  await page.setViewportSize({ width: 390, height: 844 });
  await giveFacts(page);
  await page.goto('/');
  const panel = page.getByRole('complementary', { name: 'Live estimate' });
  const emptyPx = (await panel.boundingBox())?.height;
  const readyBy = page.getByTestId('ready-by');
  const margin = page.getByTestId('ready-by-margin');
  await page.getByTestId('plans').locator('summary').click();
  await enterCaseR01(page);
  await expect(panel).toContainText('01:20');
  expect((await panel.boundingBox())?.height).toBe(emptyPx);

  // By keyboard: 08:00 with the hour at its first row is 00:00, 180 min after the start.
  await readyBy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('wheel-picker')).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(margin).toHaveAttribute('data-minutes', '-79');
  await page.getByTestId('ready-by-clear').focus();
  await page.keyboard.press('Enter');
  await expect(margin).toBeHidden();
  await expect(readyBy).toBeFocused();
  // 04:00 is 420 min after 21:00.
  await pickWheel(page, readyBy, '04', '00');
  await expect(margin).toHaveAttribute('data-minutes', '161');

  await calculate(page);
  const rows = page.getByTestId('one-more').getByRole('listitem');
  await expect(rows).toHaveCount(4);
  // A row of millilitres is not logged by the glass.
  await expect(rows.filter({ hasText: 'Beer' }).getByRole('button')).toHaveCount(0);
  await rows.filter({ hasText: 'Wine' }).getByRole('button', { name: '+1 now' }).click();
  const late = page.getByTestId('drive-time-late');
  await expect
    .poll(async () => Number(await late.getAttribute('data-minutes')))
    .toBeGreaterThan(259);
  await page.getByTestId('toast').getByRole('button').first().click();
  await expect(late).toHaveAttribute('data-minutes', '259');
  // A time that was set opens its place by itself.
  await page.goto('/');
  await expect(margin).toHaveAttribute('data-minutes', '161');
});
