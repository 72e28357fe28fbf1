import { href } from '../../lib/site/routes';
import { isWhole } from '../extent';
import { articlePath } from './support/links';
import { overTheEdge } from './support/looks';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 } });

const texts = 'h1, h2, h3, p, a, li, button, span';

for (const site of isWhole ? (['en', 'de', 'ru', 'jp', 'pl'] as const) : (['de', 'jp'] as const)) {
  test(`${site}: at 200 % nothing of the reading pages and the menu is cut off`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/404/);
    const paths = [
      articlePath(site, 'bac-limits-in-countries'),
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
      expect(await overTheEdge(page, texts), path).toEqual([]);
    }
    await page.getByTestId('menu-open').click();
    await expect(page.getByTestId('menu').getByRole('link').nth(8)).toBeAttached();
    expect(await page.getByTestId('menu').evaluate((menu) => menu.scrollWidth)).toBe(390);
    expect(await overTheEdge(page, texts)).toEqual([]);
  });
}
