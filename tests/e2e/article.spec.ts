import { activeArticles, articleById } from '../../lib/articles/manifest';
import { siteByCode, sites } from '../../lib/site/sites';
import { expectNoViolations } from './support/axe';
import { isWhole } from '../extent';
import { articlePath } from './support/links';
import { overTheEdge, setLooks } from './support/looks';
import { expectHydrated } from './support/soft-navigation';
import { expect, test } from './support/test';

test('an article leads on: sources, other articles, the calculator, its other languages', async ({
  page,
}) => {
  const { description } = articleById('en', 'how-long-does-alcohol-stay-in-blood');
  const article = page.getByTestId('article');
  await page.goto(articlePath('en', 'how-long-does-alcohol-stay-in-blood'));
  await expect(page.getByTestId('breadcrumbs')).toContainText('Home');
  await expect(article.locator('h1')).toHaveCount(1);
  await expect(article.locator('header')).toContainText(description);
  const picture = article.locator('header img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(200);
  await article.locator('sup a').first().click();
  await expect(page).toHaveURL(/#source-\d+$/);
  // Of the text: the tables of answers lead to results.
  const inner = article.locator('.prose-text > p a[href^="/"]').first();
  const target = await inner.getAttribute('href');
  await inner.click();
  await expect(page).toHaveURL(target ?? '');

  await test.step('on paper it is dark on white, without the ways on', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body > header')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Related articles' })).toBeHidden();
    await expect(article.locator('.prose-text p').first()).toHaveCSS(
      'color',
      /rgb\(0, 0, 0\)|oklch\(0 0 0\)|#000/,
    );
    await page.emulateMedia({ media: null });
  });

  await page.getByRole('link', { name: 'Open the calculator' }).click();
  await expect(page.getByTestId('calculator')).toBeVisible();

  await test.step('a language link leads to the same article after a soft navigation', async () => {
    const from = articleById('en', 'bac-limits-in-countries');
    await page.locator('summary', { hasText: 'All articles' }).click();
    const link = page.getByRole('link', { name: from.title }).first();
    await expectHydrated(link);
    await link.click();
    await expect(article.locator('h1')).toHaveText(from.title);
    await page.getByTestId('language-links').getByRole('link', { name: /^PL/ }).click();
    await expect(page).toHaveURL(articlePath('pl', 'bac-limits-in-countries'));
  });
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

// Light ones on a phone, and in other languages: every-page.spec.ts.
for (const theme of isWhole ? (['light', 'dark'] as const) : (['dark'] as const)) {
  test(`axe finds nothing in articles: ${theme}, 1280 px`, async ({ page }) => {
    test.setTimeout(120_000);
    await setLooks(page, theme, 1280);
    const articles = activeArticles('de');
    for (const { id } of isWhole ? articles : articles.slice(0, 1)) {
      await page.goto(articlePath('de', id));
      await expectNoViolations(page, id);
    }
  });
}

// The longest words; Japanese, which has no spaces: every-page.spec.ts.
for (const { code } of isWhole ? sites : [siteByCode('de')]) {
  test(`articles of ${code} fit 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const { id } of activeArticles(code)) {
      await page.goto(articlePath(code, id));
      expect(await overTheEdge(page, 'main *'), id).toEqual([]);
    }
  });
}
