import { calculate, drink, enterCaseR01 } from './support/evening';
import { holdScripts } from './support/soft-navigation';
import { expect, test } from './support/test';

/** What a page needs to be seen travels in it; the whole sheet comes with the scripts, once. */
test('one style sheet is fetched, after the first paint, soft navigations included', async ({
  page,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet' || /\.css\b/.test(request.url())) {
      sheets.push(request.url());
    }
  });
  await page.goto('/help/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sheets).toEqual([]);
  await page.getByTestId('menu-open').click();
  await page.getByTestId('menu').getByRole('link', { name: 'Calculator', exact: true }).click();
  await enterCaseR01(page);
  await calculate(page);
  await page.getByTestId('menu-open').click();
  await page.getByTestId('menu').getByRole('link', { name: /myths/i }).click();
  await expect(page.getByTestId('article')).toBeVisible();
  expect(sheets.length).toBe(1);
  await expect(page.locator('style[data-precedence]')).toHaveCount(1);
});

test('what is pressed and typed before the scripts arrive is not lost', async ({ page }) => {
  const arrive = await holdScripts(page, /\/_next\/static\/chunks\//);
  await page.goto('/de/', { waitUntil: 'commit' });
  await drink(page, 'beer').getByTestId('amount-plus').click();
  await page.getByTestId('gender-1').check();
  await page.getByTestId('age').fill('64');
  await page.getByTestId('theme-toggle').click();
  for (const id of ['plans', 'earlier-evenings'])
    await page.getByTestId(id).locator('summary').click();
  await expect(drink(page, 'beer').getByTestId('amount')).toHaveValue('0');
  arrive();
  await expect(drink(page, 'beer').getByTestId('amount')).toHaveValue('1');
  await expect(page.getByTestId('gender-1')).toBeChecked();
  await expect(page.getByTestId('age')).toHaveValue('64');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'bumblebee');
  await expect(page.getByTestId('evenings-import')).toBeAttached();
  await expect(page.getByTestId('plans').getByTestId('ready-by')).toBeVisible();
  await calculate(page);
});
