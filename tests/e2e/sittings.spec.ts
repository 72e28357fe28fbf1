import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';
import { calculate } from './support/evening';
import { openAsHer, sitting } from './support/sittings';
import { expect, test } from './support/test';

interface SittingsCase {
  id: string;
  expected: { peakPermille: number; band: { peakHigh: number } };
}

const golden = new URL('../fixtures/bac/sittings_cases.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(golden, 'utf8')) as { cases: SittingsCase[] };

function expectedOf(id: string) {
  const found = cases.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No golden case ${id}`);
  return found.expected;
}

const peakOf = async (page: Page) =>
  Number(await page.getByTestId('peak').getAttribute('data-permille'));

/** Presses as the hand at the device does. */
type Press = (target: Locator) => Promise<void>;
const click: Press = (target) => target.click();
const tap: Press = (target) => target.tap();

async function pickTime(page: Page, press: Press, trigger: Locator, hour: string, minute = '00') {
  await press(trigger);
  const wheel = page.getByTestId('wheel-picker');
  for (const [column, name] of [hour, minute].entries()) {
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

test('lunch and evening by touch: another sitting is added', async ({ browser }) => {
  const page = await phone(browser);
  await openAsHer(page);
  await pickTime(page, tap, page.getByTestId('time-start'), '12');
  await pickTime(page, tap, page.getByTestId('time-finish'), '13');
  await pour(page, tap, page.getByTestId('drink-wine'), 250);
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
  expect(await peakOf(page)).toBeCloseTo(expectedOf('M02').peakPermille, 9);
  await page.goBack();
  await page.reload();
  await expect(sitting(page).getByTestId('time-start')).toContainText('20:00');
  await expect(sitting(page).getByTestId('drink-beer').getByTestId('amount')).toHaveValue('660');
  await page.context().close();
});

test('lunch and evening by mouse: one period warns of what it hides, and is split', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAsHer(page);
  await pickTime(page, click, page.getByTestId('time-start'), '12');
  await pickTime(page, click, page.getByTestId('time-finish'), '21');
  await pour(page, click, page.getByTestId('drink-wine'), 250);
  await pour(page, click, page.getByTestId('drink-beer'), 660);
  const panel = page.getByRole('complementary', { name: 'Live estimate' });
  await expect(panel).toContainText('below about');
  await expect(page.getByTestId('long-period-hint')).toContainText('If you had a break');
  await calculate(page);
  expect(await peakOf(page)).toBe(expectedOf('M13').peakPermille);
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
  expect(await peakOf(page)).toBeCloseTo(expectedOf('M02').peakPermille, 9);
});

test('a sitting is entered, removed and brought back without a mouse', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const key = (...names: string[]) =>
    names.reduce((last, name) => last.then(() => page.keyboard.press(name)), Promise.resolve());
  /** Tabs on until the target has the focus. */
  async function tabTo(target: Locator) {
    for (let step = 0; step < 120; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await key('Tab');
    }
    throw new Error(`Tab never reached ${target}`);
  }
  /** Picks an hour and the full hour's minutes, by typing. */
  async function typeHour(target: Locator, hour: string) {
    await tabTo(target);
    await key('Enter');
    await expect(page.getByTestId('wheel-picker')).toBeVisible();
    await page.keyboard.type(hour);
    await key('ArrowRight', 'Home', 'Enter');
    await expect(page.getByTestId('wheel-picker')).toBeHidden();
    await expect(target).toContainText(`${hour}:00`);
  }
  async function typeAmount(row: Locator, ml: string) {
    await tabTo(row.getByTestId('serving'));
    await key('Enter');
    await expect(page.getByTestId('wheel-picker')).toBeVisible();
    await key('End', 'Enter');
    await expect(page.getByTestId('wheel-picker')).toBeHidden();
    await tabTo(row.getByTestId('amount'));
    await page.keyboard.type(ml);
    await key('Enter');
  }

  await openAsHer(page);
  await typeHour(page.getByTestId('time-start'), '12');
  await typeHour(page.getByTestId('time-finish'), '13');
  await typeAmount(page.getByTestId('drink-wine'), '250');
  await tabTo(page.getByTestId('add-sitting'));
  await key('Enter');
  await expect(page.getByRole('heading', { name: 'Session 2' })).toBeFocused();
  await typeHour(sitting(page).getByTestId('time-start'), '20');
  await typeHour(sitting(page).getByTestId('time-finish'), '21');
  await typeAmount(sitting(page).getByTestId('drink-beer'), '660');

  await key('Shift+Tab');
  for (let step = 0; step < 40; step += 1) {
    const remove = sitting(page).getByTestId('sitting-remove');
    if (await remove.evaluate((element) => element === document.activeElement)) break;
    await key('Shift+Tab');
  }
  await key('Enter');
  await expect(sitting(page)).toBeHidden();
  await expect(page.getByTestId('add-sitting')).toBeFocused();
  // The toast waits while the keyboard is on it.
  await page.getByTestId('toast').getByRole('button', { name: 'Undo' }).focus();
  await key('Enter');
  await expect(page.getByRole('heading', { name: 'Session 2' })).toBeFocused();
  await tabTo(page.getByTestId('calculate'));
  await key('Enter');
  await expect(page.getByTestId('result')).toBeVisible();
  expect(await peakOf(page)).toBeCloseTo(expectedOf('M02').peakPermille, 9);
});

test('more than three days is said, and nothing is lost', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsHer(page);
  await page.getByTestId('drink-beer').getByTestId('amount-plus').click();
  await page.getByTestId('add-sitting').click();
  await sitting(page).getByTestId('drink-beer').getByTestId('amount-plus').click();
  // 21:00 to 23:00, and 20:00 to 23:30 three days later: over 74 hours.
  await pickTime(page, click, sitting(page).getByTestId('time-start'), '20');
  await pickTime(page, click, sitting(page).getByTestId('time-finish'), '23', '30');
  for (let day = 0; day < 3; day++) {
    await sitting(page).getByRole('button', { name: 'One day later' }).click();
  }
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'You have been drinking for three days' });
  await expect(alert).toBeAttached();
  await page.getByTestId('calculate').click();
  await expect(alert).toBeInViewport();
  await expect(alert).toBeFocused();
  await expect(page).toHaveURL('/');
  await expect(sitting(page).getByTestId('drink-beer').getByTestId('amount')).toHaveValue('1');
  await sitting(page).getByRole('button', { name: 'One day earlier' }).click();
  await expect(alert).toHaveCount(0);
  await calculate(page);
});

/** A phone with a touch screen. */
async function phone(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  return context.newPage();
}
