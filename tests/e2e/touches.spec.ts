import type { Locator, Page } from '@playwright/test';
import { calculate } from '../../lib/bac';
import type { CalculatorModel } from '../../lib/model/model';
import { drink } from './support/evening';
import { evening, savedModel, store } from './support/stored';
import { expect, test, withMotion } from './support/test';

/**
 * How often a finger must come down between opening the page and the answer. The visitor has been
 * here before: their body is known, the evening is blank. Half a litre and 4 cl are
 * the usual ones of the English site outside the countries of the language.
 */
test.use({ ...withMotion, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const body = { gender: 1, age: 22, heightInCm: 165, weightInKg: 58, isBodySet: true } as const;
const known: CalculatorModel = { ...evening('', ['21:00', '23:00'], {}), ...body };

/** The peak of the party of that visitor, entered into the engine by hand. */
const { peakPermilleExact } = calculate({
  gender: 1,
  ageYears: 22,
  heightCm: 165,
  weightKg: 58,
  foodWhileDrinking: 2,
  legalDrivingLimitPermille: 0.2,
  timeStart: '20:30',
  timeFinish: '00:10',
  drinks: [
    { percent: 5, ml: 4 * 500 },
    { percent: 40, ml: 2 * 40 },
  ],
});

/** A finger that counts how often it comes down on the screen. */
function countingFinger(page: Page) {
  let count = 0;

  async function tap(target: Locator) {
    count += 1;
    await target.tap();
  }

  /**
   * Picks a row of a wheel. One that does not lie on the open wheel yet must be swiped there first: that
   * is a touch too.
   */
  async function pick(column: number, name: string) {
    const list = page.getByTestId('wheel-picker').getByRole('listbox').nth(column);
    const row = list.getByRole('option', { name, exact: true });
    // At one moment: the sheet slides in.
    const isThere = await row.evaluate((option) => {
      const place = option.getBoundingClientRect();
      const shown = option.closest('[role=listbox]')?.getBoundingClientRect();
      return shown !== undefined && place.top >= shown.top && place.bottom <= shown.bottom;
    });
    if (!isThere) count += 1;
    await tap(row);
    await expect(row).toHaveAttribute('aria-selected', 'true');
  }

  /** To the result, by whichever of the two buttons is on the screen. */
  async function toResult() {
    const floating = page.getByTestId('calculate-floating');
    const isFloating = await floating.isVisible();
    await tap(isFloating ? floating : page.getByTestId('calculate'));
    await expect(page.getByTestId('result')).toBeVisible();
  }

  return { tap, pick, toResult, touches: () => count };
}

test('a party of six takes at most 14 touches', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T00:05:00+01:00'));
  await store(page, savedModel(known));
  await page.goto('/');
  const finger = countingFinger(page);
  await finger.tap(page.getByTestId('entry-earlier'));
  for (const type of ['beer', 'beer', 'beer', 'beer', 'vodka', 'vodka'] as const) {
    await finger.tap(drink(page, type).getByTestId('amount-plus'));
  }
  await finger.tap(page.getByTestId('time-start'));
  await expect(page.getByTestId('wheel-picker')).toBeVisible();
  await finger.pick(0, '20');
  await finger.pick(1, '30');
  await finger.tap(page.getByTestId('wheel-ok'));
  await expect(page.getByTestId('wheel-picker')).toBeHidden();
  await finger.tap(page.getByTestId('set-now'));
  await expect(page.getByTestId('time-finish')).toContainText('00:10');
  await finger.toResult();
  const peak = page.getByTestId('peak');
  await expect(peak).toHaveAttribute('data-permille', String(peakPermilleExact));
  expect(finger.touches()).toBeLessThanOrEqual(14);
});

test('two drinks as they happen take one touch each', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T20:33:00+01:00'));
  await store(page, savedModel(known));
  await page.goto('/');
  const finger = countingFinger(page);
  await finger.tap(page.getByTestId('log-beer'));
  await finger.tap(page.getByTestId('log-vodka'));
  await expect(drink(page, 'vodka').getByTestId('amount')).toHaveValue('1');
  await expect(page.getByTestId('time-start')).toContainText('20:30');
  await finger.toResult();
  await expect(page.getByTestId('result')).toHaveAttribute('data-open', '');
  expect(finger.touches()).toBe(3);
});
