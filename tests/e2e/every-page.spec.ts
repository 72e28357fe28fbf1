import { readFileSync } from 'node:fs';
import { slugOf } from '../../lib/site/slugs';
import { sites } from '../../lib/site/sites';
import { expectNoViolations } from './support/axe';
import { isWhole } from '../extent';
import { overTheEdge, setLooks, wholePagePx } from './support/looks';
import { expect, test } from './support/test';

/** Every address of a language, as its sitemap tells, and those that it leaves out. */
function pathsOf(code: string): string[] {
  const sitemap = readFileSync('out/sitemap.xml', 'utf8');
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    // Paths where the build does not know its host.
    ([, url]) => new URL(url ?? '', 'http://localhost').pathname,
  );
  const isPrefixed = (path: string, prefix: string) => path.startsWith(`/${prefix}/`);
  return all.filter((path) =>
    code === 'en' ? !sites.some((site) => isPrefixed(path, site.code)) : isPrefixed(path, code),
  );
}

/** All languages share one template of each page; accessibility.spec.ts has the states of German. */
const triedSites = isWhole ? sites : sites.filter(({ code }) => code === 'jp');

for (const [index, site] of triedSites.entries()) {
  // One theme each; accessibility.spec.ts has both for every kind of page.
  const theme = index % 2 === 0 ? 'light' : 'dark';
  test(`axe finds nothing on the pages of ${site.code}, ${theme}, and they fit 320 px`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const prefix = site.code === 'en' ? '/' : `/${site.code}/`;
    const result = `${prefix}${slugOf('result', site.code)}/`;
    // Home, help, about, privacy policy and eleven articles.
    const paths = pathsOf(site.code);
    expect(paths.length).toBeGreaterThanOrEqual(15);
    // Home and result with all their states: accessibility.spec.ts.
    const tried = isWhole ? [...paths, result] : paths.filter((path) => path !== prefix);
    await setLooks(page, theme, 390, wholePagePx);
    for (const path of tried) {
      await page.goto(path);
      await expect(page.locator('h1')).toHaveCount(1);
      await expectNoViolations(page, path);
      await page.setViewportSize({ width: 320, height: wholePagePx });
      expect(await overTheEdge(page, 'main *'), `${path} at 320 px`).toEqual([]);
      await page.setViewportSize({ width: 390, height: wholePagePx });
    }
  });
}
