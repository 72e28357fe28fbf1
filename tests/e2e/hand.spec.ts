import type { Locator, Page } from '@playwright/test';
import { swipe } from './support/finger';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Where a slider stands in the window, in the middle of the page so that it can scroll both ways. */
async function boxOf(slider: Locator) {
  await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not in the page');
  return box;
}
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** The middle of the 24 px thumb of an age on its track. */
async function thumbOf(slider: Locator) {
  const { x, y, width, height } = await boxOf(slider);
  const share = (Number(await slider.inputValue()) - 18) / (100 - 18);
  return { x: x + 12 + share * (width - 24), y: y + height / 2 };
}

async function home(page: Page) {
  await page.goto('/');
  await page.getByTestId('calculator').waitFor();
  const age = page.getByTestId('age-slider');
  await expect(age).toHaveValue('39');
  return { age, food: page.getByTestId('food') };
}

for (const share of [0.1, 0.5, 0.9]) {
  test(`a swipe that begins at ${share} of a slider scrolls the page and changes nothing`, async ({
    page,
  }) => {
    const { age, food } = await home(page);
    for (const [slider, value] of [[age, '39'] as const, [food, '2'] as const]) {
      const { x, y, width, height } = await boxOf(slider);
      const from = { x: x + width * share, y: y + height / 2 };
      const before = await scrolled(page);
      await swipe(page, from, { x: from.x + 40, y: from.y - 250 });
      expect(await scrolled(page)).toBeGreaterThan(before + 100);
      await expect(slider).toHaveValue(value);
    }
  });
}

test('a tap or a swipe along the track beside the thumb does not move it', async ({ page }) => {
  const { age } = await home(page);
  const { x, y, width, height } = await boxOf(age);
  await page.touchscreen.tap(x + width * 0.8, y + height / 2);
  await swipe(
    page,
    { x: x + width * 0.9, y: y + height / 2 },
    { x: x + width * 0.6, y: y + height / 2 },
  );
  // Longer than the mouse events that follow a touch may take.
  await page.waitForTimeout(600);
  await expect(age).toHaveValue('39');
});

test('a swipe up the page that begins on the thumb scrolls and changes nothing', async ({
  page,
}) => {
  const { age } = await home(page);
  const thumb = await thumbOf(age);
  const before = await scrolled(page);
  await swipe(page, thumb, { x: thumb.x + 40, y: thumb.y - 250 });
  expect(await scrolled(page)).toBeGreaterThan(before + 100);
  await expect(age).toHaveValue('39');
});

test('dragging the thumb moves it', async ({ page }) => {
  const { age } = await home(page);
  const thumb = await thumbOf(age);
  await swipe(page, thumb, { x: thumb.x + 90, y: thumb.y + 4 });
  expect(Number(await age.inputValue())).toBeGreaterThan(50);
});

test('a tap on a stop or its word chooses it', async ({ page }) => {
  const { food } = await home(page);
  const { x, y, width, height } = await boxOf(food);
  await page.touchscreen.tap(x + width * 0.05, y + height / 2);
  await expect(food).toHaveValue('0');
  await page.getByText('little', { exact: true }).tap();
  await expect(food).toHaveAttribute('aria-valuetext', 'little');
});
