import { calculate, enterCaseR01 } from './support/evening';
import { expect, test } from './support/test';

/** What a page needs to be seen travels in it: nothing of it is fetched, nothing twice. */
test('no style sheet is fetched, soft navigations included', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet' || /\.css\b/.test(request.url())) {
      sheets.push(request.url());
    }
  });
  await page.goto('/help/');
  await page.getByTestId('menu-open').click();
  await page.getByTestId('menu').getByRole('link', { name: 'Calculator', exact: true }).click();
  await enterCaseR01(page);
  await calculate(page);
  await page.getByTestId('menu-open').click();
  await page.getByTestId('menu').getByRole('link', { name: /myths/i }).click();
  await expect(page.getByTestId('article')).toBeVisible();
  expect(sheets).toEqual([]);
  await expect(page.locator('style[data-precedence]')).toHaveCount(1);
});

test('a page opened in the background works before it is looked at', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.assign(window, { requestAnimationFrame: () => 0 });
  });
  await page.goto('/help/');
  await page.getByTestId('menu-open').click();
  await expect(page.getByTestId('menu')).toBeVisible();
});
