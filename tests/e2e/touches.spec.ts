import { calculate } from '../../lib/bac';
import type { CalculatorModel } from '../../lib/model/model';
import { drink } from './support/evening';
import { evening, savedModel, store } from './support/stored';
import { withMotion } from './support/motion';
import { expect, test } from './support/test';
import { countingFinger } from './support/touches';

test.use(withMotion);

/**
 * How often a finger must come down between opening the page and the answer. The visitor has been
 * here before: their body is known, the evening is blank. Half a litre and 4 cl are
 * the usual ones of the English site outside the countries of the language.
 */
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const beer = { ml: 500, percent: 5 };
const shot = { ml: 40, percent: 40 };
const body = { gender: 1, age: 22, heightInCm: 165, weightInKg: 58, isBodySet: true } as const;
const known: CalculatorModel = { ...evening('', ['21:00', '23:00'], {}), ...body };

/** The peak of an evening of that visitor, entered into the engine by hand. */
const peakOf = (timeStart: string, timeFinish: string, drinks: { ml: number; percent: number }[]) =>
  calculate({
    gender: 1,
    ageYears: 22,
    heightCm: 165,
    weightKg: 58,
    foodWhileDrinking: 2,
    legalDrivingLimitPermille: 0.2,
    ...{ timeStart, timeFinish, drinks },
  }).peakPermilleExact;

for (const [name, now, most, beers, shots, start, finish] of [
  ['my evening of two drinks', '2026-11-21T22:05:00+01:00', 8, 1, 1, ['20', '00'], '22:10'],
  ['a party of six', '2026-11-22T00:05:00+01:00', 14, 4, 2, ['20', '30'], '00:10'],
] as const) {
  test(`${name} takes at most ${most} touches`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(now));
    await store(page, savedModel(known));
    await page.goto('/');
    const finger = countingFinger(page);
    const plus = (type: 'beer' | 'vodka') => drink(page, type).getByTestId('amount-plus');
    await finger.tap(page.getByTestId('entry-earlier'));
    for (let glass = 0; glass < beers; glass++) await finger.tap(plus('beer'));
    for (let glass = 0; glass < shots; glass++) await finger.tap(plus('vodka'));
    const [hour, minute] = start;
    const rows = minute === '00' ? { hour } : { hour, minute };
    await finger.setTime(page.getByTestId('time-start'), rows);
    await finger.tap(page.getByTestId('set-now'));
    await expect(page.getByTestId('time-finish')).toContainText(finish);
    await finger.calculate();
    const drinks = [
      { ...beer, ml: beers * beer.ml },
      { ...shot, ml: shots * shot.ml },
    ];
    await expect(page.getByTestId('peak')).toHaveAttribute(
      'data-permille',
      String(peakOf(start.join(':'), finish, drinks)),
    );
    expect(finger.touches()).toBeLessThanOrEqual(most);
  });
}

test('two drinks as they happen take one touch each', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T20:33:00+01:00'));
  await store(page, savedModel(known));
  await page.goto('/');
  const finger = countingFinger(page);
  await finger.tap(page.getByTestId('log-beer'));
  await finger.tap(page.getByTestId('log-vodka'));
  await expect(drink(page, 'vodka').getByTestId('amount')).toHaveValue('1');
  await expect(page.getByTestId('time-start')).toContainText('20:30');
  await finger.calculate();
  await expect(page.getByTestId('result')).toHaveAttribute('data-open', '');
  expect(finger.touches()).toBe(3);
});
