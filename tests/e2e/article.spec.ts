import { articleRoute } from '../../lib/articles/links';
import { activeArticles, articleById } from '../../lib/articles/manifest';
import { href } from '../../lib/site/routes';
import type { SiteCode } from '../../lib/site/sites';
import { expectNoViolations } from './support/axe';
import { isWhole, triedSites } from '../extent';
import { setLooks } from './support/looks';
import { expectHydrated } from './support/soft-navigation';
import { expect, test } from './support/test';

const pathOf = (code: SiteCode, id: Parameters<typeof articleById>[1]) =>
  href(code, articleRoute(articleById(code, id)));

test('an article leads on: sources, other articles, the calculator', async ({ page }) => {
  await page.goto(pathOf('en', 'how-long-does-alcohol-stay-in-blood'));
  await expect(page.getByTestId('breadcrumbs')).toContainText('Home');
  await expect(page.getByTestId('article').locator('h1')).toHaveCount(1);
  const { description } = articleById('en', 'how-long-does-alcohol-stay-in-blood');
  await expect(page.getByTestId('article').locator('header')).toContainText(description);
  const picture = page.getByTestId('article').locator('header img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(200);
  await page.getByTestId('article').locator('sup a').first().click();
  await expect(page).toHaveURL(/#source-\d+$/);
  // Of the text: the tables of answers lead to results.
  const inner = page.getByTestId('article').locator('.prose-text > p a[href^="/"]').first();
  const target = await inner.getAttribute('href');
  await inner.click();
  await expect(page).toHaveURL(target ?? '');
  await page.getByRole('link', { name: 'Open the calculator' }).click();
  await expect(page.getByTestId('calculator')).toBeVisible();
});

test('a modified click opens an article in a tab of its own', async ({ page, context }) => {
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await page.locator('summary', { hasText: 'All articles' }).click();
  const link = page.getByRole('navigation', { name: 'All articles' }).getByRole('link').first();
  await link.click({ modifiers: ['Control'] });
  const tab = await opened;
  await expect(tab.getByTestId('article')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the menu lists the articles by category', async ({ page }) => {
  await page.goto('/de/');
  await page.getByTestId('menu-open').click();
  const menu = page.getByTestId('menu');
  await expect(menu.getByRole('heading', { level: 3 })).toHaveCount(3);
  const article = articleById('de', 'top-7-myths-about-sobering-up');
  await menu.getByRole('link', { name: article.title }).click();
  await expect(page.getByTestId('article').locator('h1')).toHaveText(article.title);
  await expect(menu).toBeHidden();
});

test('a language link leads to the same article, also after a soft navigation', async ({
  page,
}) => {
  await page.goto('/');
  const from = articleById('en', 'bac-limits-in-countries');
  await page.locator('summary', { hasText: 'All articles' }).click();
  const link = page.getByRole('link', { name: from.title }).first();
  await expectHydrated(link);
  await link.click();
  await expect(page.getByTestId('article').locator('h1')).toHaveText(from.title);
  await page.getByTestId('language-links').getByRole('link', { name: /^PL/ }).click();
  await expect(page).toHaveURL(pathOf('pl', 'bac-limits-in-countries'));
});

// Phones are in every-page.spec.ts, in this and other languages.
for (const theme of isWhole ? (['light', 'dark'] as const) : (['dark'] as const)) {
  test(`axe finds nothing in articles: ${theme}, 1280 px`, async ({ page }) => {
    test.setTimeout(120_000);
    await setLooks(page, theme, 1280);
    const articles = activeArticles('de');
    for (const { id } of isWhole ? articles : articles.slice(0, 2)) {
      await page.goto(pathOf('de', id));
      await expectNoViolations(page, id);
    }
  });
}

for (const { code } of triedSites) {
  test(`articles of ${code} fit 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const { id } of activeArticles(code)) {
      await page.goto(pathOf(code, id));
      const wide = await page.evaluate(() => {
        const tooWide = [...document.querySelectorAll('main *')].filter(
          (node) =>
            !node.closest('.prose-table') &&
            !node.closest('.sr-only') &&
            node.getBoundingClientRect().right > window.innerWidth + 1,
        );
        return tooWide.map((node) => node.outerHTML.slice(0, 80));
      });
      expect(wide, id).toEqual([]);
    }
  });
}

test('an article prints dark on white, without the ways on', async ({ page }) => {
  await page.goto(pathOf('en', 'accuracy-of-bac-calculator'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body > header')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Related articles' })).toBeHidden();
  const colour = await page
    .getByTestId('article')
    .evaluate((node) => getComputedStyle(node.querySelector('.prose-text p') ?? node).color);
  expect(colour).toMatch(/rgb\(0, 0, 0\)|oklch\(0 0 0\)|#000/);
});
