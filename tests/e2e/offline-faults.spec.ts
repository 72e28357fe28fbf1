import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { chunksOnDemand } from '../../tools/build/framework-markup';
import { withdrawnWorker } from '../../tools/build/service-workers';
import { calculate, drink } from './support/evening';
import { expectVersion, goOffline, visitUntilReady } from './support/offline';
import { test } from './support/own-host';
import { expect } from './support/test';

test.use({ hasWorker: true });

async function calculateOneBeer(page: Page) {
  await drink(page, 'beer').getByTestId('amount-plus').click();
  await calculate(page);
  await expect(page.getByTestId('peak')).toBeVisible();
}

test('without the worker script everything works online', async ({ page, host, expectConsole }) => {
  expectConsole(/Offline use is not available|response code \(404\)/);
  host.fault = (path) => (path.startsWith('/sw.') ? { status: 404 } : null);
  const warning = page.waitForEvent('console', (message) => /not available/.test(message.text()));
  await page.goto(host.url('/de/'));
  await warning;
  await calculateOneBeer(page);
  await expect(page.getByTestId('offline-ready')).toHaveCount(0);
});

test('a browser that keeps nothing says so once and works online', async ({
  page,
  host,
  expectConsole,
}) => {
  expectConsole(/could not be kept: no-room|denies its cache storage/);
  const denied = `caches.open = () => Promise.reject(new DOMException('denied', 'SecurityError'));`;
  const body = denied + readFileSync('out/sw.de.js', 'utf8');
  host.fault = (path) => (path === '/sw.de.js' ? { body } : null);
  await page.goto(host.url('/de/'));
  await expect(page.getByTestId('offline-no-room')).toContainText('Online funktioniert alles');
  await calculateOneBeer(page);
  const failedAgain = page.waitForEvent('console', (message) => /no-room/.test(message.text()));
  await page.reload();
  await failedAgain;
  await expect(page.getByTestId('offline-no-room')).toHaveCount(0);
});

test('a full device says so and works online', async ({ page, context, host, expectConsole }) => {
  expectConsole(/could not be kept: no-room/);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: host.url(''),
    quotaSize: 200_000,
  });
  await page.goto(host.url('/de/'));
  await expect(page.getByTestId('offline-no-room')).toBeVisible({ timeout: 15_000 });
  await calculateOneBeer(page);
});

test('damaged entries are noticed, replaced online, and whole again offline', async ({
  page,
  context,
  host,
}) => {
  await visitUntilReady(page, host.url('/de/'));
  const damaged = await page.evaluate(async () => {
    const cache = await caches.open('breathalyser:/de/:files');
    const keys = await cache.keys();
    for (const key of keys) {
      const entry = await cache.match(key);
      await cache.put(key, new Response('damaged', { headers: entry?.headers }));
    }
    return keys.length;
  });
  expect(damaged).toBeGreaterThan(40);
  await page.reload();
  await calculateOneBeer(page);
  await page.goto(host.url('/de/'));
  await goOffline(context, host);
  await page.reload();
  await calculateOneBeer(page);
});

test('a lost entry is fetched again', async ({ page, context, host }) => {
  await visitUntilReady(page, host.url('/de/'));
  await page.evaluate(() => caches.delete('breathalyser:/de/:files'));
  await page.reload();
  await calculateOneBeer(page);
  await goOffline(context, host);
  await page.goto(host.url('/de/'));
  await expect(page.getByTestId('calculator')).toBeVisible();
});

test('a file that fails while the worker installs stops nothing, and the next visit goes on', async ({
  page,
  host,
  expectConsole,
}) => {
  expectConsole(/could not be kept: network/);
  const isLast = (path: string) => path === '/de/404/index.txt';
  host.fault = (path) => (isLast(path) ? { status: 500 } : null);
  const failed = page.waitForEvent('console', (message) => /kept: network/.test(message.text()));
  await page.goto(host.url('/de/'));
  await failed;
  await calculateOneBeer(page);
  await expect(page.getByTestId('offline-ready')).toHaveCount(0);
  host.fault = () => null;
  await visitUntilReady(page, host.url('/de/'));
});

