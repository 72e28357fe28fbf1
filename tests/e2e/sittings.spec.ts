import { isWhole } from '../extent';
import { calculate, expectPeak, openRow, pickWheel, takeMillilitres } from './support/evening';
import { sittingsCase } from './support/links';
import { overflowPx } from './support/looks';
import { openAsHer, sitting } from './support/sittings';
import { expect, test } from './support/test';

/** 250 ml of wine of 12 % from noon on, in millilitres. */
const wine = {
  percent: 12,
  servingItemId: 'wine-ml',
  servingItemName: 'ml',
  servingItemCapacityInMl: 1,
};
const lunch = { timeStartInH24: '12:00', alcoholSettings: { wine: { ...wine, amount: 250 } } };

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('lunch and evening: another sitting is added, and kept', async ({ page }) => {
    await openAsHer(page, { ...lunch, timeFinishInH24: '13:00' });
    await page.getByTestId('add-sitting').tap();
    await expect(page.getByRole('heading', { name: 'Session 2' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Session 2' })).toBeInViewport();
    // At the last sip.
    await expect(sitting(page).getByTestId('time-start')).toContainText('13:00');
    await pickWheel(page, sitting(page).getByTestId('time-start'), '20', '00');
    await pickWheel(page, sitting(page).getByTestId('time-finish'), '21', '00');
    const beer = sitting(page).getByTestId('drink-beer');
    await takeMillilitres(page, beer);
    await beer.getByTestId('amount').fill('660');
    await beer.getByTestId('amount').press('Enter');
    await expect(page.getByTestId('long-period-hint')).toHaveCount(0);
    await calculate(page);
    await expectPeak(page, sittingsCase('en', 'M02').expected.peakPermille);
    await page.goBack();
    await page.reload();
    await expect(sitting(page).getByTestId('time-start')).toContainText('20:00');
    await expect(beer.getByTestId('amount')).toHaveValue('660');
  });
});

test('six sittings fit a screen of 320 px, in both clocks', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openAsHer(page, { timeStartInH24: '08:00', timeFinishInH24: '17:00' });
  for (let number = 2; number <= 6; number += 1) {
    await page.getByTestId('add-sitting').click();
    await expect(page.getByRole('heading', { name: `Session ${number}` })).toBeFocused();
  }
  await expect(page.getByTestId('add-sitting')).toHaveCount(0);
  for (const clock of ['metric', 'imperial']) {
    await page.getByTestId(`unit-${clock}`).check();
    expect(await overflowPx(page)).toBeLessThanOrEqual(0);
  }
  const targets = page.getByTestId('sitting').locator('button:visible, input:visible');
  const small = await targets.evaluateAll((nodes) =>
    nodes
      .map((node) => ({ box: node.getBoundingClientRect(), html: node.outerHTML.slice(0, 120) }))
      .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
      .map(({ box, html }) => `${html} ${box.width}x${box.height}`),
  );
  expect(small).toEqual([]);
});

// Numbers and words of each: tests/components/result, golden-numbers and result-sittings.
for (const width of isWhole ? [320, 390, 1280] : [320]) {
  for (const id of isWhole ? ['M02', 'M09', 'M12'] : ['M12']) {
    test(`a shared day of several sittings at ${width} px: ${id}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(sittingsCase('en', id).path);
      await page.getByTestId('working').locator('summary').click();
      await expect(page.getByTestId('working').getByRole('table')).toBeVisible();

      // The half hours of drinking are marked inside their rows, which paint nothing outside themselves.
      await openRow(page, 'samples');
      const first = page.getByTestId('samples').locator('li[data-minutes="0"]');
      await first.scrollIntoViewIfNeeded();
      const [box, mark] = [await first.boundingBox(), await first.locator('i').boundingBox()];
      expect(mark?.x).toBeGreaterThanOrEqual(box?.x ?? Infinity);
      expect(await overflowPx(page)).toBeLessThanOrEqual(0);
    });
  }
}
