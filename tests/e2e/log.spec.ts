import { calculate } from '../../lib/bac';
import { drink } from './support/evening';
import { evening, savedModel, store } from './support/stored';
import { withMotion } from './support/motion';
import { expect, test } from './support/test';

test.use(withMotion);

/** Half a litre and 4 cl: the usual ones of the English site outside the countries of the language. */
const beer = { ml: 500, percent: 5 };
const shot = { ml: 40, percent: 40 };

/** The same party, entered by hand into the engine. */
const byHand = calculate({
  gender: 0,
  ageYears: 39,
  heightCm: 178,
  weightKg: 78,
  foodWhileDrinking: 2,
  legalDrivingLimitPermille: 0.2,
  timeStart: '20:30',
  timeFinish: '22:00',
  drinks: [{ ...beer, ml: 3 * beer.ml }, shot],
  laterSittings: [{ timeStart: '23:30', timeFinish: '00:10', drinks: [beer, shot] }],
});

test('a party by taps alone is what it would be entered by hand', async ({
  page,
  context,
  expectConsole,
}) => {
  // What is fetched ahead while the network is off.
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await store(page, savedModel(evening('', ['21:00', '23:00'], {})));
  const at = (time: string) => page.clock.setFixedTime(new Date(time));
  const tap = async (type: 'beer' | 'vodka', clock: string) => {
    await page.getByTestId(`log-${type}`).click();
    await expect(page.getByTestId('toast').filter({ hasText: clock })).toBeVisible();
  };
  const amount = (type: 'beer' | 'vodka') => drink(page, type).getByTestId('amount').first();

  await at('2026-11-21T20:33:00+01:00');
  await page.goto('/');
  await tap('beer', '20:33');
  await expect(page.getByTestId('time-start').first()).toContainText('20:30');
  await expect(page.getByTestId('time-finish').first()).toContainText('20:40');
  await at('2026-11-21T20:58:00+01:00');
  await tap('beer', '20:58');
  await expect(page.getByTestId('time-finish').first()).toContainText('21:00');

  // What was counted twice by mistake is undone.
  await at('2026-11-21T20:59:00+01:00');
  await tap('beer', '20:59');
  await expect(amount('beer')).toHaveValue('3');
  await page.getByTestId('toast').filter({ hasText: '20:59' }).getByText('Undo').click();
  await expect(amount('beer')).toHaveValue('2');

  // In the middle the page is loaded again, and the network goes.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('en:app-calc-model')))
    .toMatch(/"amount":2\b/);
  await page.reload();
  await expect(amount('beer')).toHaveValue('2');
  await expect(page.getByTestId('log-beer')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await at('2026-11-21T21:31:00+01:00');
  await tap('vodka', '21:31');
  await at('2026-11-21T21:55:00+01:00');
  await tap('beer', '21:55');
  await context.setOffline(false);

  // 91 minutes after the last sip: another sitting.
  await at('2026-11-21T23:31:00+01:00');
  await tap('vodka', '23:31');
  await at('2026-11-22T00:06:00+01:00');
  await tap('beer', '00:06');
  await expect(page.getByTestId('time-start').first()).toContainText('20:30');
  await expect(page.getByTestId('time-finish').first()).toContainText('22:00');
  const second = page.getByTestId('sitting');
  await expect(second).toHaveCount(1);
  await expect(second.getByTestId('time-start')).toContainText('23:30');
  await expect(second.getByTestId('time-finish')).toContainText('00:10');
  await expect(second.getByTestId('drink-beer').getByTestId('amount')).toHaveValue('1');
  await expect(amount('beer')).toHaveValue('3');

  await page.getByTestId('calculate').click();
  const result = page.getByTestId('result');
  await expect(result).toHaveAttribute('data-start', '2026-11-21T19:30:00.000Z');
  const expectAt = (id: string, attribute: string, value: number) =>
    expect(page.getByTestId(id)).toHaveAttribute(attribute, String(value));
  const { timeWhenCanDrive, band, peakPermilleExact } = byHand;
  await expectAt('drive-time', 'data-minutes', timeWhenCanDrive.minutesFromStart);
  await expectAt('drive-time-late', 'data-minutes', band.late.timeWhenCanDrive.minutesFromStart);
  await expectAt('peak', 'data-permille', peakPermilleExact);
});
