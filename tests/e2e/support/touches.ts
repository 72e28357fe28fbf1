import { expect, type Locator, type Page } from '@playwright/test';

/** A finger that counts how often it comes down on the screen. */
export function countingFinger(page: Page) {
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

  /** Sets a clock time with its wheels. */
  async function setTime(button: Locator, rows: { hour: string; minute: string }) {
    await tap(button);
    await expect(page.getByTestId('wheel-picker')).toBeVisible();
    await pick(0, rows.hour);
    await pick(1, rows.minute);
    await tap(page.getByTestId('wheel-ok'));
    await expect(page.getByTestId('wheel-picker')).toBeHidden();
  }

  /** To the result, by whichever of the two buttons is on the screen. */
  async function calculate() {
    const floating = page.getByTestId('calculate-floating');
    const isFloating = await floating.isVisible();
    await tap(isFloating ? floating : page.getByTestId('calculate'));
    await expect(page.getByTestId('result')).toBeVisible();
  }

  return { tap, setTime, calculate, touches: () => count };
}
