import { drink, expectPeak, pickWheel } from './support/evening';
import { comeBack, giveFacts } from './support/facts';
import { overflowPx } from './support/looks';
import { expect, test } from './support/test';

/** 0.30 mg/L of breath at 23:30, the last drink at 22:30, under the limit of Germany. */
const measured = {
  selectedCountryId: 'DE',
  entryMode: 'reading',
  reading: {
    value: 0.3,
    unit: 'breathMgPerL',
    timeMeasuredInH24: '23:30',
    timeLastDrinkInH24: '22:30',
  },
};

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
  await expectPeak(page, 0.8);
  // Back: the way in is a radio pair; the arrow gives the drinks back.
  await page.goBack();
  await page.getByTestId('reading-mode').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(drink(page, 'beer')).toBeVisible();
});

test.describe('on a narrow phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 700 } });

  test('nothing is wider than 320 px, and every field as large as a finger', async ({ page }) => {
    await comeBack(page, 'en', measured, 2);
    await page.goto('/');
    await expect(page.getByTestId('reading-value')).toBeVisible();
    for (const unit of ['‰', 'µg/100 ml breath', 'mg/100 ml blood']) {
      await pickWheel(page, page.getByTestId('reading-unit'), unit);
      expect(await overflowPx(page), unit).toBeLessThanOrEqual(0);
    }
    for (const id of ['reading-value', 'reading-unit', 'reading-time', 'reading-last-drink']) {
      const box = await page.getByTestId(id).boundingBox();
      expect(box?.height, id).toBeGreaterThanOrEqual(44);
    }
    await page.getByTestId('reading-value').fill('999');
    await page.getByTestId('unit-imperial').check();
    expect(await overflowPx(page), 'imperial').toBeLessThanOrEqual(0);
    await page.getByTestId('calculate').tap();
    await expect(page.getByTestId('result')).toBeVisible();
    for (const id of ['all-countries', 'working']) {
      await page.getByTestId(id).locator('summary').click();
      await expect(page.getByTestId(id).locator('tbody, ol')).toBeVisible();
    }
    expect(await overflowPx(page), 'result').toBeLessThanOrEqual(0);
  });
});
