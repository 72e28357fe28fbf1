import type { Locator } from '@playwright/test';
import { drink } from './support/evening';
import { expect, test, withMotion } from './support/test';

test.use(withMotion);

/** The keys of the home page: nothing is lost by a tap, and the body says whose it is. */
test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the body is marked as an average man’s until it is set, and remembered; a lit glass deletes nothing', async ({
    page,
  }) => {
    await page.goto('/');
    const line = page.getByTestId('body-line');
    const woman = page.getByTestId('gender-1');
    await expect(line).toContainText('Man, 39, 178');
    await expect(line).toContainText('average man');
    // In the page: a press may have to scroll a field out from behind the bar.
    const topOf = (part: Locator) =>
      part.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const before = await topOf(line);
    expect(before).toBeGreaterThan(await topOf(page.getByTestId('food')));
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
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('en:app-calc-model')))
      .toContain('"isBodySet":true');

    await page.reload();
    await expect(line).toContainText('Woman, 22');
    await expect(line).not.toContainText('average');
    await expect(woman).toBeHidden();
    // Sections keep their order on every visit.
    expect(await topOf(line)).toBe(before);

    const beer = drink(page, 'beer');
    await beer.getByTestId('amount').fill('4');
    await beer.getByTestId('amount').press('Enter');
    await beer.locator('svg').first().tap();
    await expect(beer.getByTestId('amount')).toHaveValue('4');
  });
});

test.describe('without scripts', () => {
  test.use({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });

  test('a wide page shows the fields of the body', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByTestId('weight')).toBeVisible();
    await expect(page.getByTestId('body-line')).toContainText('average man');
  });
});
