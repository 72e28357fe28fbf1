import { drink } from './support/evening';
import { tabTo } from './support/keyboard';
import { expect, test } from './support/test';

test('an evening is entered, read and taken back without a mouse', async ({ page }) => {
  await page.goto('/pl/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /treści/ })).toBeFocused();

  // Escape closes the menu, and the focus goes back to its button.
  await tabTo(page.getByTestId('menu-open'));
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('menu')).toBeHidden();
  await expect(page.getByTestId('menu-open')).toBeFocused();

  await tabTo(page.getByTestId('gender-0'));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('gender-1')).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByTestId('gender-0')).toBeChecked();

  await tabTo(page.getByTestId('weight'));
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('wheel-picker')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('wheel-picker')).toBeHidden();
  await expect(page.getByTestId('weight')).toContainText('80');
  await expect(page.getByTestId('weight')).toBeFocused();
  // The line of the body closes its fields and keeps the focus.
  await tabTo(page.getByTestId('body-line'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('weight')).toBeHidden();
  await expect(page.getByTestId('body-line')).toBeFocused();

  await tabTo(page.getByTestId('time-finish'));
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

  await tabTo(drink(page, 'beer').getByTestId('amount'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(drink(page, 'beer').getByTestId('amount').first()).toHaveValue('2');

  // Another sitting, removed and brought back.
  const sitting = page.getByTestId('sitting');
  await tabTo(page.getByTestId('add-sitting'));
  await page.keyboard.press('Enter');
  await expect(sitting.getByRole('heading').first()).toBeFocused();
  await tabTo(sitting.getByTestId('drink-beer').getByTestId('amount'));
  await page.keyboard.type('1');
  await tabTo(page.getByTestId('sitting-remove'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(sitting).toBeHidden();
  await expect(page.getByTestId('add-sitting')).toBeFocused();
  // The toast waits while the keyboard is on it.
  await page.getByTestId('toast').getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(sitting.getByRole('heading').first()).toBeFocused();
  await expect(sitting.getByTestId('drink-beer').getByTestId('amount')).toHaveValue('1');

  await tabTo(page.getByTestId('calculate'));
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('result')).toBeVisible();

  await tabTo(page.getByTestId('country'));
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('country-search')).toBeFocused();
  await page.keyboard.type('cze');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('country')).toContainText('Czechy');
  await expect(page.getByTestId('country')).toBeFocused();

  await tabTo(page.getByTestId('change-data'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pl/');
  await expect(drink(page, 'beer').getByTestId('amount').first()).toHaveValue('2');
});
