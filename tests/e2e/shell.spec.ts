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

test('nothing moves while pages load, and only the own host is asked for anything', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
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
  await page.mouse.move(10, 10);
  // Home with and without a saved evening: first-answer.spec.ts.
  for (const path of ['/result/', '/jp/', '/de/hilfe/']) {
    await page.goto(path);
    await page.waitForTimeout(1200);
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(total, path).toBeLessThan(0.01);
  }
  expect([...hosts]).toEqual(['localhost:4173']);
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