test('on a network of three seconds a request the page still calculates', async ({
  page,
  host,
}) => {
  test.setTimeout(90_000);
  host.fault = () => ({ waitMs: 3000 });
  await page.goto(host.url('/de/'));
  await drink(page, 'beer').getByTestId('amount-plus').click();
  await page.getByTestId('calculate').click();
  await expect(page.getByTestId('loading-bar')).toBeVisible();
  await expect(page.getByTestId('peak')).toBeVisible({ timeout: 30_000 });
});

test('offline work without its own chunk: the page works, and says so in the console', async ({
  page,
  host,
  expectConsole,
}) => {
  expectConsole(/Offline use is not available|status of 500/);
  const [, files] = chunksOnDemand('.next').find(([by]) => by.includes('offline-notices')) ?? [];
  const name = files?.at(-1) ?? 'none';
  host.fault = (path) => (path === `/_next/${name}` ? { status: 500 } : null);
  const warning = page.waitForEvent('console', (message) => /not available/.test(message.text()));
  await page.goto(host.url('/de/'));
  await warning;
  await calculateOneBeer(page);
});

/** A script of the first paint that the browser has nowhere any more, cache and worker. */
async function loseCoreFile(page: Page, context: BrowserContext) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  return page.evaluate(async () => {
    const cache = await caches.open('breathalyser:/de/:files');
    const core = (await cache.keys()).filter(({ url }) => url.includes('/chunks/webpack-'));
    return Promise.all(core.map((key) => cache.delete(key)));
  });
}

test('a lost core file and a new deployment: one load later the new version runs', async ({
  page,
  context,
  host,
  later,
  expectConsole,
}) => {
  expectConsole(/404|Refused to execute/);
  await visitUntilReady(page, host.url('/de/'));
  await drink(page, 'beer').getByTestId('amount-plus').click();
  expect(await loseCoreFile(page, context)).toEqual([true]);
  await host.deploy(later);
  await page.reload();
  await expectVersion(page, 'later');
  await expect(drink(page, 'beer').getByTestId('amount')).toHaveValue('1');
  await calculate(page);
});

test('a worker that is withdrawn takes its files along, and the host answers', async ({
  page,
  host,
  later,
  expectConsole,
}) => {
  expectConsole(/404|Offline use is not available/);
  await visitUntilReady(page, host.url('/de/'));
  await host.deploy(later);
  host.fault = (path) => (path.startsWith('/sw.') ? { body: withdrawnWorker() } : null);
  await page.reload();
  // The browser asks for the worker of the root on its own, but at times of its choice.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/'))?.update());
  const kept = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return [registrations.length, (await caches.keys()).length];
    });
  await expect.poll(kept).toEqual([0, 0]);
  // A later build without a worker.
  host.fault = (path) => (path.startsWith('/sw.') ? { status: 404 } : null);
  await page.goto(host.url('/de/hilfe/'));
  await expectVersion(page, 'later');
});

const days = (count: number) => count * 24 * 60 * 60 * 1000;

test('a copy that was not compared for 90 days says so without a network, and only then', async ({
  page,
  context,
  host,
}) => {
  const start = Date.parse('2026-11-22T12:00:00+01:00');
  const openAfter = async (count: number) => {
    await page.clock.setFixedTime(start + days(count));
    await page.reload();
    await expect(page.getByTestId('calculator')).toBeVisible();
  };
  await page.clock.install({ time: start });
  await visitUntilReady(page, host.url('/de/'));
  await openAfter(0);
  const noted = () => page.evaluate(() => localStorage.getItem('de:offline-checked'));
  await expect.poll(noted).toBe(String(start));
  await openAfter(40);
  await expect.poll(noted).toBe(String(start + days(40)));
  await goOffline(context, host);
  await openAfter(129);
  await page.waitForTimeout(1500);
  await expect(page.getByTestId('offline-old')).toHaveCount(0);
  await openAfter(131);
  await expect(page.getByTestId('offline-old')).toContainText('zuletzt am Fr., 1. Jan.');
});
