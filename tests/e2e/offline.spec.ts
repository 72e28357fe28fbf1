import { calculate, caseR01, drink, enterCaseR01 } from './support/evening';
import { expect, test } from './support/test';

test('after one visit the whole language works without a network', async ({ page, context }) => {
  await page.goto('/de/');
  await expect(page.getByTestId('offline-ready')).toBeVisible({ timeout: 35_000 });
  await context.setOffline(true);
  await page.reload();
  await enterCaseR01(page);
  await calculate(page);
  const permille = Number(await page.getByTestId('peak').getAttribute('data-permille'));
  expect(permille).toBeCloseTo(caseR01.peakPermille, 9);
  const path = new URL(page.url()).pathname;
  await page.getByTestId('menu-open').click();
  await page.getByTestId('menu').locator('a[href="/de/hilfe/"]').click();
  await expect(page).toHaveURL('/de/hilfe/');
  await expect(page.locator('h1')).toHaveCount(1);
  await page.goto(path);
  await expect(page.getByTestId('result')).toBeVisible();
  await page.goto('/de/nirgends/');
  await expect(page.getByTestId('not-found')).toBeVisible();
  await context.setOffline(false);
});

test('two languages keep their files apart', async ({ page, context }) => {
  for (const home of ['/', '/pl/']) {
    await page.goto(home);
    await expect(page.getByTestId('offline-ready')).toBeVisible({ timeout: 35_000 });
  }
  await context.setOffline(true);
  for (const home of ['/', '/pl/']) {
    await page.goto(home);
    await drink(page, 'beer').getByTestId('amount-plus').click();
    await calculate(page);
  }
  await context.setOffline(false);
});
