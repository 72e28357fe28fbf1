import { calculate, drink } from './support/evening';
import { cacheEntries, expectVersion, goOffline, visitUntilReady } from './support/offline';
import { test } from './support/own-host';
import { expect } from './support/test';

test.use({ hasWorker: true });

test('two languages side by side: one is updated, the other works on without a network', async ({
  page,
  context,
  host,
  later,
}) => {
  for (const home of ['/', '/pl/']) await visitUntilReady(page, host.url(home));
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
  for (const home of ['/', '/pl/']) {
    await page.goto(host.url(home));
    // English may have moved on by itself once none of its pages was open; Polish must have.
    if (home === '/pl/') await expectVersion(page, 'later');
    await drink(page, 'beer').getByTestId('amount-plus').click();
    await calculate(page);
  }
});

test('the English worker leaves pages and files of other languages alone', async ({
  page,
  context,
  host,
  expectConsole,
}) => {
  expectConsole(/error occurred when fetching the script/);
  await visitUntilReady(page, host.url('/'));
  const before = await cacheEntries(page);
  // The first moments of a German visit: its own worker is not there yet.
  host.fault = (path) => (path === '/sw.de.js' ? { drop: true } : null);
  const fromWorker: string[] = [];
  page.on('response', (response) => {
    if (response.fromServiceWorker()) fromWorker.push(response.url());
  });
  await page.goto(host.url('/de/'));
  await drink(page, 'beer').getByTestId('amount-plus').click();
  await calculate(page);
  // It passes the page on from the host: without one it would have to say so.
  expect(fromWorker).toEqual([host.url('/de/')]);
  expect(await cacheEntries(page)).toEqual(before);
  await goOffline(context, host);
  await page.goto(host.url('/?lang=en'));
  await expect(page.getByTestId('calculator')).toBeVisible();
});
