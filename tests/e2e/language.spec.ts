import { parse } from 'node-html-parser';
import { isLocalizedPage, pageNames, slugOf } from '../../lib/site/slugs';
import { sites, type SiteCode } from '../../lib/site/sites';
import { longWordSites } from '../extent';
import { calculate, drink } from './support/evening';
import { expect, test } from './support/test';

const home = (code: string) => (code === 'en' ? '/' : `/${code}/`);
const slugsOf = (code: SiteCode) =>
  pageNames.filter(isLocalizedPage).map((page) => slugOf(page, code));

/** The path of an address; a build that does not know its host writes nothing else. */
function pathOf(address: string | undefined): string {
  if (!address) throw new Error('No such link');
  return new URL(address, 'http://localhost').pathname;
}

for (const site of sites) {
  test(`${site.code}: lang, canonical, hreflang, title and slugs`, async ({ request }) => {
    const first = parse(await (await request.get(home(site.code))).text());
    expect(first.querySelector('html')?.getAttribute('lang')).toBe(site.locale);
    expect(first.querySelectorAll('h1')).toHaveLength(1);
    const addressOf = (link: string) => first.querySelector(`link${link}`)?.getAttribute('href');
    expect(pathOf(addressOf('[rel=canonical]'))).toBe(home(site.code));
    expect(first.querySelectorAll('link[rel=alternate][hreflang]')).toHaveLength(sites.length + 1);
    for (const other of sites) {
      const address = addressOf(`[rel=alternate][hreflang="${other.locale}"]`);
      expect(pathOf(address)).toBe(home(other.code));
    }
    expect(pathOf(addressOf('[rel=alternate][hreflang=x-default]'))).toBe('/');
    for (const slug of slugsOf(site.code)) {
      const response = await request.get(`${home(site.code)}${slug}/`);
      expect(response.status()).toBe(200);
      expect(response.url()).not.toContain('/en/');
      expect(parse(await response.text()).querySelectorAll('h1')).toHaveLength(1);
    }
  });
}

for (const site of longWordSites) {
  test(`${site.code}: no horizontal scroll at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const expectNoScroll = async (state: string) => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, state).toBeLessThanOrEqual(320);
    };
    for (const path of [...slugsOf(site.code).map((slug) => `${slug}/`), '']) {
      await page.goto(home(site.code) + path);
      await expectNoScroll(path);
    }
    const tables = page.getByTestId('answer-tables');
    const overflowsPx = await tables.evaluate((box) =>
      [...box.querySelectorAll('table')].map(
        (table) => Math.ceil(table.scrollWidth) - Math.ceil(box.getBoundingClientRect().width),
      ),
    );
    expect(Math.max(...overflowsPx)).toBeLessThanOrEqual(0);
    for (const type of ['beer', 'wine', 'vodka', 'other'] as const) {
      await drink(page, type).getByTestId('amount-plus').click();
    }
    await expectNoScroll('four drinks');
    await page.getByTestId('menu-open').click();
    await expectNoScroll('menu');
    await page.keyboard.press('Escape');
    await drink(page, 'beer').getByTestId('serving').click();
    await expect(page.getByTestId('wheel-picker')).toBeVisible();
    await expectNoScroll('serving picker');
    await page.getByTestId('wheel-close').click();
    await expect(page.getByTestId('wheel-picker')).toBeHidden();
    await calculate(page);
    await expectNoScroll('result');
    await page.getByTestId('country').click();
    await expectNoScroll('country list');
  });
}

test('a first visit and other pages are never sent to another language', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await page.evaluate(() => localStorage.setItem('locale', 'pl'));
  await page.goto('/help/');
  await expect(page).toHaveURL('/help/');
});

test('home leads to the language chosen last, and ?lang= overrides and is stored', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByTestId('language-links')
    .getByRole('link', { name: /Deutsch/ })
    .click();
  await expect(page).toHaveURL('/de/');
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('de');
  await page.goto('/');
  await expect(page).toHaveURL('/de/');
  await page
    .getByTestId('language-links')
    .getByRole('link', { name: /English/ })
    .click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('en');
  await page.goto('/');
  await expect(page).toHaveURL('/');
});

test('changing the language keeps the page', async ({ page }) => {
  await page.goto('/pl/wynik/');
  await page
    .getByTestId('language-links')
    .getByRole('link', { name: /Deutsch/ })
    .click();
  await expect(page).toHaveURL('/de/ergebnis/');
  await page.goto('/pl/polityka-prywatnosci/');
  await page
    .getByTestId('language-links')
    .getByRole('link', { name: /Français/ })
    .click();
  await expect(page).toHaveURL('/fr/politique-de-confidentialite/');
});

test('language links are upper-case codes and English carries ?lang=en', async ({ page }) => {
  await page.goto('/de/');
  const links = page.getByTestId('language-links').getByRole('link');
  for (const site of sites.filter(({ code }) => code !== 'de')) {
    await expect(links.filter({ hasText: site.code.toUpperCase() })).toHaveCount(1);
  }
  await expect(links.filter({ hasText: 'EN' })).toHaveAttribute('href', '/?lang=en');
});

test('an unknown page shows 4.04 with status 404 in its language', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  const response = await page.goto('/nowhere/at/all/');
  expect(response?.status()).toBe(404);
  await expect(page.getByTestId('not-found')).toContainText('4.04');
  await expect(page.getByTestId('not-found')).toContainText('Oops...');
  expect((await page.goto('/pl/nigdzie/'))?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await page.getByTestId('not-found').getByRole('link').click();
  await expect(page).toHaveURL('/pl/');
});

/** What a build with LANGUAGE_CHOICE=1 has in its English home, as far as the first paint goes. */
const languageChoice =
  '<dialog open class="language-choice" data-testid="language-choice">Choose</dialog>';

for (const [chosen, isShown] of [
  [null, true],
  ['xx', true],
  ['en', false],
] as const) {
  test(`the first paint ${isShown ? 'has' : 'spares'} the language-choice page: ${chosen}`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/net::ERR_FAILED/);
    await page.addInitScript((code) => {
      if (code) localStorage.setItem('locale', code);
    }, chosen);
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<main', () => `${languageChoice}<main`);
      await route.fulfill({ response, body });
    });
    // What is seen is the work of the document alone.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByTestId('language-choice')).toBeVisible({ visible: isShown });
    await expect(page.locator('html')).toHaveCSS('overflow', isShown ? 'hidden' : 'visible');
  });
}
