import type { Page } from '@playwright/test';
import { articleRoute } from '../../lib/articles/links';
import { articleById } from '../../lib/articles/manifest';
import { href } from '../../lib/site/routes';
import { isWhole } from '../extent';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 } });

/** Texts that reach over the edge of the window or of their own place. Tables scroll inside theirs. */
function outside(page: Page) {
  return page.evaluate(() => {
    const texts = document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, li, button, span');
    return [...texts]
      .filter((text) => text.getClientRects().length > 0 && !text.closest('.prose-table, .sr-only'))
      .filter((text) => !text.classList.contains('sr-only'))
      .filter((text) => text.getBoundingClientRect().right > window.innerWidth + 1)
      .map((text) => `${text.tagName} ${text.textContent}`);
  });
}

for (const site of isWhole ? (['en', 'de', 'ru', 'jp', 'pl'] as const) : (['de', 'jp'] as const)) {
  test(`${site}: at 200 % nothing of the reading pages and the menu is cut off`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/404/);
    const article = href(site, articleRoute(articleById(site, 'bac-limits-in-countries')));
    const paths = [
      article,
      href(site, { page: 'help' }),
      `${href(site, { page: 'home' })}nowhere/`,
    ];
    for (const path of paths) {
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
      expect(await outside(page), path).toEqual([]);
    }
    await page.getByTestId('menu-open').click();
    await expect(page.getByTestId('menu').getByRole('link').nth(8)).toBeAttached();
    expect(await page.getByTestId('menu').evaluate((menu) => menu.scrollWidth)).toBe(390);
    expect(await outside(page)).toEqual([]);
  });
}
