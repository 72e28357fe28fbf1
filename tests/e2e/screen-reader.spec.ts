import { calculate, drink, enterCaseR01 } from './support/evening';
import { expect, test } from './support/test';

/**
 * What a screen reader is told, as a tree of roles, names and states. A change here is to be read
 * aloud before it is taken over (`npx playwright test screen-reader --update-snapshots`).
 */
test.use({ timezoneId: 'UTC', locale: 'pl-PL' });

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-06-10T23:30:00Z') });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/pl/');
});

test('the wheel picker of a time, and the calculator with a beer entered', async ({ page }) => {
  await page.getByTestId('time-start').click();
  await expect(page.getByTestId('wheel-ok')).toBeVisible();
  await expect(page.getByTestId('wheel-picker')).toMatchAriaSnapshot({ name: 'picker.aria.yml' });
  await page.getByTestId('wheel-close').click();
  await expect(page.getByTestId('wheel-picker')).toBeHidden();

  await drink(page, 'beer').getByTestId('amount-plus').click();
  await expect(drink(page, 'beer').getByTestId('amount')).toHaveValue('1');
  await expect(page.getByTestId('calculator')).toMatchAriaSnapshot({ name: 'calculator.aria.yml' });
});

test('the result of golden case R01 under the limit of Poland', async ({ page }) => {
  await enterCaseR01(page);
  await calculate(page);
  await page.clock.runFor(2000);
  await expect(page.getByTestId('samples')).toBeAttached();
  await expect(page.getByTestId('result')).toMatchAriaSnapshot({ name: 'result.aria.yml' });
});
