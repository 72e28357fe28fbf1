import type { Page } from '@playwright/test';
import { expect } from './test';

/** Opens a page and waits until it says that everything is on the device. */
export async function visitUntilReady(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByTestId('offline-ready')).toBeVisible({ timeout: 35_000 });
}

/** True on a page of the later deployment (see deployment.ts). */
export function isLater(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return style.getPropertyValue('--deployment') === 'later';
  });
}

/** Addresses of the entries of all caches, by the cache's name. */
export function cacheEntries(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const entries: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      entries[name] = (await (await caches.open(name)).keys()).map(({ url }) => url);
    }
    return entries;
  });
}
