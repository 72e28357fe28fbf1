import type { Page } from '@playwright/test';
import { pageNames, slugOf } from '../../lib/site/slugs';
import type { SiteCode } from '../../lib/site/sites';
import { isWhole, longWordSites } from '../extent';
import { calculate, drink } from './support/evening';
import { expect, test } from './support/test';

const home = (code: string) => (code === 'en' ? '/' : `/${code}/`);
const slugsOf = (code: SiteCode) =>
  pageNames.filter((page) => page !== 'home').map((page) => slugOf(page, code));

/** What opens over the page and the other pages: in German, and in Japanese, which has no spaces. */
const whole: readonly SiteCode[] = ['de', 'jp'];

for (const site of longWordSites) {
  test(`${site.code}: no horizontal scroll at 320 px`, async ({ page }) => {
    const isTriedWhole = isWhole || whole.includes(site.code);
    const slugs = isTriedWhole ? slugsOf(site.code) : [];
    await page.setViewportSize({ width: 320, height: 640 });
    const expectNoScroll = async (state: string) => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, state).toBeLessThanOrEqual(320);
    };
    for (const path of [...slugs.map((slug) => `${slug}/`), '']) {
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
    if (isTriedWhole) {
      await page.getByTestId('menu-open').click();
      await expectNoScroll('menu');
      await page.keyboard.press('Escape');
      await drink(page, 'beer').getByTestId('serving').click();
      await expect(page.getByTestId('wheel-picker')).toBeVisible();
      await expectNoScroll('serving picker');
      await page.getByTestId('wheel-close').click();
      await expect(page.getByTestId('wheel-picker')).toBeHidden();
    }
    await calculate(page);
    await expectNoScroll('result');
    if (!isTriedWhole) return;
    await page.getByTestId('country').click();
    await expectNoScroll('country list');
  });
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('locale'));
const link = (page: Page, name: RegExp) =>
  page.getByTestId('language-links').getByRole('link', { name });

// What each link leads to, and who is sent where: tests/components/early, language-link.test.ts and
// language-guard.test.ts.
test('home, and no other page, leads to the language chosen last; a link keeps the page', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await link(page, /Deutsch/).click();
  await expect(page).toHaveURL('/de/');
  expect(await stored(page)).toBe('de');
  await page.goto('/pl/wynik/');
  await expect(page).toHaveURL('/pl/wynik/');
  await page.goto('/');
  await expect(page).toHaveURL('/de/');
  // By ?lang=en.
  await link(page, /English/).click();
  await expect(page).toHaveURL('/');
  expect(await stored(page)).toBe('en');
  await page.goto('/help/?utm_source=mail');
  const opened = context.waitForEvent('page');
  await link(page, /Français/).click({ button: 'middle' });
  const tab = await opened;
  await expect(tab).toHaveURL('/fr/aide/');
  expect(await stored(tab)).toBe('fr');
});

/** What a build with LANGUAGE_CHOICE=1 has in its English home, as far as the first paint goes. */
const languageChoice =
  '<dialog open class="language-choice" data-testid="language-choice">Choose</dialog>';

test('the first paint has the language-choice page until something was chosen', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/net::ERR_FAILED/);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<main', () => `${languageChoice}<main`);
    await route.fulfill({ response, body });
  });
  // What is seen is the work of the document alone.
  await page.route('**/*.js', (route) => route.abort());
  for (const chosen of [null, 'xx', 'en']) {
    const isShown = chosen !== 'en';
    await page.goto('/');
    if (chosen) {
      await page.evaluate((code) => localStorage.setItem('locale', code), chosen);
      await page.goto('/');
    }
    const choice = page.getByTestId('language-choice');
    await expect(choice, String(chosen)).toBeVisible({ visible: isShown });
    await expect(page.locator('html')).toHaveCSS('overflow', isShown ? 'hidden' : 'visible');
  }
});
