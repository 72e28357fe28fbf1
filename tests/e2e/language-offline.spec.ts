import type { Page } from '@playwright/test';
import { goldenInput, sharedOf, sharedPath } from './support/links';
import { goOffline, untilKept, visitUntilReady } from './support/offline';
import { test } from './support/own-host';
import { expect } from './support/test';

test.use({ hasWorker: true });

/** What the browser itself says of a host that does not answer, and of a page that says so. */
const unanswered = /net::ERR_|error occurred when fetching the script|status of 503/;
/** messages/de.json, `error.language`, for German. */
const absentGerman =
  '„Deutsch“ ist auf diesem Gerät noch nicht gespeichert. Dafür müssen Sie online sein.';
const link = (page: Page, name: RegExp) =>
  page.getByTestId('language-links').getByRole('link', { name });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('locale'));
const choose = (page: Page, code: string) =>
  page.evaluate((chosen) => localStorage.setItem('locale', chosen), code);
const told = (page: Page, text: RegExp | string) =>
  expect(page.getByTestId('toast').filter({ hasText: text })).toBeVisible();

test.beforeEach(({ expectConsole }) => expectConsole(unanswered));

test('a language that is not on the device is not entered, and home opens', async ({
  page,
  context,
  host,
}) => {
  await visitUntilReady(page, host.url('/'));

  for (const [how, goAway] of [
    ['the browser believes itself online', () => void (host.fault = () => ({ drop: true }))],
    ['the browser knows of it', () => goOffline(context, host)],
  ] as const) {
    await test.step(`chosen without a network: ${how}`, async () => {
      await goAway();
      await link(page, /Deutsch/).click();
      await told(page, /^Deutsch is not stored on/);
      await expect(page).toHaveURL(host.url('/'));
      expect(await stored(page)).toBeNull();

      // The menu closes: it would lie over the answer.
      await page.getByTestId('menu-open').click();
      await page.getByTestId('menu').getByRole('link', { name: 'Polski' }).click();
      await expect(page.getByTestId('menu')).toBeHidden();
      await told(page, /^Polski is not stored on/);
      expect(await stored(page)).toBeNull();

      await page.goto(host.url('/'));
      await expect(page.getByTestId('calculator')).toBeVisible();
      await expect(page).toHaveURL(host.url('/'));
      await untilKept(page);
    });
  }

  await test.step('offered for a result', async () => {
    await choose(page, 'de');
    const shared = host.url(sharedPath('en', sharedOf(goldenInput('R01'))));
    await page.goto(shared);
    await untilKept(page);
    await page.getByTestId('language-offer').click();
    await told(page, /^Deutsch is not stored on/);
    await expect(page).toHaveURL(shared);
  });

  await test.step('chosen earlier', async () => {
    await choose(page, 'pl');
    await page.goto(host.url('/'));
    await expect(page).toHaveURL(host.url('/pl/'));
    await expect(page.getByRole('heading')).toContainText('Wersji „Polski” nie ma');
    expect(await stored(page), 'the choice stays for the day when it can be followed').toBe('pl');
    // An address that was typed is answered in its own language.
    await page.goto(host.url('/de/ergebnis/'));
    await expect(page).toHaveURL(host.url('/de/ergebnis/'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading')).toHaveText(absentGerman);
    // English remains a choice, and does not lead back to Polish.
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(host.url('/'));
    await expect(page.getByTestId('calculator')).toBeVisible();
    expect(await stored(page)).toBe('en');
  });
});

test('a second language is answered in its words, English too, and entered once it is there', async ({
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

  await test.step('a link to it stays and says so in the words of the page', async () => {
    await link(page, /English/).click();
    await told(page, 'Wersji „English” nie ma');
    await expect(page).toHaveURL(host.url('/pl/'));
    expect(await stored(page)).toBeNull();
  });

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

  await test.step('back online English takes the root over without a question', async () => {
    host.fault = () => null;
    await context.setOffline(false);
    // Chromium sometimes keeps the worker of the root until its page is left: then it is the second
    // visit.
    await expect(async () => {
      await page.goto(host.url('/?lang=en'));
      await expect(page.getByTestId('offline-ready')).toBeVisible({ timeout: 20_000 });
    }).toPass();
    await expect(page.getByTestId('update-available')).toBeHidden();
    await expect.poll(scripts).toEqual(['sw.en.js', 'sw.pl.js']);
  });

  await test.step('without a network both are entered, also without a slash', async () => {
    await goOffline(context, host);
    await page.goto(host.url('/help/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto(host.url('/pl'));
    await expect(page).toHaveURL(host.url('/pl/'));
    await expect(page.getByTestId('calculator')).toBeVisible();
    await link(page, /English/).click();
    await expect(page).toHaveURL(host.url('/'));
    expect(await stored(page)).toBe('en');
    await link(page, /Polski/).click();
    await expect(page).toHaveURL(host.url('/pl/'));
    await expect(page.getByTestId('calculator')).toBeVisible();
    expect(await stored(page)).toBe('pl');
    await page.goto(host.url('/'));
    await expect(page).toHaveURL(host.url('/pl/'));
  });
});
