import type { Page } from '@playwright/test';
import { goldenInput, sharedOf, sharedPath } from './support/links';
import { goOffline, visitUntilReady } from './support/offline';
import { test, type OwnHost } from './support/own-host';
import { expect } from './support/test';

test.use({ hasWorker: true });

/** What the browser itself says of a host that does not answer. */
const unanswered = /net::ERR_|error occurred when fetching the script/;
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

  test(`home opens what is there when the language chosen earlier is not: ${how}`, async ({
    page,
    context,
    host,
  }) => {
    await visitUntilReady(page, host.url('/'));
    await page.evaluate(() => localStorage.setItem('locale', 'pl'));
    await goAway(context, host);
    await expectHome(page, host);
    await expect(toast(page).filter({ hasText: /^Polski is not stored on/ })).toBeVisible();
    expect(await stored(page), 'the choice stays for the day when it can be followed').toBe('pl');

    await page.goto(host.url('/de/ergebnis/'));
    await expect(page).toHaveURL(host.url('/'));
    await expect(toast(page).filter({ hasText: /^Deutsch is not stored on/ })).toBeVisible();
    // English remains a choice.
    await page.goto(host.url('/?lang=en'));
    await expect(page).toHaveURL(host.url('/'));
    expect(await stored(page)).toBe('en');
  });
}

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
