import { isWhole } from '../extent';
import { calculate, caseR01, drink, enterCaseR01, minutesOf } from './support/evening';
import { giveFacts } from './support/facts';
import { expect, test } from './support/test';

/**
 * Golden case R01 on seven sites. Drive times by hand from its peaks (likely 0.845303595698676 at
 * 0.15 per hour, late 1.077099135053477 at 0.12) and the limit of the site's country: 120 min +
 * (peak - limit) / rate, rounded up.
 */
const journeys = [
  {
    name: 'en',
    home: '/',
    lang: 'en',
    limit: 0.8,
    driveMin: 139,
    driveLateMin: 259,
    peak: '0.0845',
  },
  {
    name: 'pl',
    home: '/pl/',
    lang: 'pl',
    limit: 0.2,
    driveMin: 379,
    driveLateMin: 559,
    peak: '0,85',
  },
  {
    name: 'de',
    home: '/de/',
    lang: 'de',
    limit: 0.5,
    driveMin: 259,
    driveLateMin: 409,
    peak: '0,85',
  },
  {
    name: 'ru',
    home: '/ru/',
    lang: 'ru',
    limit: 0.3,
    driveMin: 339,
    driveLateMin: 509,
    peak: '0,85',
  },
  {
    name: 'jp',
    home: '/jp/',
    lang: 'ja',
    limit: 0.3,
    // Any alcohol is forbidden: full clearance leads (Road Traffic Act 65).
    driveMin: caseR01.soberMin,
    driveLateMin: caseR01.soberLateMin,
    peak: '0.0845',
  },
  {
    name: 'cn',
    home: '/cn/',
    lang: 'zh-CN',
    limit: 0.2,
    // Any alcohol is forbidden (Road Traffic Safety Law 22).
    driveMin: caseR01.soberMin,
    driveLateMin: caseR01.soberLateMin,
    // mg/100 mL, whole.
    peak: '85',
  },
] as const;

/** Permille and milligrams; per cent is in the journey in imperial units. */
const tried = journeys.filter(({ lang }) => isWhole || ['de', 'zh-CN'].includes(lang));

for (const journey of tried) {
  test(`calculates an evening on the ${journey.name} site`, async ({ page }) => {
    await giveFacts(page, journey.name);
    await page.goto(journey.home);
    await expect(page.locator('html')).toHaveAttribute('lang', journey.lang);
    await enterCaseR01(page);
    await calculate(page);
    const peak = page.getByTestId('peak');
    expect(Number(await peak.getAttribute('data-permille'))).toBeCloseTo(caseR01.peakPermille, 9);
    await expect(peak).toContainText(journey.peak);
    expect(await minutesOf(page, 'sober-time')).toBe(caseR01.soberMin);
    expect(await minutesOf(page, 'sober-time-late')).toBe(caseR01.soberLateMin);
    expect(await minutesOf(page, 'drive-time')).toBe(journey.driveMin);
    expect(await minutesOf(page, 'drive-time-late')).toBe(journey.driveLateMin);
    await expect(page.getByTestId('samples').locator('li:not([data-beyond])')).toHaveCount(17);
  });
}

test('calculates in imperial units with a 12-hour clock', async ({ page }) => {
  await giveFacts(page);
  await page.goto('/');
  await page.getByTestId('unit-imperial').check();
  await expect(page.getByTestId('time-start')).toContainText('9:00');
  await expect(page.getByTestId('time-start')).toContainText('PM');
  await expect(page.getByTestId('weight')).toContainText('172');
  await enterCaseR01(page);
  await calculate(page);
  // The person is the same as before the switch: 178 cm and 78 kg, kept exactly.
  const permille = Number(await page.getByTestId('peak').getAttribute('data-permille'));
  expect(permille).toBeCloseTo(caseR01.peakPermille, 9);
  await expect(page.getByTestId('sober-time')).toContainText('4:39');
  await expect(page.getByTestId('sober-time')).toContainText('AM');
  await expect(page.getByTestId('card-person')).toContainText('172');
});

test('switching units to and fro keeps every value', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByTestId('weight')).toContainText('78');
  for (const system of ['imperial', 'metric', 'imperial', 'metric']) {
    // Presses before React answers are repeated in their order: the last one holds.
    await page.getByTestId(`unit-${system}`).click();
    await expect(page.getByTestId(`unit-${system}`)).toBeChecked();
  }
  await expect(page.getByTestId('height')).toContainText('178');
  await expect(page.getByTestId('weight')).toContainText('78');
  await expect(page.getByTestId('time-finish')).toContainText('23:00');
});

test('asks for an amount before it calculates', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('calculate').click();
  await expect(page.getByTestId('no-amount-hint')).toBeVisible();
  await expect(page.getByTestId('no-amount-hint')).toBeInViewport();
  await expect(page).toHaveURL('/');
  await drink(page, 'wine').getByTestId('amount-plus').click();
  await expect(page.getByTestId('no-amount-hint')).toBeHidden();
  await calculate(page);
});

test('an open result without entries says so and leads to the calculator', async ({ page }) => {
  await page.goto('/result/');
  await expect(page.getByTestId('result-empty')).toBeVisible();
  await page.getByTestId('result-empty').getByRole('link').click();
  await expect(page.getByTestId('calculator')).toBeVisible();
});

test('a changed country changes only what depends on the limit', async ({ page }) => {
  await giveFacts(page, 'pl');
  await page.goto('/pl/');
  await enterCaseR01(page);
  await calculate(page);
  const before = await page.getByTestId('peak').getAttribute('data-permille');
  await page.getByTestId('country').click();
  await page.getByTestId('country-search').fill('Niem');
  await page.getByRole('option', { name: /Niemcy/ }).click();
  await expect(page.getByTestId('toast')).toContainText(/dane/i);
  expect(await minutesOf(page, 'drive-time-late')).toBe(409);
  expect(await minutesOf(page, 'sober-time-late')).toBe(caseR01.soberLateMin);
  expect(await page.getByTestId('peak').getAttribute('data-permille')).toBe(before);
  await page.reload();
  expect(await minutesOf(page, 'drive-time-late')).toBe(409);
});

test('reload and the back button keep everything', async ({ page }) => {
  await giveFacts(page, 'de');
  await page.goto('/de/');
  await enterCaseR01(page);
  await calculate(page);
  await page.reload();
  expect(await minutesOf(page, 'sober-time-late')).toBe(caseR01.soberLateMin);
  await page.goBack();
  await expect(drink(page, 'beer').getByTestId('amount')).toHaveValue('1500');
  await page.reload();
  await expect(drink(page, 'beer').getByTestId('amount')).toHaveValue('1500');
  await page.goForward();
  await page.getByTestId('change-data').click();
  await expect(page).toHaveURL('/de/');
  await expect(drink(page, 'beer').getByTestId('amount')).toHaveValue('1500');
});
