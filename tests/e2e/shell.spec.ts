import { calculate, drink } from './support/evening';
import { withMotion } from './support/motion';
import { expect, test } from './support/test';

test.use(withMotion);

test('the theme is dark first, toggles, survives a reload and follows other tabs', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'business');
  const second = await context.newPage();
  await second.goto('/de/');
  await page.getByTestId('theme-toggle').click();
  await expect(html).toHaveAttribute('data-theme', 'bumblebee');
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'bumblebee');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'bumblebee');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
});

test('back to top appears over 300 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/help/');
  await expect(page.getByTestId('go-top')).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByTestId('go-top').click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(10);
});

test('the menu leads to every page and closes on the way', async ({ page }) => {
  await page.goto('/pl/');
  await page.getByTestId('menu-open').click();
  await page.getByTestId('menu').locator('a[href="/pl/pomoc/"]').click();
  await expect(page).toHaveURL('/pl/pomoc/');
  await expect(page.getByTestId('menu')).toBeHidden();
  await page.getByTestId('menu-open').click();
  await page.getByTestId('menu').locator('a[href="/pl/polityka-prywatnosci/"]').click();
  await expect(page).toHaveURL('/pl/polityka-prywatnosci/');
});

test('nothing moves while home and result load', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await drink(page, 'beer').getByTestId('amount-plus').click();
  await calculate(page);
  for (const path of ['/', '/result/', '/jp/', '/de/hilfe/']) {
    await page.goto(path);
    await page.waitForTimeout(1200);
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(total, path).toBeLessThan(0.01);
  }
});

test('only the own host is asked for anything', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto('/');
  await drink(page, 'beer').getByTestId('amount-plus').click();
  await calculate(page);
  await page.mouse.move(10, 10);
  await page.waitForTimeout(500);
  expect([...hosts]).toEqual(['localhost:4173']);
});

test('a slow way to the result shows the loading bar after half a second', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.route(/\/result\/.*\.txt|chunks\/\d+\..*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await page.goto('/');
  await drink(page, 'beer').getByTestId('amount-plus').click();
  await page.getByTestId('calculate').click();
  await expect(page.getByTestId('loading-bar')).toBeVisible();
  await expect(page.getByTestId('result')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByTestId('loading-bar')).toBeHidden();
});

test('a chunk that fails leads to a page that says so, keeps the data and recovers', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/./);
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  let isBroken = true;
  await page.route(/chunks\/\d+\..*\.js/, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto('/');
  // The plus of now needs a part of its own.
  await page.getByTestId('entry-earlier').click();
  await drink(page, 'beer').getByTestId('amount-plus').click();
  await page.getByTestId('calculate').click();
  await expect(page.getByRole('alert').getByRole('heading')).toBeVisible({ timeout: 15_000 });
  isBroken = false;
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByTestId('result')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByTestId('peak')).toBeVisible();
});
