import { readFileSync } from 'node:fs';
import { chunksOnDemand } from '../../tools/build/framework-markup';
import { calculateOneBeer, drink } from './support/evening';
import { goOffline, visitUntilReady } from './support/offline';
import { test } from './support/own-host';
import { expect } from './support/test';

test.use({ hasWorker: true });

/** The chunk of offline work. */
function ownChunk(): string {
  const [, files] = chunksOnDemand('.next').find(([by]) => by.includes('offline-notices')) ?? [];
  return `/_next/${files?.at(-1) ?? 'none'}`;
}

test('without what offline work needs everything works online, and the console says so', async ({
  page,
  host,
  expectConsole,
}) => {
  expectConsole(/Offline use is not available|response code \(404\)|status of 500/);
  for (const [lost, status] of [
    [ownChunk(), 500],
    ['/sw.', 404],
  ] as const) {
    host.fault = (path) => (path.startsWith(lost) ? { status } : null);
    const warning = page.waitForEvent('console', (message) => /not available/.test(message.text()));
    await page.goto(host.url('/de/'));
    await warning;
    await calculateOneBeer(page);
    await expect(page.getByTestId('offline-ready')).toHaveCount(0);
  }
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
  await expect(page.getByTestId('offline-no-room')).toContainText(
    'nicht für die Nutzung ohne Netz',
  );
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

test('an installation that a file stops goes on at the next visit; lost and damaged entries are mended', async ({
  page,
  context,
  host,
  expectConsole,
}) => {
  expectConsole(/could not be kept: network/);

  await test.step('a file that fails while the worker installs stops nothing', async () => {
    host.fault = (path) => (path === '/de/404/' ? { status: 500 } : null);
    const failed = page.waitForEvent('console', (message) => /kept: network/.test(message.text()));
    await page.goto(host.url('/de/'));
    await failed;
    await calculateOneBeer(page);
    await expect(page.getByTestId('offline-ready')).toHaveCount(0);
    host.fault = () => null;
    await visitUntilReady(page, host.url('/de/'));
  });

  await test.step('damaged entries are noticed, replaced online, and whole again offline', async () => {
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

  await test.step('a lost entry is fetched again', async () => {
    host.fault = () => null;
    await context.setOffline(false);
    await page.evaluate(() => caches.delete('breathalyser:/de/:files'));
    await page.goto(host.url('/de/'));
    await calculateOneBeer(page);
    await goOffline(context, host);
    await page.goto(host.url('/de/'));
    await expect(page.getByTestId('calculator')).toBeVisible();
  });
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
