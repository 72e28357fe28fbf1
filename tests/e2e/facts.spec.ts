import type { Page } from '@playwright/test';
import { encodeShareCode } from '../../lib/share/share-code';
import { toShared } from '../../lib/evening/shared-model';
import { href } from '../../lib/site/routes';
import { drink, enterCaseR01, pickWheel } from './support/evening';
import { giveFacts } from './support/facts';
import { evening, savedModel, store } from './support/stored';
import { expect, test } from './support/test';

/**
 * Nothing favourable from facts that nobody gave: what happened to people who did nothing wrong. Times
 * by hand, from the rules: late c0 is 1.15 x grams x food / (water x 1.055); less 0.12 an hour; said up to
 * the next five minutes of the clock.
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

/** What must not be said while something is open, in the words of the English and Polish pages. */
const favourable =
  /under the limit|has passed|alcohol gone|estimated under|poniżej limitu|czas minął|alkohol zniknął/i;

test('Saturday 14:30, three taps on wine: the third asks when, and nothing is gone before', async ({
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
});

test('a woman whose body nobody gave is an average one, and the time a condition', async ({
  page,
}) => {
  await at(page, '2026-11-21T20:00:00');
  await page.goto('/pl/');
  await page.getByTestId('gender-1').check();
  await expect(page.getByTestId('height')).toContainText('165');
  await expect(page.getByTestId('weight')).toContainText('66');
  await drink(page, 'beer').getByTestId('amount').fill('2');
  await drink(page, 'beer').getByTestId('amount').press('Enter');
  await expect(calculator(page)).toHaveAttribute('data-open', 'times body class');
  // Water -2.097 + 0.1069 x 165 + 0.2466 x 66 = 31.817 l. A litre of 5.6 %, 44.184 g: late 1.36236 less
  // 0.24 at 23:00, and (1.12236 - 0.2) / 0.12 h = 461.2 min on: 582 min from 21:00, 06:42.
  await expect(cautious(page)).toHaveAttribute('data-minutes', '582');
  await expect(cautious(page)).toContainText('06:45');
  await expect(panel(page)).toContainText(/21:00\s–\s23:00/);
  await expect(page.getByTestId('condition').locator('[data-fact=body]')).toContainText('66');
});

test('a phone in Warsaw counts to the limit of Poland on the English page', async ({ page }) => {
  await at(page, '2026-11-21T20:00:00');
  await page.goto('/');
  await enterCaseR01(page);
  await expect(page.getByTestId('limit-country').first()).toHaveText(/0\.02%\sBAC Poland$/);
  await expect(calculator(page)).toHaveAttribute('data-open', 'times body class');
  // R01: late 1.077099 at 23:00; (1.077099 - 0.2) / 0.12 h = 438.5 min: 06:19.
  await expect(cautious(page)).toHaveAttribute('data-minutes', '559');
  await expect(cautious(page)).toContainText('06:20');
});

test.describe('a browser of an American, in Warsaw', () => {
  test.use({ locale: 'en-US' });

  test('the lower of both limits counts, and which one is asked', async ({ page }) => {
    await at(page, '2026-11-21T20:00:00');
    await giveFacts(page, 'en', { selectedCountryId: '' });
    await page.goto('/');
    await enterCaseR01(page);
    await expect(calculator(page)).toHaveAttribute('data-open', 'country');
    await expect(page.getByTestId('condition').locator('[data-fact=country]')).toContainText(
      'Poland?',
    );
    await expect(cautious(page)).toContainText('06:20');
  });
});

test.describe('in Great Britain', () => {
  test.use({ locale: 'en-GB', timezoneId: 'Europe/London' });

  test('who takes the one hit for "scot" gets the limit of Scotland', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T20:00:00Z'));
    const metric = { unitSystem: 'metric', heightInCm: 178, weightInKg: 78 } as const;
    await giveFacts(page, 'en', { selectedCountryId: '', ...metric });
    await page.goto('/');
    await enterCaseR01(page);
    await expect(calculator(page)).toHaveAttribute('data-open', 'country');
    // The chip is drawn anew with the condition.
    await expect(page.getByTestId('condition').first()).toBeVisible();
    const chip = page.getByTestId('limit-country').first();
    await chip.click();
    await page.getByTestId('limit-country-search').fill('scot');
    await page.keyboard.press('Enter');
    await expect(chip).toHaveText(/0\.05%\sBAC Scotland$/);
    await expect(calculator(page)).toHaveAttribute('data-open', '');
    // (1.077099 - 0.5) / 0.12 h = 288.5 min after 23:00: 03:49.
    await expect(cautious(page)).toHaveAttribute('data-minutes', '409');
    await expect(cautious(page)).toContainText('03:50');
  });
});

