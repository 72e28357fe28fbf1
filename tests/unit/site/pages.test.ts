import { describe, expect, it } from 'vitest';
import { menuItems } from '@/lib/site/menu';
import { rowOf } from '@/lib/site/pages';
import { isPageName, pageNames, slugOf } from '@/lib/site/slugs';
import { siteCodes } from '@/lib/site/sites';

describe('the table of pages', () => {
  it.each(siteCodes)('has slugs of %s in ASCII', (code) => {
    for (const page of pageNames) expect(slugOf(page, code)).toMatch(/^[a-z0-9-]*$/);
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
