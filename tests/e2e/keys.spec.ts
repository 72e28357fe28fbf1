import type { Locator } from '@playwright/test';
import { drink } from './support/evening';
import { evening, savedModel, store } from './support/stored';
import { withMotion } from './support/motion';
import { expect, test } from './support/test';

test.use(withMotion);

/** The keys of the home page: nothing is lost by a tap, and the body says whose it is. */
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('a tap on a lit icon adds one and deletes nothing', async ({ page }) => {
    await page.goto('/');
    const beer = drink(page, 'beer');
    await beer.getByTestId('amount-plus').tap();
    await beer.getByTestId('amount-plus').tap();
    await expect(beer.getByTestId('amount')).toHaveValue('2');
    // Away from the bar at the foot of the window.
    await beer.evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const icon = await beer.getByTestId('amount-icon').boundingBox();
    if (!icon) throw new Error('No icon');
    // Wherever on the icon the finger comes down: its corners once cleared the drink.
    for (const [x, y] of [
      [0.5, 0.5],
      [0.9, 0.1],
      [0.1, 0.9],
    ] as const) {
      await page.touchscreen.tap(icon.x + icon.width * x, icon.y + icon.height * y);
    }
    await expect(beer.getByTestId('amount')).toHaveValue('5');
  });

  test('a cleared drink comes back by the toast', async ({ page }) => {
    await page.goto('/');
    const beer = drink(page, 'beer');
    await beer.getByTestId('amount').fill('4');
    await beer.getByTestId('amount').press('Enter');
    await beer.getByTestId('amount-clear').tap();
    await expect(beer.getByTestId('amount')).toHaveValue('0');
    await page.getByTestId('toast').getByText('Undo').tap();
    await expect(beer.getByTestId('amount')).toHaveValue('4');
    await expect(beer.getByTestId('amount-clear')).toBeVisible();
  });

  test('the body is marked as an average man’s until it is set, and remembered', async ({
    page,
  }) => {
    await page.goto('/');
    const line = page.getByTestId('body-line');
    const woman = page.getByTestId('gender-1');
    await expect(line).toContainText('Man, 39, 178');
    await expect(line).toContainText('average man');
    // Asked for before the drinks while it is not known.
    // In the page: a press may have to scroll a field out from behind the bar.
    const topOf = (part: Locator) =>
      part.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const before = await topOf(line);
    expect(before).toBeLessThan(await topOf(drink(page, 'beer')));
    await expect(woman).toBeHidden();
    await line.tap();
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await woman.check();
    // Nothing moves under the finger of who is entering it.
    expect(await topOf(line)).toBe(before);
    await page.getByTestId('age').fill('22');
    // Sex and age alone do not make it theirs.
    await expect(line).toContainText('Woman, 22');
    await expect(line).toContainText('average woman');
    await page.getByTestId('body-confirm').tap();
    await expect(line).not.toContainText('average');
    await page.waitForTimeout(700);

    await page.reload();
    await expect(line).toContainText('Woman, 22');
    await expect(line).not.toContainText('average');
    await expect(woman).toBeHidden();
    const after = await line.boundingBox();
    const times = await page.getByTestId('time-start').boundingBox();
    expect(after?.y).toBeGreaterThan(times?.y ?? Infinity);
  });

  test('a known body is in its place from the first paint on', async ({ page }) => {
    await store(page, savedModel({ ...evening('', ['21:00', '23:00'], {}), isBodySet: true }));
    // Where the exported page has them, before any script of the page has run.
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const top = (id: string) =>
          document.querySelector(`[data-testid=${id}]`)?.getBoundingClientRect().top;
        Object.assign(window, { placed: { body: top('body-line'), times: top('time-start') } });
      });
    });
    await page.goto('/');
    const line = page.getByTestId('body-line');
    await expect(line).toContainText('These change the result most');
    const placed = await page.evaluate(
      () => (window as unknown as { placed: { body: number; times: number } }).placed,
    );
    expect(placed.body).toBeGreaterThan(placed.times);
    const times = await page.getByTestId('time-start').boundingBox();
    expect((await line.boundingBox())?.y).toBeGreaterThan(times?.y ?? Infinity);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  test('the fields of an unknown body are open without scripts, and stay so', async ({ page }) => {
    await page.goto('/');
    const line = page.getByTestId('body-line');
    const woman = page.getByTestId('gender-1');
    await expect(woman).toBeVisible();
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await woman.check();
    await expect(line).toContainText('Woman');
    await expect(page.getByTestId('weight')).toBeVisible();
    await page.getByTestId('body-confirm').click();
    await line.press('Enter');
    await expect(page.getByTestId('weight')).toBeHidden();
    await expect(line).toBeFocused();
    await page.waitForTimeout(700);
    await page.reload();
    await expect(line).toContainText('Woman');
    await expect(woman).toBeHidden();
    await expect(line).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('without scripts', () => {
  test.use({ viewport: desktop, javaScriptEnabled: false });

  test('a wide page shows the fields of the body', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByTestId('weight')).toBeVisible();
    await expect(page.getByTestId('body-line')).toContainText('average man');
  });
});
