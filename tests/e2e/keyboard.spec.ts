import type { Page } from '@playwright/test';
import { drink } from './support/evening';
import { expect, test } from './support/test';

/** Tabs until the element with the test id (or one inside it) has the focus. */
async function tabTo(page: Page, testId: string, inside = '', key = 'Tab') {
  const selector = `${inside} [data-testid="${testId}"]`.trim();
  for (let step = 0; step < 80; step += 1) {
    const isThere = await page.evaluate((target) => {
      const wanted = document.querySelector(target);
      return (
        wanted !== null &&
        (wanted === document.activeElement || wanted.contains(document.activeElement))
      );
    }, selector);
    if (isThere) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never reached ${selector}`);
}

test('an evening is entered, read and taken back without a mouse', async ({ page }) => {
  await page.goto('/pl/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /treści/ })).toBeFocused();

  // Escape closes the menu, and the focus goes back to its button.
  await tabTo(page, 'menu-open');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('menu')).toBeHidden();
  await expect(page.getByTestId('menu-open')).toBeFocused();

  await tabTo(page, 'gender-0');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('gender-1')).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByTestId('gender-0')).toBeChecked();

  await tabTo(page, 'weight');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('wheel-picker')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('wheel-picker')).toBeHidden();
  await expect(page.getByTestId('weight')).toContainText('80');
  await expect(page.getByTestId('weight')).toBeFocused();

  await tabTo(page, 'time-finish');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('wheel-picker')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('wheel-picker')).toBeHidden();
  await expect(page.getByTestId('time-finish')).toContainText('23:00');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('time-finish')).toContainText('23:50');

  await tabTo(page, 'amount', '[data-testid="drink-beer"]');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(drink(page, 'beer').getByTestId('amount').first()).toHaveValue('2');

  // Another sitting, removed and brought back.
  const sitting = page.getByTestId('sitting');
  await tabTo(page, 'add-sitting');
  await page.keyboard.press('Enter');
  await expect(sitting.getByRole('heading').first()).toBeFocused();
  await tabTo(page, 'amount', '[data-testid=sitting] [data-testid=drink-beer]');
  await page.keyboard.type('1');
  await tabTo(page, 'sitting-remove', '', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(sitting).toBeHidden();
  await expect(page.getByTestId('add-sitting')).toBeFocused();
  // The toast waits while the keyboard is on it.
  await page.getByTestId('toast').getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(sitting.getByRole('heading').first()).toBeFocused();
  await expect(sitting.getByTestId('drink-beer').getByTestId('amount')).toHaveValue('1');

  await tabTo(page, 'calculate');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('result')).toBeVisible();

  await tabTo(page, 'country');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('country-search')).toBeFocused();
  await page.keyboard.type('cze');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('country')).toContainText('Czechy');
  await expect(page.getByTestId('country')).toBeFocused();

  await tabTo(page, 'change-data');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pl/');
  await expect(drink(page, 'beer').getByTestId('amount').first()).toHaveValue('2');
});
