import type { Browser, CDPSession, Page } from '@playwright/test';

/** A slow mobile network: latency in milliseconds, throughput in bytes per second. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};
const cpuSlowdown = 4;

/** The same screen as that of Lighthouse. */
const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A visit on a fresh slow phone with an empty cache and without service workers. */
export async function visit<Found>(
  browser: Browser,
  measure: (phone: { page: Page; cdp: CDPSession }) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    // Functions compiled by tsx call a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (own) => own');
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', slowLine);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await measure({ page, cdp });
  } finally {
    await context.close();
  }
}