test('a link of a German, opened in Warsaw: the later time first, the other below', async ({
  page,
}) => {
  const sender = evening('2026-11-21', ['20:30', '00:10'], { beer: 2000 });
  const facts = { place: 'DE', driverClass: 'general', open: [] } as const;
  const shareCode = encodeShareCode(toShared(sender, facts));
  await at(page, '2026-11-22T01:00:00');
  await page.goto(href('en', { page: 'shared', shareCode }));
  // Late 1.316131 at 00:10: under 0.2 at 09:29, under 0.5 after 408.07 min, at 06:59.
  await expect(page.getByTestId('drive-time-late')).toHaveAttribute('data-minutes', '779');
  await expect(page.getByTestId('drive-time-late')).toContainText('09:30');
  await expect(page.getByTestId('other-limit')).toHaveAttribute('data-minutes', '629');
  await expect(page.getByTestId('other-limit')).toContainText('Germany');
  await expect(page.getByTestId('other-limit')).toContainText('07:00');
});

test('the next day home says the phase of now', async ({ page }) => {
  await store(page, savedModel(evening('2026-11-21', ['21:00', '23:00'], { beer: 1500 })));
  await at(page, '2026-11-22T07:30:00');
  await page.goto('/');
  // R01: 06:20 is behind, 1.077099 / 0.12 h after 23:00 is not: 07:59.
  await expect(calculator(page)).toHaveAttribute('data-verdict', 'passed');
  await expect(panel(page)).toContainText('The cautious time has passed');
  await expect(panel(page)).not.toContainText('Do not drive before');
  await at(page, '2026-11-22T19:40:00');
  await page.reload();
  await expect(calculator(page)).toHaveAttribute('data-verdict', 'gone');
  await expect(panel(page)).toContainText('Alcohol gone, even by the cautious estimate');
  await expect(panel(page)).not.toContainText('Do not drive before');
});

test('01:00, taps for the whole evening: the third asks when', async ({ page }) => {
  await at(page, '2026-11-22T01:00:00');
  await page.goto('/pl/');
  await tapPlus(page, 'beer', 2);
  await expect(calculator(page)).toHaveAttribute('data-open', 'body class');
  await tapPlus(page, 'beer', 1);
  await expect(calculator(page)).toHaveAttribute('data-open', 'times body class');
  await expect(choice(page, 'shown')).toContainText('01:00');
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

test.describe('a young driver in Germany', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

  test('is asked which limit applies before anything is under it', async ({ page }) => {
    await at(page, '2026-11-21T22:30:00');
    const young = { age: 22, isClassChosen: false } as const;
    await giveFacts(page, 'de', young);
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

test('23:50, "Now" after three beers: the start stays assumed, and is named', async ({ page }) => {
  await at(page, '2026-11-21T23:50:00');
  await giveFacts(page, 'en', { selectedCountryId: 'PL', givenEnds: 'none' });
  await page.goto('/');
  await page.getByTestId('entry-earlier').check();
  await tapPlus(page, 'beer', 3);
  await page.getByTestId('set-now').click();
  await expect(calculator(page)).toHaveAttribute('data-open', 'times');
  await expect(panel(page)).toContainText(/If you drank 21:00 to 23:50: do not drive before/);
  // 59.175 g: late 1.317099 less 0.34; (0.977099 - 0.2) / 0.12 h = 388.55 min after 23:50: 06:19.
  await expect(cautious(page)).toHaveAttribute('data-minutes', '559');
  await expect(cautious(page)).toContainText('06:20');
  await pickWheel(page, page.getByTestId('time-start'), '23', '00');
  await expect(calculator(page)).toHaveAttribute('data-open', '');
  // Begun two hours later: late 1.317099 less 0.1; 508.55 min after 23:50.
  await expect(cautious(page)).toContainText('08:20');
});

test.describe('touches', () => {
  const known = evening('', ['21:00', '23:00'], {});

  test.describe('in New York', () => {
    test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

    test('the first beer of a first visitor takes two', async ({ page }) => {
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

  test('the drink of a returning visitor takes one', async ({ page }) => {
    await store(page, savedModel(known));
    await at(page, '2026-11-21T20:14:00');
    await page.goto('/');
    await tapPlus(page, 'beer', 1);
    await expect(calculator(page)).toHaveAttribute('data-open', '');
    await expect(page.getByTestId('question')).toHaveCount(0);
    await expect(page.getByTestId('condition')).toHaveCount(0);
    await expect(cautious(page)).toHaveText(/\d\d:\d\d/);
  });

  test('the three wines of last night take five', async ({ page }) => {
    await store(page, savedModel(known));
    await at(page, '2026-11-21T14:30:00');
    await page.goto('/');
    await tapPlus(page, 'wine', 3);
    await expect(drink(page, 'wine').getByTestId('amount')).toHaveValue('3');
    await choice(page, 'lastNight').click();
    await page.getByTestId('calculate').click();
    const result = page.getByTestId('result');
    await expect(result).toHaveAttribute('data-open', '');
    await expect(result).toHaveAttribute('data-start', '2026-11-20T20:00:00.000Z');
    await expect(result).toHaveAttribute('data-verdict', 'gone');
  });
});
