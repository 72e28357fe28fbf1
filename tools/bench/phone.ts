import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import playwrightConfig from '@/playwright.config';
import { withBasePath } from '@/lib/site/routes';
import { serve } from '../serve/serve.mjs';

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

/** A page on a slow phone, and its DevTools session. */
export interface Phone {
  page: Page;
  cdp: CDPSession;
}

/** Servers for finished exports, and a browser. */
export interface Bench {
  /** Origins of the folders, in their order. */
  origins: readonly string[];
  /** A visit on a fresh phone with an empty cache and without service workers. */
  visit: <Found>(measure: (phone: Phone) => Promise<Found>) => Promise<Found>;
  close: () => Promise<void>;
}

async function slowPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block' });
  const page = await context.newPage();
  // Functions compiled by tsx call a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (own) => own');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slowLine);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, cdp };
}

/**
 * Starts servers and browser for `npm run bench -- browser`.
 * @param folders of exports with the same base path
 */
export async function openBench(folders: readonly string[]): Promise<Bench> {
  const servers: Server[] = await Promise.all(
    folders.map((dir) => serve({ dir, port: 0, base: withBasePath('') })),
  );
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  return {
    origins: servers.map((server) => {
      const { port } = server.address() as AddressInfo;
      return `http://localhost:${port}${withBasePath('')}`;
    }),
    visit: async (measure) => {
      const phone = await slowPhone(browser);
      try {
        return await measure(phone);
      } finally {
        await phone.page.context().close();
      }
    },
    close: async () => {
      await browser.close();
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
