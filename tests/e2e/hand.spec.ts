import { isWhole } from '../extent';
import type { Locator, Page } from '@playwright/test';
import { expect, test, withMotion } from './support/test';

test.use({ ...withMotion, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface Point {
  x: number;
  y: number;
}

/** Puts a finger down, moves it in small steps as a hand does, and lifts it. Chromium alone. */
async function swipe(page: Page, from: Point, to: Point, steps = 12) {
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await touch('touchMove', [
      { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
    ]);
    await page.waitForTimeout(16);
  }
  await touch('touchEnd', []);
  await devTools.detach();
}

/** Where a slider stands in the window, in the middle of the page so that it can scroll both ways. */
async function boxOf(slider: Locator) {
  // Waits until it lies still: what was opened above it grows for a moment.
  await slider.scrollIntoViewIfNeeded();
  await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not in the page');
  return box;
}
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** The middle of the 44 px thumb of an age on its track. */
async function thumbOf(slider: Locator) {
  const { x, y, width, height } = await boxOf(slider);
  const share = (Number(await slider.inputValue()) - 18) / (100 - 18);
  return { x: x + 22 + share * (width - 44), y: y + height / 2 };
}

async function home(page: Page) {
  await page.goto('/');
  await page.getByTestId('calculator').waitFor();
  await page.getByTestId('body-line').tap();
  const age = page.getByTestId('age-slider');
  await expect(age).toBeVisible();
  await expect(age).toHaveValue('39');
  return { age, food: page.getByTestId('food') };
}

/** Swipes up the page from a point, which scrolls it. */
async function expectScrolls(page: Page, from: Point) {
  const before = await scrolled(page);
  await swipe(page, from, { x: from.x + 40, y: from.y - 250 });
  expect(await scrolled(page)).toBeGreaterThan(before + 100);
}

test('only a drag of the thumb moves a slider; a swipe that begins on it scrolls', async ({
  page,
}) => {
  const { age, food } = await home(page);
  for (const [slider, value] of [[age, '39'] as const, [food, '2'] as const]) {
    for (const share of isWhole ? [0.1, 0.5, 0.9] : [0.1]) {
      const { x, y, width, height } = await boxOf(slider);
      await expectScrolls(page, { x: x + width * share, y: y + height / 2 });
      await expect(slider).toHaveValue(value);
    }
  }
  // A tap or a swipe along the track beside the thumb.
  const { x, y, width, height } = await boxOf(age);
  const track = (share: number) => ({ x: x + width * share, y: y + height / 2 });
  await page.touchscreen.tap(track(0.8).x, track(0.8).y);
  await swipe(page, track(0.9), track(0.6));
  // Longer than the mouse events that follow a touch may take.
  await page.waitForTimeout(600);
  await expect(age).toHaveValue('39');
  await expectScrolls(page, await thumbOf(age));
  await expect(age).toHaveValue('39');
  const thumb = await thumbOf(age);
  await swipe(page, thumb, { x: thumb.x + 90, y: thumb.y + 4 });
  expect(Number(await age.inputValue())).toBeGreaterThan(50);
  // A stop is chosen by a tap on it or on its word.
  const stops = await boxOf(food);
  await page.touchscreen.tap(stops.x + stops.width * 0.05, stops.y + stops.height / 2);
  await expect(food).toHaveValue('0');
  await page.getByText('a little', { exact: true }).tap();
  await expect(food).toHaveAttribute('aria-valuetext', 'a little');
});

test('before the page answers, a swipe over a slider changes nothing either', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('/');
  const food = page.getByTestId('food');
  await expect(food).toBeVisible();
  const { x, y, width, height } = await boxOf(food);
  const from = { x: x + width * 0.9, y: y + height / 2 };
  await swipe(page, from, { x: from.x + 20, y: from.y - 250 });
  await expect(food).toHaveValue('2');
  await context.close();
});

/** The wheels have slid in. */
async function expectSheetStill(page: Page) {
  const sheet = page.getByTestId('wheel-picker');
  await expect(sheet).toBeVisible();
  await expect.poll(() => sheet.evaluate((node) => node.getAnimations().length)).toBe(0);
}

test('the wheel of hours turns under a finger; a tap on a value types it', async ({ page }) => {
  await home(page);
  const start = page.getByTestId('time-start');
  await expect(start).toHaveText('21:00');
  await start.tap();
  await expectSheetStill(page);
  const columns = page.getByTestId('wheel-picker').getByRole('listbox');
  const hours = columns.first();
  const box = await hours.boundingBox();
  if (!box) throw new Error('There is no wheel');
  const from = { x: box.x + box.width / 2, y: box.y + box.height * 0.8 };
  // Five rows of 48 px, and the day ends after two.
  await swipe(page, from, { x: from.x, y: from.y - 5 * 48 }, 30);
  await expect(hours.getByRole('option', { selected: true })).toHaveText('23');
  await expect(hours.getByRole('option', { selected: true })).toBeInViewport();
  await expect(hours.getByRole('option')).toHaveCount(24);
  await page.getByTestId('wheel-close').tap();
  await expect(page.getByTestId('wheel-picker')).toBeHidden();

  await start.tap();
  // Playwright scrolls a row into view that the sheet has not yet brought up: another value then.
  await expectSheetStill(page);
  await expect(hours).toBeInViewport({ ratio: 1 });
  await hours.getByRole('option', { name: '21', exact: true }).tap();
  await page.getByTestId('wheel-typing').fill('7');
  await columns.last().getByRole('option', { name: '00', exact: true }).tap();
  await page.getByTestId('wheel-typing').fill('38');
  await page.getByTestId('wheel-typing').press('Enter');
  await expect(start).toHaveText('07:40');
});

test('what floats covers nothing: the way to the top at any place, a toast what was pressed', async ({
  page,
}) => {
  await home(page);
  const steps = await page.evaluate(() =>
    Math.ceil(document.documentElement.scrollHeight / window.innerHeight),
  );
  for (let step = 1; step <= steps; step += 1) {
    await page.evaluate((count) => window.scrollTo(0, count * window.innerHeight), step);
    await expect(page.getByTestId('go-top')).toHaveCount(1);
    const covered = await page.evaluate(() => {
      const top = document.querySelector('[data-testid=go-top]');
      const box = top?.getBoundingClientRect();
      if (!top || !box) return ['there is no way to the top'];
      // Where it stands still, the bars of the window pass over it as over all the page.
      const isBar = (other: Element | null): boolean =>
        other !== null &&
        (['fixed', 'sticky'].includes(getComputedStyle(other).position) ||
          isBar(other.parentElement));
      return [...document.querySelectorAll('a, button, input, label, select, p')]
        .filter((other) => other !== top && other.checkVisibility())
        .filter((other) => isBar(top) || !isBar(other))
        .filter((other) => {
          const { left, right, top: y, bottom } = other.getBoundingClientRect();
          return left < box.right && right > box.left && y < box.bottom && bottom > box.top;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    });
    expect(covered).toEqual([]);
  }

  const plus = page.getByTestId('log-beer');
  // As low in the window as it can be pressed.
  await plus.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    window.scrollBy(0, bottom - window.innerHeight + 8);
  });
  await plus.tap();
  await expect(page.getByTestId('toast')).toBeVisible();
  const toast = await page.getByTestId('toast').boundingBox();
  const pressed = await plus.boundingBox();
  if (!toast || !pressed) throw new Error('Nothing there');
  const isApart = toast.y + toast.height <= pressed.y || toast.y >= pressed.y + pressed.height;
  expect(isApart).toBe(true);
});
