import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Marks the page that is open, so that `expectSamePage` tells a soft navigation from a new page. */
export async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

export async function expectSamePage(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isSamePage' in window), 'soft navigation').toBe(true);
}

/** Waits until React answers for an element: before that a link is followed by the browser itself. */
export async function expectHydrated(element: Locator): Promise<void> {
  const hasProps = (node: Element) =>
    Object.keys(node).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => element.evaluate(hasProps), 'hydrated').toBe(true);
}
