import type { Page } from '@playwright/test';
import { drink } from './support/evening';
import { expect, test } from './support/test';

const questions = '/law-and-safety/how-long-after-drinking-can-i-drive/';

const shownTables = (page: Page) =>
  page.getByTestId('answer-tables').locator('table').filter({ visible: true });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the drink chooses the table; a page of questions has hours and clock in real ones', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(shownTables(page)).toHaveCount(1);
    const caption = shownTables(page).locator('caption');
    await expect(caption).toContainText('Beer: Pint (568 ml), 4.5%');
    await page.getByTestId('answer-tables').getByRole('radio', { name: 'Wine' }).check();
    await expect(shownTables(page)).toHaveCount(1);
    await expect(caption).toContainText('Medium glass (175 ml)');
    await page.goto(questions);
    await expect(shownTables(page)).toHaveCount(2);
    await expect(page.getByRole('table').first().getByRole('columnheader')).toHaveCount(3);
    await expect(page.getByRole('table').first().getByRole('rowheader').first()).toHaveText('1');
  });
});

test('an example opens as a result, and its drinks are taken over', async ({ page }) => {
  // One glass of last night is gone at noon: nothing is asked before it is replaced.
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00+01:00'));
  await page.goto('/');
  const amount = (type: 'beer' | 'wine') => drink(page, type).first().getByTestId('amount');
  // An early press is replayed once React is there; check() would want its effect at once.
  await page.getByTestId('entry-earlier').click();
  await expect(page.getByTestId('entry-earlier')).toBeChecked();
  await drink(page, 'wine').getByTestId('amount-plus').click();
  await expect(amount('wine')).toHaveValue('1');
  await page.goto(questions);
  await page.getByTestId('answer-tables').getByRole('link').filter({ visible: true }).click();
  // 4 x 568 ml x 4.5 % x 0.789 g/ml = 80.7 g of alcohol.
  await expect(page.getByTestId('card-alcohol')).toContainText('80.7');
  await page.getByTestId('take-over').click();
  await expect(page.getByTestId('calculator')).toBeVisible();
  // The American list has no pint of 568 ml: four of them count in millilitres.
  await expect(amount('beer')).toHaveValue('2272');
  await expect(amount('wine')).toHaveValue('0');
  // What was entered before is one press away.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(amount('wine')).toHaveValue('1');
  await expect(amount('beer')).toHaveValue('0');
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
