import { expect, type Page } from '@playwright/test';
import { comeBack } from './facts';

/** A woman of 70 kg before she has had anything. */
export async function openAsHer(page: Page, changes: object = {}) {
  // Before noon, whenever this runs: lunch and evening are both still to come.
  await page.clock.setFixedTime(new Date('2026-11-21T09:00:00Z'));
  const her = { gender: 1, age: 35, heightInCm: 170, weightInKg: 70 };
  await comeBack(page, 'en', { ...her, ...changes }, 2);
  await page.goto('/');
  await expect(page.getByTestId('weight')).toContainText('70');
}
