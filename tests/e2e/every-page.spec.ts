import { AxeBuilder } from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import { sites } from '../../lib/site/sites';
import { expect, test } from './support/test';

/** Every address of a language, as its sitemap tells, and those that it leaves out. */
function pathsOf(code: string): string[] {
  const sitemap = readFileSync('out/sitemap.xml', 'utf8');
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  const isPrefixed = (path: string, prefix: string) => path.startsWith(`/${prefix}/`);
  return all.filter((path) =>
    code === 'en' ? !sites.some((site) => isPrefixed(path, site.code)) : isPrefixed(path, code),
  );
}

for (const [index, site] of sites.entries()) {
  // One theme each; accessibility.spec.ts has both for every kind of page.
  const theme = index % 2 === 0 ? 'dark' : 'light';
  test(`axe finds nothing on any page of ${site.code}, ${theme}`, async ({ page }) => {
    test.setTimeout(180_000);
    const prefix = site.code === 'en' ? '/' : `/${site.code}/`;
    const paths = [...pathsOf(site.code), `${prefix}${site.resultSlug}/`];
    // Home, result, help, privacy policy and ten articles.
    expect(paths.length).toBeGreaterThanOrEqual(14);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator('h1')).toHaveCount(1);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
      expect(found, path).toEqual([]);
    }
  });
}
