import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import playwrightConfig from '../../playwright.config';
import { withBasePath } from '../site/routes';
import { serve } from './serve.mjs';

/**
 * Slow 4G as Lighthouse applies it to every request: 150 ms of round trip times 3.75, and nine
 * tenths of 1.6 Mbit/s down and 750 kbit/s up.
 */
const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const cpuSlowdown = 4;

/** The screen of Lighthouse's phone. */
const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A page on a slow phone, and the wire to its browser. */
export interface Phone {
  page: Page;
  cdp: CDPSession;
}

/** The export behind the bundled server, and a browser to visit it with. */
export interface Bench {
  origin: string;
  /** A visit on a fresh phone: nothing cached, no worker that would share the line. */
  visit: <Found>(measure: (phone: Phone) => Promise<Found>) => Promise<Found>;
  close: () => Promise<void>;
}

async function slowPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block' });
  const page = await context.newPage();
  // tsx names every function it compiles with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (own) => own');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, cdp };
}

/** Starts server and browser for `npm run bench -- browser`. */
export async function openBench(): Promise<Bench> {
  const server: Server = await serve({ dir: 'out', port: 0, base: withBasePath('') });
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}${withBasePath('')}`,
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
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The middle one of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
