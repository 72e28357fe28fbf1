import { expect, type Page } from '@playwright/test';
import { comeBack } from './facts';

/** The body of M02 and M13; the drinks are entered by hand. */
export async function openAsHer(page: Page, changes: object = {}) {
  // Before noon, whenever this runs: lunch and evening are both still to come.
  await page.clock.setFixedTime(new Date('2026-11-21T09:00:00Z'));
  const her = { gender: 1, age: 35, heightInCm: 170, weightInKg: 70 };
  await comeBack(page, 'en', { ...her, ...changes }, 2);
  await page.goto('/');
  await expect(page.getByTestId('weight')).toContainText('70');
}

/** The block of an added sitting, 0 for the second one of all. */
export const sitting = (page: Page, index = 0) => page.getByTestId('sitting').nth(index);
