import { expect, type Locator, type Page } from '@playwright/test';
import { perDrinkType } from '../../../lib/model/model';
import { goldenLevels } from './links';

/** Opens a wheel picker by its button, picks one option per column and confirms. */
export async function pickWheel(page: Page, trigger: Locator, ...names: (string | RegExp)[]) {
  await trigger.click();
  const wheel = page.getByTestId('wheel-picker');
  await expect(wheel).toBeVisible();
  for (const [index, name] of names.entries()) {
    const option = wheel
      .getByRole('listbox')
      .nth(index)
      .getByRole('option', { name, exact: typeof name === 'string' });
    await option.click();
    await expect(option).toHaveAttribute('aria-selected', 'true');
  }
  await page.getByTestId('wheel-ok').click();
  await expect(wheel).toBeHidden();
}

/** The block of one kind of drink. */
export function drink(page: Page, type: 'beer' | 'wine' | 'vodka' | 'other') {
  return page.getByTestId(`drink-${type}`);
}

/**
 * Enters golden case R01: the default person, 1500 ml of beer at 5 %, 21:00 to 23:00, by the custom
 * serving row (last in the list), so that it is the same evening in every language.
 * @param customMl what that row stands for: 1 ml, but 10 in French (specification, section 9)
 */
export async function enterCaseR01(page: Page, customMl = 1) {
  const beer = drink(page, 'beer');
  await beer.getByTestId('serving').click();
  const wheel = page.getByTestId('wheel-picker');
  await expect(wheel).toBeVisible();
  await wheel.getByRole('option').last().click();
  await page.getByTestId('wheel-ok').click();
  await expect(wheel).toBeHidden();
  await pickWheel(page, beer.getByTestId('percent'), '5', /^[.,]?0$/);
  await beer.getByTestId('amount').fill(String(1500 / customMl));
  await beer.getByTestId('amount').press('Enter');
}

/** What golden case R01 says of the levels; times depend on the limit. */
export const caseR01 = goldenLevels('R01');

/** R01 as saved entries of any language, for tests of something else than entering it. */
export const savedR01 = {
  givenEnds: 'both',
  alcoholSettings: perDrinkType((type) => ({
    percent: 5,
    servingItemId: `${type}-bottle`,
    servingItemName: 'Bottle',
    servingItemCapacityInMl: 1500,
    amount: type === 'beer' ? 1 : 0,
  })),
} as const;

/** Goes to the result and waits for it. */
export async function calculate(page: Page) {
  await page.getByTestId('calculate').click();
  await expect(page.getByTestId('result')).toBeVisible();
}

/** The shortest way to a result. */
export async function calculateOneBeer(page: Page) {
  await drink(page, 'beer').getByTestId('amount-plus').click();
  await calculate(page);
  await expect(page.getByTestId('peak')).toBeVisible();
}

/** Waits for a time on the result page. @param minutes from the start of drinking */
export async function expectMinutes(page: Page, testId: string, minutes: number) {
  await expect(page.getByTestId(testId)).toHaveAttribute('data-minutes', String(minutes));
}

/** Compares the likely peak of the result with one that was calculated elsewhere. */
export async function expectPeak(page: Page, permille: number) {
  const shown = await page.getByTestId('peak').getAttribute('data-permille');
  expect(Number(shown)).toBeCloseTo(permille, 9);
}

/** Opens the row of the result's details that holds an element. */
export async function openRow(page: Page, testId: string) {
  const row = page.locator('details', { has: page.getByTestId(testId) });
  await row.locator('summary').click();
  await expect(page.getByTestId(testId)).toBeVisible();
}
