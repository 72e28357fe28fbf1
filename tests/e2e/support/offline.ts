import type { BrowserContext, Page } from '@playwright/test';
import type { OwnHost } from './own-host';
import { expect } from './test';

/** Opens a page and waits until it says that everything is on the device, and the root has a worker. */
export async function visitUntilReady(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByTestId('offline-ready')).toBeVisible({ timeout: 35_000 });
  const hasRootWorker = () =>
    page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration('/'))?.active);
  await expect.poll(hasRootWorker).toBe(true);
}

/** Waits until a page keeps itself where the next cannot be had: that part comes when it is quiet. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => !window.fetch.toString().includes('native code'));
}

/** No network: for the browser, and for what its own processes ask, such as a worker's update. */
export async function goOffline(context: BrowserContext, host: OwnHost): Promise<void> {
  host.fault = () => ({ drop: true });
  await context.setOffline(true);
}

/** Waits for a page of the export as it is, or of the later one (see deployment.ts). */
export async function expectVersion(page: Page, version: 'now' | 'later'): Promise<void> {
  const mark = version === 'later' ? version : '';
  await expect(page.locator('html')).toHaveCSS('--deployment', mark);
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
