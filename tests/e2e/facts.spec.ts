import type { Page } from '@playwright/test';
import { calculate, drink } from './support/evening';
import { giveFacts } from './support/facts';
import { expect, test } from './support/test';

/**
 * Nothing favourable from facts that nobody gave: what happened to people who did nothing wrong. What is
 * open, asked and said of it: tests/unit/answer. Times by hand, from the rules: late c0 is 1.15 x grams
 * x food / (water x 1.055); less 0.12 an hour; said up to the next five minutes of the clock.
 */
test.use({ locale: 'pl-PL', timezoneId: 'Europe/Warsaw' });

const at = (page: Page, time: string) => page.clock.setFixedTime(new Date(`${time}+01:00`));
const calculator = (page: Page) => page.getByTestId('calculator');
const panel = (page: Page) => page.locator('.calculator aside').last();
const choice = (page: Page, name: string) =>
  calculator(page).locator(`[data-choice="${name}"]`).filter({ visible: true });
const tapPlus = async (page: Page, type: 'beer' | 'wine', times: number) => {
  for (let tap = 0; tap < times; tap++)
    await drink(page, type).getByTestId('amount-plus').first().click();
};

/** What must not be said while something is open. */
const favourable = /under the limit|has passed|alcohol gone|estimated under/i;

test('14:30, three taps on wine: the third asks when, and nothing is gone before', async ({
  page,
}) => {
  await at(page, '2026-11-21T14:30:00');
  await page.goto('/');
  await tapPlus(page, 'wine', 3);
  await expect(calculator(page)).toHaveAttribute('data-open', 'times body class');
  await expect(choice(page, 'shown')).toContainText('14:30');
  await expect(panel(page)).not.toContainText(favourable);
  await choice(page, 'lastNight').click();
  // 450 ml of 12 %: late 1.15 x 42.606 x 0.9 / 46.5 = 0.948 less 0.24 at 23:00: gone before dawn.
  await expect(calculator(page)).toHaveAttribute('data-verdict', 'gone');
  await expect(page.getByTestId('question')).toHaveAttribute('data-asks', 'body');
  await expect(panel(page)).not.toContainText(favourable);
  await choice(page, 'yes').click();
  await expect(calculator(page)).toHaveAttribute('data-open', '');
  await expect(page.getByTestId('question')).toHaveCount(0);
  await expect(panel(page)).toContainText('Alcohol gone, even by the cautious estimate');
  await calculate(page);
  await expect(page.getByTestId('result')).toHaveAttribute('data-open', '');
  await expect(page.getByTestId('result')).toHaveAttribute('data-verdict', 'gone');
  const start = '2026-11-20T20:00:00.000Z';
  await expect(page.getByTestId('result')).toHaveAttribute('data-start', start);
});

test.describe('a young driver in Germany', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

  test('is asked which limit applies before anything is under it', async ({ page }) => {
    await at(page, '2026-11-21T22:30:00');
    await giveFacts(page, 'de', { age: 22, isClassChosen: false });
    await page.goto('/de/');
    await drink(page, 'beer').getByTestId('amount').fill('1');
    await drink(page, 'beer').getByTestId('amount').press('Enter');
    await expect(calculator(page)).toHaveAttribute('data-open', 'class');
    await expect(page.getByTestId('question')).toHaveAttribute('data-asks', 'class');
    await expect(panel(page)).not.toContainText(/unter der Grenze|unter 0,5/i);
    await choice(page, 'novice').click();
    // None at all: what is waited for is zero.
    await expect(calculator(page)).toHaveAttribute('data-open', '');
    await expect(calculator(page)).toHaveAttribute('data-verdict', 'over');
  });
});

test.describe('in New York', () => {
  test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

  test('the first beer of a first visitor takes two touches', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T20:14:00-05:00'));
    await page.goto('/');
    await tapPlus(page, 'beer', 1);
    await expect(page.getByTestId('question')).toHaveAttribute('data-asks', 'body');
    await expect(panel(page)).not.toContainText(favourable);
    await choice(page, 'yes').click();
    await expect(calculator(page)).toHaveAttribute('data-open', '');
    await expect(calculator(page)).toHaveAttribute('data-verdict', 'never');
  });
});
