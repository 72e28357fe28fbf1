import type { Locator, Page } from '@playwright/test';
import { calculate } from './support/evening';
import { sittingsCase } from './support/links';
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

const peakPermille = (id: string) => sittingsCase('en', id).expected.peakPermille;
const peakOf = async (page: Page) =>
  Number(await page.getByTestId('peak').getAttribute('data-permille'));

/** Presses as the hand at the device does. */
type Press = (target: Locator) => Promise<void>;
const click: Press = (target) => target.click();
const tap: Press = (target) => target.tap();

async function pickTime(page: Page, press: Press, trigger: Locator, hour: string) {
  await press(trigger);
  const wheel = page.getByTestId('wheel-picker');
  for (const [column, name] of [hour, '00'].entries()) {
    const option = wheel
      .getByRole('listbox')
      .nth(column)
      .getByRole('option', { name, exact: true });
    await press(option);
    await expect(option).toHaveAttribute('aria-selected', 'true');
  }
  await press(page.getByTestId('wheel-ok'));
  await expect(wheel).toBeHidden();
}

/** Millilitres of a drink at its usual strength (beer 5 %, wine 12 %), by the custom serving. */
async function pour(page: Page, press: Press, row: Locator, ml: number) {
  await press(row.getByTestId('serving'));
  const wheel = page.getByTestId('wheel-picker');
  const custom = wheel.getByRole('option').last();
  await press(custom);
  await expect(custom).toHaveAttribute('aria-selected', 'true');
  await press(page.getByTestId('wheel-ok'));
  await expect(wheel).toBeHidden();
  await row.getByTestId('amount').fill(String(ml));
  await row.getByTestId('amount').press('Enter');
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('lunch and evening: another sitting is added, and kept', async ({ page }) => {
    await openAsHer(page, { ...lunch, timeFinishInH24: '13:00' });
    await tap(page.getByTestId('add-sitting'));
    await expect(page.getByRole('heading', { name: 'Session 2' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Session 2' })).toBeInViewport();
    // At the last sip.
    await expect(sitting(page).getByTestId('time-start')).toContainText('13:00');
    await pickTime(page, tap, sitting(page).getByTestId('time-start'), '20');
    await pickTime(page, tap, sitting(page).getByTestId('time-finish'), '21');
    await pour(page, tap, sitting(page).getByTestId('drink-beer'), 660);
    await expect(page.getByTestId('long-period-hint')).toHaveCount(0);
    await calculate(page);
    expect(await peakOf(page)).toBeCloseTo(peakPermille('M02'), 9);
    await page.goBack();
    await page.reload();
    await expect(sitting(page).getByTestId('time-start')).toContainText('20:00');
    await expect(sitting(page).getByTestId('drink-beer').getByTestId('amount')).toHaveValue('660');
  });
});

test('lunch and evening by mouse: one period warns of what it hides, and is split', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAsHer(page, { ...lunch, timeFinishInH24: '21:00' });
  await pour(page, click, page.getByTestId('drink-beer'), 660);
  const panel = page.getByRole('complementary', { name: 'Live estimate' });
  await expect(panel).toContainText('below about');
  await expect(page.getByTestId('long-period-hint')).toContainText('If you had a break');
  await calculate(page);
  expect(await peakOf(page)).toBe(peakPermille('M13'));
  for (const warning of ['You drank so slowly', 'more than 6 hours']) {
    await expect(page.getByRole('note').filter({ hasText: warning })).toHaveCount(1);
  }
  await page.goBack();

  await page.getByTestId('long-period-hint').getByRole('button').click();
  await expect(page.getByTestId('toast')).toContainText('Split into two sessions');
  await expect(page.getByTestId('time-finish').first()).toContainText('15:00');
  await pickTime(page, click, page.getByTestId('time-finish').first(), '13');
  await pickTime(page, click, sitting(page).getByTestId('time-start'), '20');
  // Halves of both; all of the wine was drunk at noon, all of the beer in the evening.
  const firstBeer = page.getByTestId('drink-beer').first();
  const amounts = [
    [page.getByTestId('drink-wine').first(), '125', 250],
    [firstBeer, '330', 0],
    [sitting(page).getByTestId('drink-wine'), '125', 0],
    [sitting(page).getByTestId('drink-beer'), '330', 660],
  ] as const;
  for (const [row, halved, drunk] of amounts) {
    await expect(row.getByTestId('amount')).toHaveValue(halved);
    await row.getByTestId('amount').fill(String(drunk));
    await row.getByTestId('amount').press('Enter');
  }
  await expect(panel).not.toContainText('below about');
  await calculate(page);
  expect(await peakOf(page)).toBeCloseTo(peakPermille('M02'), 9);
  await page.goBack();

  // Over more than three days: said where it is seen, and nothing is lost.
  for (let day = 0; day < 3; day++) {
    await sitting(page).getByRole('button', { name: 'One day later' }).click();
  }
  const alert = page.getByRole('alert').filter({ hasText: 'drinking for three days' });
  await expect(alert).toBeAttached();
  await page.getByTestId('calculate').click();
  await expect(alert).toBeInViewport();
  await expect(alert).toBeFocused();
  await expect(page).toHaveURL('/');
  await expect(sitting(page).getByTestId('drink-beer').getByTestId('amount')).toHaveValue('660');
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
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
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
