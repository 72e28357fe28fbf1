import { describe, expect, it } from 'vitest';
import { menuItems } from '@/lib/site/menu';
import { rowOf } from '@/lib/site/pages';
import { isPageName, pageBySlug, pageNames, slugOf } from '@/lib/site/slugs';
import { siteCodes } from '@/lib/site/sites';

describe('the table of pages', () => {
  it.each(siteCodes)('has a slug of its own for each page of %s, in ASCII', (code) => {
    const slugs = pageNames.map((page) => slugOf(page, code));
    expect(new Set(slugs).size).toBe(pageNames.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9-]*$/);
  });

  it.each(siteCodes)('finds the pages of %s by their slugs', (code) => {
    for (const page of pageNames) expect(pageBySlug(code, slugOf(page, code))).toBe(page);
    expect(pageBySlug(code, 'nowhere')).toBeUndefined();
  });

  it('takes no other word for the name of a page', () => {
    expect(['help', 'article', 'toString'].filter(isPageName)).toEqual(['help']);
  });

  it('draws a first answer on pages with something to calculate, and starts their scripts at once', () => {
    expect(pageNames.filter((page) => rowOf(page).hasFirstAnswer)).toEqual(['home', 'result']);
  });

  it('keeps results and the not-found page out of search engines', () => {
    expect(pageNames.filter((page) => rowOf(page).isUnlisted)).toEqual(['result', 'notFound']);
  });

  it('has the pages of each position of the menu in its order', () => {
    const hrefsAt = (position: 'top' | 'bottom') =>
      menuItems('de', position).map(({ href }) => href);
    expect(hrefsAt('top')).toEqual(['/de/', '/de/ergebnis/', '/de/hilfe/', '/de/about/']);
    expect(hrefsAt('bottom')).toEqual(['/de/datenschutzerklaerung/']);
  });
});
