import { articleById } from '../../lib/articles/manifest';
import { articlePath } from './support/links';
import { cacheEntries, goOffline, visitUntilReady } from './support/offline';
import { test } from './support/own-host';
import { expect } from './support/test';

test.use({ hasWorker: true });

const picturesOf = (entries: Record<string, string[]>) =>
  Object.entries(entries)
    .filter(([name]) => name.startsWith('breathalyser:/de/:pictures:'))
    .flatMap(([, addresses]) => addresses);

const days = (count: number) => count * 24 * 60 * 60 * 1000;

const start = Date.parse('2026-11-22T12:00:00+01:00');

test('pictures that were seen are there offline; a copy not compared for 90 days says so', async ({
  page,
  context,
  host,
}) => {
  const openAfter = async (count: number) => {
    await page.clock.setFixedTime(start + days(count));
    await page.goto(host.url('/de/'));
    await expect(page.getByTestId('calculator')).toBeVisible();
  };
  const noted = () => page.evaluate(() => localStorage.getItem('de:offline-checked'));
  const picture = page.getByTestId('article').locator('header img');
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  const address = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  // The first one is loaded before there is a worker, the second through it.
  await page.clock.install({ time: start });
  await visitUntilReady(page, host.url(articlePath('de', 'bac-limits-in-countries')));
  const seen = [await address()];
  await page.goto(host.url(articlePath('de', 'accuracy-of-bac-calculator')));
  await expect.poll(width).toBeGreaterThan(200);
  seen.push(await address());
  const place = await picture.boundingBox();
  await expect
    .poll(async () => picturesOf(await cacheEntries(page)))
    .toEqual(expect.arrayContaining(seen));
  for (const count of [0, 40]) {
    await openAfter(count);
    await expect.poll(noted).toBe(String(start + days(count)));
  }
  await goOffline(context, host);
  for (const id of ['bac-limits-in-countries', 'accuracy-of-bac-calculator'] as const) {
    await page.goto(host.url(articlePath('de', id)));
    await expect.poll(width).toBeGreaterThan(200);
  }
  const unseen = articleById('de', 'how-to-drink-responsibly');
  await page.goto(host.url(articlePath('de', unseen.id)));
  await expect(page.getByTestId('article').locator('h1')).toHaveText(unseen.title);
  await expect(picture).toHaveAttribute('alt', /\S/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  // Drawn by the worker: neither the picture nor the browser's mark of a broken one.
  const type = await page.evaluate(
    async (src) => (await fetch(src)).headers.get('content-type'),
    await address(),
  );
  expect(type).toBe('image/svg+xml');
  expect(await width()).toBeGreaterThan(200);
  const without = await picture.boundingBox();
  expect([without?.width, without?.height]).toEqual([place?.width, place?.height]);

  // Only without a network, and only then.
  await openAfter(129);
  await page.waitForTimeout(1500);
  await expect(page.getByTestId('offline-old')).toHaveCount(0);
  await openAfter(131);
  await expect(page.getByTestId('offline-old')).toContainText('zuletzt am 1. Januar 2027 ');
});
