import { describe, expect, it, vi } from 'vitest';
import {
  choiceHref,
  href,
  languageHref,
  parsePath,
  withBasePath,
  type Route,
} from '@/lib/site/routes';
import { pageNames } from '@/lib/site/slugs';
import { sites } from '@/lib/site/sites';

describe('addresses', () => {
  it('puts English at the root and the others under their code', () => {
    expect(href('en', { page: 'home' })).toBe('/');
    expect(href('de', { page: 'home' })).toBe('/de/');
    expect(href('en', { page: 'result' })).toBe('/result/');
    expect(href('cz', { page: 'privacy' })).toBe('/cz/zasady-ochrany-osobnich-udaju/');
    expect(href('pl', { page: 'shared', shareCode: 'aB3' })).toBe('/pl/wynik/aB3/');
    expect(href('fr', { page: 'article', categoryKey: 'loi', articleKey: 'peines' })).toBe(
      '/fr/loi/peines/',
    );
  });

  it('reads back every address it writes', () => {
    const routes: Route[] = [
      ...pageNames.map((page) => ({ page })),
      { page: 'shared', shareCode: 'Zz9' },
      { page: 'article', categoryKey: 'law', articleKey: 'limits' },
    ];
    for (const { code } of sites) {
      for (const route of routes) {
        const parsed = parsePath(href(code, route));
        expect([parsed.site.code, parsed.route]).toEqual([code, route]);
      }
    }
  });

  it('takes an unknown path for the not-found page of the language it is under', () => {
    expect(parsePath('/de/nirgends/').route).toEqual({ page: 'notFound' });
    expect(parsePath('/de/nirgends/').site.code).toBe('de');
    expect(parsePath('/a/b/c/').route).toEqual({ page: 'notFound' });
  });

  it('carries ?lang=en on links to English only', () => {
    expect(languageHref('en', { page: 'home' })).toBe('/?lang=en');
    expect(languageHref('jp', { page: 'help' })).toBe('/jp/help/');
  });

  it('carries the choice on links that are about to be followed, in every language', () => {
    expect(choiceHref('en', { page: 'result' })).toBe('/result/?lang=en');
    expect(choiceHref('jp', { page: 'help' })).toBe('/jp/help/?lang=jp');
  });

  it('respects a base path', () => {
    vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/bac');
    expect(withBasePath('/de/')).toBe('/bac/de/');
    expect(languageHref('de', { page: 'home' })).toBe('/bac/de/');
    expect(choiceHref('de', { page: 'home' })).toBe('/bac/de/?lang=de');
    expect(parsePath('/bac/de/ergebnis/x1/').route).toEqual({ page: 'shared', shareCode: 'x1' });
  });
});
