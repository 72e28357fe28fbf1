import type { BrowserContext, Page } from '@playwright/test';
import { withdrawnWorker } from '../../tools/build/service-workers';
import { calculate, calculateOneBeer, drink } from './support/evening';
import { cacheEntries, expectVersion, goOffline, visitUntilReady } from './support/offline';
import { test, type OwnHost } from './support/own-host';
import { expectSamePage, markPage } from './support/soft-navigation';
import { expect } from './support/test';

test.use({ hasWorker: true });
// In one worker: the later deployment is made once.
// Each goes through several versions.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const update = { name: 'Aktualisieren' };

test('a new version: cut off, taken up again, declined, and accepted with the entries', async ({
  page,
  context,
  host,
  later,
  expectConsole,
}) => {
  expectConsole(/could not be kept: network/);
  const offer = page.getByTestId('update-available');
  let left = 15;
  const wanted: string[] = [];
  const cutOff: OwnHost['fault'] = (path) => {
    if (path.startsWith('/sw.')) return null;
    wanted.push(path);
    return left-- > 0 ? null : { drop: true };
  };
  await visitUntilReady(page, host.url('/de/'));

  await test.step('"ready to work offline" is said once', async () => {
    await page.reload();
    // The worker is asked for anew in every visit, which is when it used to be said.
    await expect
      .poll(() => host.requests.filter(({ path }) => path === '/sw.de.js').length)
      .toBeGreaterThan(1);
    await page.waitForTimeout(500);
    await expect(page.getByTestId('offline-ready')).toHaveCount(0);
  });

  await test.step('an update cut off half-way leaves the old version whole', async () => {
    await host.deploy(later);
    host.fault = cutOff;
    const failed = page.waitForEvent('console', (message) => /kept: network/.test(message.text()));
    await page.reload();
    await failed;
    await goOffline(context, host);
    await page.reload();
    await expectVersion(page, 'now');
    await calculateOneBeer(page);
    await expect(offer).toBeHidden();
  });

  await test.step('it is taken up again where it stopped', async () => {
    await context.setOffline(false);
    const firstTry = new Set(wanted.slice(0, 15));
    wanted.length = 0;
    left = Infinity;
    host.fault = cutOff;
    await page.goto(host.url('/de/'));
    await expect(offer).toBeVisible();
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((path) => firstTry.has(path))).toEqual([]);
  });

  await test.step('declined, it stays away until the next visit, and the old one works', async () => {
    await offer.getByRole('button', { name: 'Schließen' }).click();
    await calculateOneBeer(page);
    await expect(offer).toBeHidden();
    await expectVersion(page, 'now');
    await goOffline(context, host);
    await page.goto(host.url('/de/hilfe/'));
    await expect(page.locator('h1')).toHaveCount(1);
    await expectVersion(page, 'now');
    await expect(offer).toBeVisible();
  });

  await test.step('accepted, it starts and keeps the entries', async () => {
    host.fault = () => null;
    await context.setOffline(false);
    await page.goto(host.url('/de/'));
    await expect(offer).toContainText('Ihre Eingaben bleiben erhalten');
    await expectVersion(page, 'now');
    // Typed and not saved yet: saving waits half a second.
    await drink(page, 'wine').getByTestId('amount').fill('7');
    await offer.getByRole('button', update).click();
    await expectVersion(page, 'later');
    await expect(drink(page, 'wine').getByTestId('amount')).toHaveValue('7');
    await expect(offer).toBeHidden();
    await calculate(page);
  });
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

test('a page of today and a worker of yesterday get along, in every tab; a lost file', async ({
  page,
  context,
  host,
  later,
  expectConsole,
}) => {
  expectConsole(/404|Refused to execute/);
  await visitUntilReady(page, host.url('/de/'));
  const other = await context.newPage();
  await other.goto(host.url('/de/'));
  await markPage(other);
  await host.deploy(later);
  await page.bringToFront();
  await page.goto(host.url('/de/neu/'));
  await expectVersion(page, 'later');
  await page.getByTestId('menu-open').click();
  await page.getByTestId('menu').locator('a[href="/de/"]').last().click();
  await expect(page.getByTestId('calculator')).toBeVisible();
  await expectVersion(page, 'now');
  await calculateOneBeer(page);
  await page.getByTestId('update-available').getByRole('button', update).click();
  await expectVersion(page, 'later');

  await other.bringToFront();
  await expect(other.getByTestId('update-elsewhere')).toContainText('Sie können hier weitermachen');
  await expect(other.getByTestId('update-available')).toBeHidden();
  await expectSamePage(other);
  const asked = host.requests.length;
  // The menu's chunk of yesterday: this tab never loaded it, and the host has it no more.
  await other.getByTestId('menu-open').click();
  await drink(other, 'beer').getByTestId('amount-plus').dispatchEvent('click');
  await other.getByTestId('menu').locator('a[href="/de/hilfe/"]').click();
  await expect(other).toHaveURL(host.url('/de/hilfe/'));
  await expectVersion(other, 'later');
  const scripts = host.requests.slice(asked).filter(({ path }) => path.endsWith('.js'));
  expect(scripts.filter(({ path }) => path.includes('/_next/'))).toEqual([]);
  await other.close();

  await test.step('a lost core file and a new deployment: one load later the new version runs', async () => {
    // What was there first is the newest now.
    await page.goto(host.url('/de/'));
    const shown = drink(page, 'beer').getByTestId('amount');
    await expect(shown).not.toHaveValue('0');
    const amount = await shown.inputValue();
    expect(await loseCoreFile(page, context)).toContain(true);
    await host.deploy('out');
    await page.reload();
    await expectVersion(page, 'now');
    await expect(shown).toHaveValue(amount);
    await calculate(page);
  });
});

test('a worker that is withdrawn takes its files along, and the host answers', async ({
  page,
  host,
  later,
  expectConsole,
}) => {
  expectConsole(/404|Refused to execute|Offline use is not available/);
  await visitUntilReady(page, host.url('/de/'));
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
  await host.deploy(later);
  await page.goto(host.url('/de/hilfe/'));
  await expectVersion(page, 'later');
});

test('languages side by side: none touches another, and each is updated by itself', async ({
  page,
  context,
  host,
  later,
  expectConsole,
}) => {
  expectConsole(/error occurred when fetching the script/);
  await visitUntilReady(page, host.url('/'));

  await test.step('the English worker leaves pages and files of other languages alone', async () => {
    const before = await cacheEntries(page);
    // The first moments of a German visit: its own worker is not there yet.
    host.fault = (path) => (path === '/sw.de.js' ? { drop: true } : null);
    const fromWorker: string[] = [];
    page.on('response', (response) => {
      if (response.fromServiceWorker()) fromWorker.push(response.url());
    });
    await page.goto(host.url('/de/'));
    await calculateOneBeer(page);
    // It passes the page on from the host: without one it would have to say so.
    expect(fromWorker).toEqual([host.url('/de/')]);
    expect(await cacheEntries(page)).toEqual(before);
    page.removeAllListeners('response');
    await goOffline(context, host);
    await page.goto(host.url('/?lang=en'));
    await expect(page.getByTestId('calculator')).toBeVisible();
  });

  host.fault = () => null;
  await context.setOffline(false);
  await visitUntilReady(page, host.url('/pl/'));
  const before = await cacheEntries(page);
  expect(Object.keys(before).sort()).toEqual(['breathalyser:/:files', 'breathalyser:/pl/:files']);
  await host.deploy(later);
  await page.reload();
  await page.getByTestId('update-available').getByRole('button', { name: 'Aktualizuj' }).click();
  await expectVersion(page, 'later');
  // English may have fetched its own new version meanwhile: of the old one nothing is missing.
  const after = await cacheEntries(page);
  expect(after['breathalyser:/:files']).toEqual(
    expect.arrayContaining(before['breathalyser:/:files'] ?? []),
  );

  await goOffline(context, host);
  for (const home of ['/?lang=en', '/pl/']) {
    await page.goto(host.url(home));
    // English may have moved on by itself once none of its pages was open; Polish must have.
    if (home === '/pl/') await expectVersion(page, 'later');
    await calculateOneBeer(page);
  }
});
