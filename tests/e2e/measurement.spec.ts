import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { axeLook } from './support/extent';
import { drink, enterCaseR01, minutesOf, pickWheel } from './support/evening';
import { giveFacts } from './support/facts';
import { sharedMeasurementPath } from './support/links';
import { setLooks } from './support/looks';
import { expect, test } from './support/test';

const shared = {
  unitSystem: 'metric',
  value: 0.8,
  unit: 'permille',
  timeMeasured: '23:30',
  timeLastDrink: '23:10',
} as const;

const plainHost = 'http://localhost:4174';

/** 0.30 mg/L of breath at 23:30, the last drink at 22:30, under the limit of Germany. */
const saved = {
  state: {
    selectedCountryId: 'DE',
    entryMode: 'reading',
    reading: {
      value: 0.3,
      unit: 'breathMgPerL',
      timeMeasuredInH24: '23:30',
      timeLastDrinkInH24: '22:30',
    },
  },
  version: 2,
};

async function save(page: Page, entries: object) {
  await page.addInitScript(
    (text) => localStorage.setItem('en:app-calc-model', text),
    JSON.stringify(entries),
  );
}

async function permilleOf(page: Page): Promise<number> {
  return Number(await page.getByTestId('peak').getAttribute('data-permille'));
}

test('a measurement is entered with the mouse, read, changed and kept', async ({ page }) => {
  await page.goto('/');
  await enterCaseR01(page);
  await page.getByTestId('reading-mode').check();
  await expect(page.getByTestId('drink-beer')).toBeHidden();
  await page.getByTestId('calculate').click();
  await expect(page.getByTestId('no-reading-hint')).toBeVisible();
  await expect(page.getByTestId('reading-value')).toBeFocused();
  await pickWheel(page, page.getByTestId('reading-unit'), '‰');
  await page.getByTestId('reading-value').fill('0,8');
  await pickWheel(page, page.getByTestId('reading-time'), '23', '30');
  await pickWheel(page, page.getByTestId('reading-last-drink'), '23', '10');
  await expect(page.getByTestId('calculator')).toContainText(/20\smin before the reading/);
  await page.getByTestId('calculate').click();
  // The limit of the United States: likely the level is 0.8 and so at it; cautiously
  // 55 min + (0.92 - 0.8) / 0.12 h = 115 min: it falls from 75 min after the last drink on.
  await expect(page.getByTestId('result')).toBeVisible();
  expect(await permilleOf(page)).toBe(0.8);
  expect(await minutesOf(page, 'drive-time')).toBe(0);
  expect(await minutesOf(page, 'drive-time-late')).toBe(115);
  await expect(page.getByTestId('result')).toContainText('Measured, ');

  await page.getByTestId('change-data').click();
  await expect(page.getByTestId('reading-value')).toHaveValue('0.80');
  await page.reload();
  await expect(page.getByTestId('reading-value')).toHaveValue('0.80');
  await page.getByTestId('drinks-mode').check();
  await expect(drink(page, 'beer').getByTestId('amount')).toHaveValue('1500');
});

test('a measurement is entered without a mouse', async ({ page }) => {
  await giveFacts(page);
  await page.goto('/');
  await page.getByTestId('drinks-mode').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('reading-mode')).toBeFocused();
  await expect(page.getByTestId('reading-value')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('reading-value')).toBeFocused();
  await page.keyboard.type('0.08');
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('reading-unit')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('reading-time')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('wheel-picker')).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('reading-time')).toContainText('00:00');
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('reading-last-drink')).toBeFocused();
  // The same time, confirmed: then both times are given.
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('wheel-picker')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('wheel-picker')).toBeHidden();
  await expect(page.getByTestId('reading-last-drink')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('evening-day')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('calculate')).toBeFocused();
  for (const disclosure of ['plans', 'earlier-evenings']) {
    await page.keyboard.press('Tab');
    await expect(page.getByTestId(disclosure).locator('summary')).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('limit-country').first()).toBeFocused();
  await page.getByTestId('calculate').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('result')).toBeVisible();
  // 0.08 % BAC is 0.8 permille.
  expect(await permilleOf(page)).toBeCloseTo(0.8, 9);
  // Back: the way in is a radio pair; the arrow gives the drinks back.
  await page.goBack();
  await page.getByTestId('reading-mode').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(drink(page, 'beer')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a measurement is entered, and the floating bar leads to its result', async ({ page }) => {
    await page.goto('/');
    await page.getByTestId('reading-mode').tap();
    await pickWheel(page, page.getByTestId('reading-unit'), 'µg/100 ml breath');
    await page.getByTestId('reading-value').tap();
    await page.getByTestId('reading-value').fill('35');
    await expect(page.getByTestId('breath-ratio')).toContainText('2100:1');
    // 35 micrograms in 100 ml x 2100 = 0.735 g/L, 0.0735 %.
    await expect(page.getByTestId('breath-ratio')).toContainText(/0\.074%\sBAC/);
    for (const id of ['reading-value', 'reading-unit', 'reading-time', 'reading-last-drink']) {
      const box = await page.getByTestId(id).boundingBox();
      expect(box?.height, id).toBeGreaterThanOrEqual(44);
    }
    await page.getByTestId('calculate').tap();
    await expect(page.getByTestId('result')).toBeVisible();
    expect(await permilleOf(page)).toBeCloseTo(0.735, 9);
  });
});

