import { calculateOneBeer, drink } from './support/evening';
import { shiftsOf, watchShifts } from './support/looks';
import { expect, test, withMotion } from './support/test';

test.use(withMotion);

test('nothing moves while pages load, and only the own host is asked for anything', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await watchShifts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await calculateOneBeer(page);
  await page.mouse.move(10, 10);
  // Home with and without a saved evening: first-answer.spec.ts.
  for (const path of ['/result/', '/jp/', '/de/hilfe/']) {
    await page.goto(path);
    await page.waitForTimeout(1200);
    expect(await shiftsOf(page), path).toBeLessThan(0.01);
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
