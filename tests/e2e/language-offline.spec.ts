import type { Page } from '@playwright/test';
import { goldenInput, sharedOf, sharedPath } from './support/links';
import { goOffline, visitUntilReady } from './support/offline';
import { test, type OwnHost } from './support/own-host';
import { expect } from './support/test';

test.use({ hasWorker: true });

/** What the browser itself says of a host that does not answer, and of a page that says so. */
const unanswered = /net::ERR_|error occurred when fetching the script|status of 503/;
/** messages/de.json, `error.language`, for German. */
const absentGerman =
  '„Deutsch“ ist auf diesem Gerät noch nicht gespeichert. Gehen Sie zum Öffnen online.';
const link = (page: Page, name: RegExp) =>
  page.getByTestId('language-links').getByRole('link', { name });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('locale'));
const drop = (host: OwnHost) => void (host.fault = () => ({ drop: true }));
const toast = (page: Page) => page.getByTestId('toast');

/** Opens the address that was typed, and waits until the page that it led to answers. */
async function expectHome(page: Page, host: OwnHost) {
  await page.goto(host.url('/'));
  await expect(page.getByTestId('calculator')).toBeVisible();
  await expect(page).toHaveURL(host.url('/'));
}

test.beforeEach(({ expectConsole }) => expectConsole(unanswered));

for (const [how, goAway] of [
  ['the browser knows it', goOffline],
  ['the browser believes itself online', (_: unknown, host: OwnHost) => drop(host)],
] as const) {
  test(`a language chosen without a network is not entered, and home opens: ${how}`, async ({
    page,
    context,
    host,
  }) => {
    await visitUntilReady(page, host.url('/'));
    await goAway(context, host);
    await link(page, /Deutsch/).click();
    await expect(toast(page).filter({ hasText: /^Deutsch is not stored on/ })).toBeVisible();
    await expect(page).toHaveURL(host.url('/'));
    expect(await stored(page)).toBeNull();

    // The menu closes: it would lie over the answer.
    await page.getByTestId('menu-open').click();
    await page.getByTestId('menu').getByRole('link', { name: 'Polski' }).click();
    await expect(page.getByTestId('menu')).toBeHidden();
    await expect(toast(page).filter({ hasText: /^Polski is not stored on/ })).toBeVisible();
    expect(await stored(page)).toBeNull();
    await expectHome(page, host);
  });
}

test('home opens what is there when the language chosen earlier is not', async ({
  page,
  context,
  host,
}) => {
  await visitUntilReady(page, host.url('/'));
  await page.evaluate(() => localStorage.setItem('locale', 'pl'));
  await goOffline(context, host);
  await expectHome(page, host);
  await expect(toast(page).filter({ hasText: /^Polski is not stored on/ })).toBeVisible();
  expect(await stored(page), 'the choice stays for the day when it can be followed').toBe('pl');

  // An address that was typed is answered in its own language.
  await page.goto(host.url('/de/ergebnis/'));
  await expect(page).toHaveURL(host.url('/de/ergebnis/'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading')).toHaveText(absentGerman);
  // English remains a choice.
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(host.url('/'));
  await page.goto(host.url('/?lang=en'));
  await expect(page).toHaveURL(host.url('/'));
  expect(await stored(page)).toBe('en');
});

test('a page of another language stays and says it in its own words', async ({
  page,
  context,
  host,
}) => {
  await visitUntilReady(page, host.url('/pl/'));
  await goOffline(context, host);
  await link(page, /English/).click();
  await expect(toast(page).filter({ hasText: 'Wersji „English” nie ma' })).toBeVisible();
  await expect(page).toHaveURL(host.url('/pl/'));
  expect(await stored(page)).toBeNull();
});

test('the same result in another language is not entered without a network', async ({
  page,
  context,
  host,
}) => {
  await visitUntilReady(page, host.url('/'));
  await page.evaluate(() => localStorage.setItem('locale', 'de'));
  await goOffline(context, host);
  const shared = host.url(sharedPath('en', sharedOf(goldenInput('R01'))));
  await page.goto(shared);
  await page.getByTestId('language-offer').click();
  await expect(toast(page).filter({ hasText: /^Deutsch is not stored on/ })).toBeVisible();
  await expect(page).toHaveURL(shared);
});

test('a language on the device is entered without a network, also without its slash', async ({
  page,
  context,
  host,
}) => {
  for (const home of ['/de/', '/']) await visitUntilReady(page, host.url(home));
  await goOffline(context, host);
  await page.goto(host.url('/de'));
  await expect(page).toHaveURL(host.url('/de/'));
  await expect(page.getByTestId('calculator')).toBeVisible();
  await link(page, /English/).click();
  await expect(page).toHaveURL(host.url('/'));
  expect(await stored(page)).toBe('en');
  await link(page, /Deutsch/).click();
  await expect(page).toHaveURL(host.url('/de/'));
  await expect(page.getByTestId('calculator')).toBeVisible();
  expect(await stored(page)).toBe('de');
  await page.goto(host.url('/'));
  await expect(page).toHaveURL(host.url('/de/'));
});

test('a second language opened by its address is answered in its words, and English too', async ({
  page,
  context,
  host,
}) => {
  await visitUntilReady(page, host.url('/pl/'));
  const scripts = () =>
    page.evaluate(async () => {
      const all = await navigator.serviceWorker.getRegistrations();
      return all.map(({ active }) => active?.scriptURL.split('/').at(-1)).sort();
    });
  await expect.poll(scripts).toEqual(['sw.pl.js', 'sw.root.js']);
  await goOffline(context, host);

  for (const [address, lang, text] of [
    ['/de/', 'de', absentGerman],
    ['/de/ergebnis/abc/', 'de', absentGerman],
    ['/jp/', 'ja', '「日本語」のページは、まだこの端末に保存されていません。'],
    ['/', 'en', 'English is not stored on this device yet. Go online to open it.'],
    ['/result/', 'en', 'English is not stored on this device yet. Go online to open it.'],
  ] as const) {
    await page.goto(host.url(address));
    await expect(page).toHaveURL(host.url(address));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading')).toContainText(text);
  }
  await page.getByRole('link', { name: 'Polski' }).click();
  await expect(page).toHaveURL(host.url('/pl/'));
  await expect(page.getByTestId('calculator')).toBeVisible();

  // Back online the same page opens, and English takes the root over without a question. Chromium
  // sometimes keeps the worker of the root until its page is left: then it is the second visit.
  host.fault = () => null;
  await context.setOffline(false);
  await expect(async () => {
    await page.goto(host.url('/?lang=en'));
    await expect(page.getByTestId('offline-ready')).toBeVisible({ timeout: 20_000 });
  }).toPass();
  await expect(page.getByTestId('update-available')).toBeHidden();
  await expect.poll(scripts).toEqual(['sw.en.js', 'sw.pl.js']);
  await goOffline(context, host);
  await page.goto(host.url('/help/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a language in a tab of its own is remembered there, and the address is clean', async ({
  page,
  context,
  host,
}) => {
  await page.goto(host.url('/help/?utm_source=mail'));
  const opened = context.waitForEvent('page');
  await link(page, /Français/).click({ button: 'middle' });
  const tab = await opened;
  await expect(tab).toHaveURL(host.url('/fr/aide/'));
  expect(await stored(tab)).toBe('fr');
});