test('another country counts a measurement of breath anew', async ({ page }) => {
  await save(page, saved);
  await page.goto('/result/');
  // 0.3 mg/L x 2000 = 0.6 g/L; (0.6 - 0.5) / 0.15 h = 40 min; 15 + (0.69 - 0.5) / 0.12 h = 110 min.
  await expect(page.getByTestId('drive-time-late')).toHaveAttribute('data-minutes', '110');
  expect(await minutesOf(page, 'drive-time')).toBe(40);
  await page.getByTestId('country').click();
  await page.getByTestId('country-search').fill('Thai');
  await page.keyboard.press('Enter');
  // 0.3 mg/L x 2100 = 0.63 g/L; 0.13 / 0.15 h = 52 min; 15 + (0.7245 - 0.5) / 0.12 h = 127.25 min.
  await expect(page.getByTestId('drive-time-late')).toHaveAttribute('data-minutes', '128');
  expect(await minutesOf(page, 'drive-time')).toBe(52);
  await expect(page.getByTestId('card-reading')).toContainText('2100:1');
});

test.describe('shared', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a link opens on any host and leaves the receiver’s entries alone', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/404/);
    await page.goto(sharedMeasurementPath('en', shared));
    await expect(page.getByTestId('drive-time-late')).toHaveAttribute('data-minutes', '115');
    await page.getByTestId('share').click();
    await expect(page.getByTestId('share')).toContainText('Copied...');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname).toBe(sharedMeasurementPath('en', shared));
    await page.getByTestId('change-data').click();
    await expect(page.getByTestId('drinks-mode')).toBeChecked();
    await expect(page.getByTestId('drink-beer')).toBeVisible();
    await page.goto(plainHost + sharedMeasurementPath('en', shared));
    await expect(page.getByTestId('drive-time-late')).toHaveAttribute('data-minutes', '115');
  });

  test('a code that cannot be read goes home', async ({ page }) => {
    await page.goto('/result/0zzzzzzzz/');
    await expect(page).toHaveURL('/');
    await expect(page.getByTestId('calculator')).toBeVisible();
  });
});

for (const [theme, width] of axeLook('light', 390)) {
  test(`axe finds nothing on the way of a measurement: ${theme}, ${width} px`, async ({ page }) => {
    await setLooks(page, theme, width);
    await page.goto('/');
    await page.getByTestId('reading-mode').check();
    await expect(page.getByTestId('reading-value')).toBeVisible();
    await page.getByTestId('calculate').click();
    await expect(page.getByTestId('no-reading-hint')).toBeVisible();
    // Scrolled so that the bar at the foot does not cut the next target: axe measures what is visible.
    await page.getByTestId('plans').evaluate((plans) => plans.scrollIntoView({ block: 'center' }));
    await expectNoViolations(page, 'hint');
    await pickWheel(page, page.getByTestId('reading-unit'), 'mg/L breath');
    await page.getByTestId('reading-value').fill('0.4');
    await pickWheel(page, page.getByTestId('reading-time'), '23', '30');
    await pickWheel(page, page.getByTestId('reading-last-drink'), '23', '20');
    await expect(page.getByTestId('mouth-alcohol')).toBeVisible();
    await expectNoViolations(page, 'form');
    await page.getByTestId('calculate').click();
    await expect(page.getByTestId('result')).toBeVisible();
    for (const id of ['all-countries', 'working']) {
      await page.getByTestId(id).locator('summary').click();
      await expect(page.getByTestId(id).locator('tbody, ol')).toBeVisible();
    }
    await expectNoViolations(page, 'result');
    await page.goBack();
    await page.getByTestId('reading-value').fill('0');
    await page.getByTestId('calculate').click();
    await expect(page.getByTestId('result-empty')).toBeVisible();
    await expectNoViolations(page, 'nothing measured');
  });
}

test('nothing is wider than 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await save(page, saved);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.goto('/');
  await expect(page.getByTestId('reading-value')).toBeVisible();
  for (const unit of ['‰', 'µg/100 ml breath', 'mg/100 ml blood']) {
    await pickWheel(page, page.getByTestId('reading-unit'), unit);
    expect(await overflow(), unit).toBeLessThanOrEqual(0);
  }
  await page.getByTestId('reading-value').fill('999');
  await page.getByTestId('unit-imperial').check();
  expect(await overflow(), 'imperial').toBeLessThanOrEqual(0);
  await page.getByTestId('calculate').click();
  await expect(page.getByTestId('result')).toBeVisible();
  for (const id of ['all-countries', 'working']) {
    await page.getByTestId(id).locator('summary').click();
    await expect(page.getByTestId(id).locator('tbody, ol')).toBeVisible();
  }
  expect(await overflow(), 'result').toBeLessThanOrEqual(0);
});
