import { describe, expect, it } from 'vitest';
import { menuItems } from '@/lib/site/menu';
import { hasFirstAnswer, rowOf } from '@/lib/site/pages';
import { isLocalizedPage, isPageName, pageBySlug, pageNames, slugOf } from '@/lib/site/slugs';
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

  it('knows its pages by name', () => {
    expect(isPageName('help')).toBe(true);
    expect(isPageName('article')).toBe(false);
    expect(isPageName('toString')).toBe(false);
  });

  it('has an address per language for what app/[site]/[slug] serves', () => {
    expect(pageNames.filter(isLocalizedPage)).toEqual(['result', 'help', 'privacy']);
  });

  it('starts the scripts of pages with something to calculate at once', () => {
    expect(pageNames.filter((page) => rowOf(page).startsAtOnce)).toEqual(['home', 'result']);
    expect(pageNames.filter(hasFirstAnswer)).toEqual(['home', 'result']);
  });

  it('keeps results and the not-found page out of search engines', () => {
    expect(pageNames.filter((page) => rowOf(page).isUnlisted)).toEqual(['result', 'notFound']);
  });

  it('keeps all pages for offline use', () => {
    expect(pageNames.filter((page) => rowOf(page).isOnlineOnly)).toEqual([]);
  });
});

describe('the menu', () => {
  it('has the pages of each position in the order of the table', () => {
    expect(menuItems('pl', 'top')).toEqual([
      { name: 'shell.menu.calculator', href: '/pl/', position: 'top' },
      { name: 'shell.menu.result', href: '/pl/wynik/', position: 'top' },
      { name: 'shell.menu.help', href: '/pl/pomoc/', position: 'top' },
      { name: 'shell.menu.about', href: '/pl/about/', position: 'top' },
    ]);
    expect(menuItems('de', 'bottom').map(({ href }) => href)).toEqual([
      '/de/datenschutzerklaerung/',
    ]);
  });
});
