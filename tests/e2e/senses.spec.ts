import type { Page } from '@playwright/test';
import { isWhole } from '../extent';
import { calculate, calculateOneBeer, drink } from './support/evening';
import { overflowPx } from './support/looks';
import { expect, test } from './support/test';

/** Smallest side of what a finger presses, pixels (contract of the house; WCAG 2.5.5 is AAA). */
const smallestTargetPx = 44;

/** What can be pressed and is smaller than a finger, links within running text aside. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const selector = 'a[href], button, input, select, summary';
    return [...root.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      if (element.closest('[inert]') || !element.checkVisibility({ visibilityProperty: true })) {
        return [];
      }
      // A control inside its label is as large as the label.
      const pressed = element.closest('label') ?? element;
      const isInText = element.matches('p a, li a, td a, dd a, figcaption a, h1 a, h2 a, h3 a');
      const { width, height } = pressed.getBoundingClientRect();
      if (isInText || width === 0 || height === 0) return [];
      // Skip links and the like, until they have the focus.
      if (getComputedStyle(element).clipPath !== 'none' || width <= 1) return [];
      const isSmall = Math.min(width, height) < smallest - 0.5;
      const name = element.getAttribute('data-testid') ?? element.textContent?.trim().slice(0, 30);
      return isSmall ? [`${name || element.outerHTML.slice(0, 80)} ${width}x${height}`] : [];
    });
  }, smallestTargetPx);
}

/**
 * Whether all text of a button is underlined as painted: an underline does not reach into inline
 * blocks or flex containers within its element.
 */
function isUnderlined(button: HTMLElement): boolean {
  const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    let element = text.parentElement;
    while (element && !getComputedStyle(element).textDecorationLine.includes('underline')) {
      if (element === button || getComputedStyle(element).display !== 'inline') return false;
      element = element.parentElement;
    }
  }
  return true;
}

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const home of isWhole ? ['/', '/de/', '/jp/'] : ['/de/']) {
    test(`every target of ${home} is as large as a finger; what opens a picker is underlined`, async ({
      page,
    }) => {
      await page.goto(home);
      await expect(page.getByTestId('calculator')).toBeVisible();
      const beer = drink(page, 'beer');
      for (const picker of [
        beer.getByTestId('serving'),
        beer.getByTestId('percent'),
        page.getByTestId('weight'),
      ]) {
        expect(await picker.evaluate(isUnderlined)).toBe(true);
      }
      expect(await smallTargets(page), 'home').toEqual([]);
      await page.getByTestId('menu-open').click();
      await expect(page.getByTestId('menu')).toBeVisible();
      expect(await smallTargets(page), 'menu').toEqual([]);
      await page.getByTestId('menu-close').click();
      await page.getByTestId('time-start').first().click();
      await expect(page.getByTestId('wheel-picker')).toBeVisible();
      expect(await smallTargets(page), 'picker').toEqual([]);
      await page.getByTestId('wheel-close').click();
      await calculateOneBeer(page);
      expect(await smallTargets(page), 'result').toEqual([]);
    });
  }
});

test.describe('large text', () => {
  /** WCAG 1.4.4: 200 %; 1.4.10: 400 % of 1280 px is a window of 320 px. */
  const windows = [
    { width: 320, height: 256 },
    { width: 640, height: 512 },
  ];

  // language.spec.ts has other languages at 320 px.
  for (const home of isWhole ? ['/de/', '/ru/', '/jp/'] : ['/de/']) {
    test(`nothing is cut off at 200 and 400 % in ${home}`, async ({ page }) => {
      await page.goto(home);
      await drink(page, 'beer').getByTestId('amount').fill('3');
      for (const size of windows) {
        await page.setViewportSize(size);
        expect(await overflowPx(page), `home, ${size.width} px`).toBeLessThanOrEqual(0);
        await page.getByTestId('time-start').first().click();
        await page.getByTestId('wheel-ok').scrollIntoViewIfNeeded();
        await expect(page.getByTestId('wheel-ok')).toBeInViewport({ ratio: 1 });
        await page.getByTestId('wheel-ok').click();
        await expect(page.getByTestId('wheel-picker')).toBeHidden();
      }
      await calculate(page);
      for (const size of windows) {
        await page.setViewportSize(size);
        expect(await overflowPx(page), `result, ${size.width} px`).toBeLessThanOrEqual(0);
      }
    });
  }
});

test('with forced colours what is chosen and focused can still be told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const look = (testId: string) =>
    page.getByTestId(testId).evaluate((element) => {
      const label = element.closest('label') ?? element;
      const { backgroundColor, borderColor, outlineStyle, color } = getComputedStyle(label);
      return { backgroundColor, borderColor, outlineStyle, color };
    });
  expect(await look('gender-0')).not.toEqual(await look('gender-1'));
  // Whatever draws the ring, it must be there in the system's colours too.
  for (const testId of ['gender-0', 'height', 'age', 'age-slider', 'food', 'calculate']) {
    const place = page.getByTestId(testId).locator('xpath=../..');
    const before = await place.screenshot();
    await page.keyboard.press('Tab');
    await page.getByTestId(testId).focus();
    const after = await place.screenshot();
    expect(after.equals(before), `focus on ${testId}`).toBe(false);
  }
});
