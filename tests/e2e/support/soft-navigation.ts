import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Marks the page that is open, so that `expectSamePage` tells a soft navigation from a new page. */
export async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

export async function expectSamePage(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isSamePage' in window), 'soft navigation').toBe(true);
}

/** Holds scripts back. @returns lets them arrive */
export async function holdScripts(page: Page, pattern: RegExp): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(pattern, async (route) => {
    await arrival;
    await route.continue();
  });
  return () => arrive();
}

/** Waits until React answers for an element: before that a link is followed by the browser itself. */
export async function expectHydrated(element: Locator): Promise<void> {
  const hasProps = (node: Element) =>
    Object.keys(node).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => element.evaluate(hasProps), 'hydrated').toBe(true);
}
