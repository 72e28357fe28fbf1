import type { Page } from '@playwright/test';
import { calculate, drink, savedR01 } from './support/evening';
import { giveFacts } from './support/facts';
import { evening, savedModel, store } from './support/stored';
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
const cautious = (page: Page) => page.getByTestId('panel-drive-time-late');
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

test('01:00, taps for the whole evening: the third asks when, and more of it count', async ({
  page,
}) => {
  await at(page, '2026-11-22T01:00:00');
  await page.goto('/pl/');
  await tapPlus(page, 'beer', 3);
  await expect(calculator(page)).toHaveAttribute('data-open', 'times body class');
  await choice(page, 'lastNight').click();
  await expect(calculator(page)).toHaveAttribute('data-open', 'body class');
  // Now it is earlier, so the plus counts: three more.
  await tapPlus(page, 'beer', 3);
  await expect(drink(page, 'beer').getByTestId('amount')).toHaveValue('6');
  await expect(calculator(page)).toHaveAttribute('data-open', 'body class');
  // 3000 ml of 5.6 %: 132.552 g. Late 2.950303 less 0.24; (2.710303 - 0.2) / 0.12 h = 1255.2 min after
  // 23:00: 19:56.
  await expect(cautious(page)).toHaveAttribute('data-minutes', '1376');
  await expect(cautious(page)).toContainText('20:00');
});

test.describe('a browser of an American, in Warsaw', () => {
  test.use({ locale: 'en-US' });

  test('counts to the lower of both limits and asks, until "scot" is taken at one hit', async ({
    page,
  }) => {
    await at(page, '2026-11-21T20:00:00');
    await giveFacts(page, 'en', { ...savedR01, selectedCountryId: '', unitSystem: 'metric' });
    await page.goto('/');
    const chip = page.getByTestId('limit-country').first();
    await expect(chip).toHaveText(/0\.02%\sBAC Poland\?$/);
    await expect(calculator(page)).toHaveAttribute('data-open', 'country');
    const condition = page.getByTestId('condition').locator('[data-fact=country]');
    await expect(condition).toContainText('Poland?');
    // R01: late 1.077099 at 23:00; (1.077099 - 0.2) / 0.12 h = 438.5 min: 06:19.
    await expect(cautious(page)).toHaveAttribute('data-minutes', '559');
    await expect(cautious(page)).toContainText('06:20');
    await calculate(page);
    await expect(page.getByTestId('drive-time-late')).toHaveAttribute('data-minutes', '559');
    await page.goBack();
    await chip.click();
    await page.getByTestId('limit-country-search').fill('scot');
    await page.keyboard.press('Enter');
    await expect(chip).toHaveText(/0\.05%\sBAC Scotland$/);
    await expect(calculator(page)).toHaveAttribute('data-open', '');
    // (1.077099 - 0.5) / 0.12 h = 288.5 min after 23:00: 03:49.
    await expect(cautious(page)).toHaveAttribute('data-minutes', '409');
    await expect(cautious(page)).toContainText('03:50');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('en:app-calc-model')))
      .toContain('GB-SCT');
    await page.reload();
    await expect(chip).toHaveText(/0\.05%\sBAC Scotland$/);
  });
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

test('the drink of a returning visitor takes one touch', async ({ page }) => {
  await store(page, savedModel(evening('', ['21:00', '23:00'], {})));
  await at(page, '2026-11-21T20:14:00');
  await page.goto('/');
  await tapPlus(page, 'beer', 1);
  await expect(calculator(page)).toHaveAttribute('data-open', '');
  await expect(page.getByTestId('question')).toHaveCount(0);
  await expect(page.getByTestId('condition')).toHaveCount(0);
  await expect(cautious(page)).toHaveText(/\d\d:\d\d/);
});
