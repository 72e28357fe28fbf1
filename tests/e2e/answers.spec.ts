import type { Page } from '@playwright/test';
import { calculate, drink } from './support/evening';
import { giveFacts } from './support/facts';
import { expect, test } from './support/test';

const questions = '/law-and-safety/how-long-after-drinking-can-i-drive/';
const responsibly = '/health-and-metabolism/how-to-drink-responsibly/';

const shownTables = (page: Page) =>
  page.getByTestId('answer-tables').locator('table').filter({ visible: true });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the drink chooses the table', async ({ page }) => {
    await page.goto('/');
    await expect(shownTables(page)).toHaveCount(1);
    const caption = shownTables(page).locator('caption');
    await expect(caption).toContainText('Beer: Pint (568 ml), 4.5%');
    await page.getByTestId('answer-tables').getByRole('radio', { name: 'Wine' }).check();
    await expect(shownTables(page)).toHaveCount(1);
    await expect(caption).toContainText('Medium glass (175 ml)');
  });

  test('hours and clock stand on the page of questions, in a real table', async ({ page }) => {
    await page.goto(questions);
    await expect(shownTables(page)).toHaveCount(2);
    await expect(page.getByRole('table').first().getByRole('columnheader')).toHaveCount(3);
    await expect(page.getByRole('table').first().getByRole('rowheader').first()).toHaveText('1');
  });
});

/** Opens the example that an article shows, and waits for its result. */
async function openExample(page: Page) {
  await page.goto(questions);
  await page.getByTestId('answer-tables').getByRole('link').filter({ visible: true }).click();
  await expect(page.getByTestId('result')).toBeVisible();
  // 4 x 568 ml x 4.5 % x 0.789 g/ml = 80.7 g of alcohol.
  await expect(page.getByTestId('card-alcohol')).toContainText('80.7');
}

const amount = (page: Page, type: 'beer' | 'wine') =>
  drink(page, type).first().getByTestId('amount');
const peakOf = async (page: Page) =>
  Number(await page.getByTestId('peak').getAttribute('data-permille'));

test('an example opens as a result, and its drinks are taken over', async ({ page }) => {
  // One glass of last night is gone at noon: nothing is asked before it is replaced.
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00+01:00'));
  await page.goto('/');
  await page.getByTestId('entry-earlier').check();
  await drink(page, 'wine').getByTestId('amount-plus').click();
  await expect(amount(page, 'wine')).toHaveValue('1');
  await openExample(page);
  await page.getByTestId('take-over').click();
  await expect(page.getByTestId('calculator')).toBeVisible();
  // The American list has no pint of 568 ml: four of them count in millilitres.
  await expect(amount(page, 'beer')).toHaveValue('2272');
  await expect(amount(page, 'wine')).toHaveValue('0');
  // What was entered before is one press away.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(amount(page, 'wine')).toHaveValue('1');
  await expect(amount(page, 'beer')).toHaveValue('0');
});

test('drinks that were taken over are there at the next load, and more count', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T22:00:00+01:00'));
  await openExample(page);
  await page.getByTestId('take-over').click();
  await expect(amount(page, 'beer')).toHaveValue('2272');
  await page.waitForTimeout(700);
  await page.reload();
  await expect(amount(page, 'beer')).toHaveValue('2272');
  await calculate(page);
  await expect(page.getByTestId('card-alcohol')).toContainText('80.7');
  const peak = await peakOf(page);
  await page.getByTestId('change-data').click();
  await drink(page, 'wine').getByTestId('amount-plus').click();
  await expect(amount(page, 'wine')).toHaveValue('1');
  await calculate(page);
  // And 148 ml of 12 %: 14.0 g.
  await expect(page.getByTestId('card-alcohol')).toContainText('94.7');
  expect(await peakOf(page)).toBeGreaterThan(peak);
});

test('a level stands beside its effects and the law', async ({ page }) => {
  await giveFacts(page, 'pl');
  await page.goto('/pl/');
  for (let count = 0; count < 4; count++) {
    await drink(page, 'beer').getByTestId('amount-plus').click();
  }
  await calculate(page);
  await expect(page.getByTestId('limit-meaning')).toContainText('Licząc z zapasem');
  await page.getByTestId('limit-row').locator('summary').click();
  await expect(
    page.getByTestId('limit-row').getByRole('link', { name: 'Więcej o karach' }),
  ).toBeVisible();
  await page.getByTestId('level-card').locator('summary').click();
  const source = page.getByTestId('level-card').getByRole('link');
  await expect(source).toHaveAttribute('href', /^https:/);
});

test('three questions are scored, and nothing of them is kept', async ({ page }) => {
  await page.goto(responsibly);
  const check = page.getByTestId('self-check');
  // That the page is ready for use without a network is said once, and may be noted meanwhile.
  const stored = () =>
    page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => !key.endsWith(':offline-ready')),
    );
  const before = await stored();
  await check.getByLabel('4 or more times a week').check();
  await check.getByLabel('5 or 6').check();
  await expect(check.getByRole('status')).not.toContainText('12');
  await check.getByLabel('Weekly', { exact: true }).check();
  // 4 + 2 + 3
  await expect(check.getByRole('status')).toContainText('9');
  await expect(check.getByRole('status')).toContainText('1-800-662-4357');
  expect(await stored()).toEqual(before);
});

test('the table alone is printed', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto(questions);
  await page.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(shownTables(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
