import { calculate, drink, enterCaseR01 } from './support/evening';
import { expect, test } from './support/test';

test('two tabs at once: the newest entry is the entry of both', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) await page.goto('/');
  await drink(first, 'beer').getByTestId('amount-plus').click();
  await expect(drink(second, 'beer').getByTestId('amount')).toHaveValue('1');
  await drink(second, 'wine').getByTestId('amount-plus').click();
  await expect(drink(first, 'wine').getByTestId('amount')).toHaveValue('1');
  await expect(drink(first, 'beer').getByTestId('amount')).toHaveValue('1');
  // Both at the same moment: one of the two wins in both tabs, and nothing else is lost.
  await Promise.all([
    drink(first, 'vodka').getByTestId('amount-plus').click(),
    drink(second, 'other').getByTestId('amount-plus').click(),
  ]);
  // Each saves half a second later, and the other reads it.
  await first.waitForTimeout(1500);
  for (const page of [first, second]) {
    await page.reload();
    await expect(drink(page, 'beer').getByTestId('amount')).toHaveValue('1');
  }
  for (const type of ['wine', 'vodka', 'other'] as const) {
    const won = await drink(first, type).getByTestId('amount').inputValue();
    await expect(drink(second, type).getByTestId('amount')).toHaveValue(won);
  }
});

test('a clock that is set while the page is open: the evening stays, now moves', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-06-10T23:30:00+02:00') });
  await page.goto('/pl/');
  await enterCaseR01(page);
  await calculate(page);
  const late = await page.getByTestId('drive-time-late').getAttribute('data-instant');
  // Three hours on, as after a suspended laptop; then back before the first sip; then years on.
  for (const [time, shown] of [
    // 01:20 is the cautious time of R01 by 0.8: what was not given is asked for.
    ['2026-06-11T02:30:00+02:00', 'W jakich godzinach to było?'],
    ['2026-06-10T20:15:00+02:00', 'Pierwszy łyk: 21:00'],
    // An evening of years ago has no now.
    ['2031-01-01T12:00:00+01:00', null],
  ] as const) {
    await page.clock.setSystemTime(new Date(time));
    await page.clock.runFor(61_000);
    if (shown === null) await expect(page.getByTestId('now-status')).toBeHidden();
    else await expect(page.getByTestId('now-status')).toContainText(shown.slice(0, -2));
    await expect(page.getByTestId('drive-time-late')).toHaveAttribute('data-instant', late ?? '');
  }
});
