import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardLanguage, storeAskedLanguage } from '@/lib/early/language-guard';
import { sitePrefix } from '@/lib/site/routes';
import { siteCodes } from '@/lib/site/sites';

const homes = Object.fromEntries(siteCodes.map((code) => [code, sitePrefix(code)]));

interface Visit {
  storedLocale?: string;
  langParam?: string;
  isCrawler?: boolean;
}

const stay = { store: null, goTo: null, isChosen: false };
const chosen = { ...stay, isChosen: true };

/** Visits of the English home page, and what it does: stores or opens a language. */
const homeVisits: [string, Visit, Record<keyof typeof stay, unknown>][] = [
  ['a first visit stays', {}, stay],
  ['who chose English stays', { storedLocale: 'en' }, chosen],
  ['who chose Polish goes there', { storedLocale: 'pl' }, { ...chosen, goTo: 'pl' }],
  ['a stored code that no site has stays', { storedLocale: 'xx' }, stay],
  ['a stored name of a built-in stays', { storedLocale: 'constructor' }, stay],
  [
    '?lang=en wins over Polish',
    { storedLocale: 'pl', langParam: 'en' },
    { ...chosen, store: 'en' },
  ],
  [
    '?lang=de wins over Polish; German remembers it when it is reached',
    { storedLocale: 'pl', langParam: 'de' },
    { ...chosen, goTo: 'de' },
  ],
  ['?lang=de is a choice', { langParam: 'de' }, { ...chosen, goTo: 'de' }],
  ['an unknown ?lang= is none', { storedLocale: 'pl', langParam: 'xx' }, { ...chosen, goTo: 'pl' }],
  ['a crawler stays', { storedLocale: 'pl', isCrawler: true }, chosen],
  ['a crawler stays with ?lang=', { langParam: 'pl', isCrawler: true }, { ...chosen, store: 'pl' }],
];

const replace = vi.fn();

beforeEach(() => replace.mockReset());
afterEach(() => {
  window.history.replaceState(null, '', '/');
  delete document.documentElement.dataset.languageChosen;
});

const denyStorage = () =>
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

describe('guardLanguage', () => {
  function visit({ storedLocale, langParam, isCrawler }: Visit) {
    if (storedLocale) localStorage.setItem('locale', storedLocale);
    const asked = new URLSearchParams({
      utm: 'mail',
      ...(langParam && { lang: langParam }),
    });
    window.history.replaceState({ page: 1 }, '', `/?${asked}#about`);
    const { search, href } = window.location;
    const userAgent = isCrawler ? 'Mozilla/5.0 (compatible; Googlebot/2.1)' : 'Mozilla/5.0 Chrome';
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    vi.stubGlobal('location', { search, href, replace });
    guardLanguage(homes, 'en');
    vi.unstubAllGlobals();
  }

  it.each(homeVisits)('%s', (_, asked, { store, goTo, isChosen }) => {
    const before = asked.storedLocale ?? null;
    visit(asked);
    const query = asked.langParam === goTo ? `?lang=${goTo}` : '';
    expect(replace.mock.calls).toEqual(goTo ? [[`/${goTo}/${query}`]] : []);
    expect(localStorage.getItem('locale')).toBe(store ?? before);
    if (goTo) return;
    expect('languageChosen' in document.documentElement.dataset).toBe(isChosen);
    // Handled parameters are removed from the address; the others stay.
    expect(window.location.search + window.location.hash).toMatch(/^\?utm=mail(&lang=xx)?#about$/);
    expect(window.history.state).toEqual({ page: 1 });
  });

  it('is led by ?lang= alone where storage is denied, without an error', () => {
    denyStorage();
    visit({ langParam: 'de' });
    expect(replace).toHaveBeenCalledExactlyOnceWith('/de/?lang=de');
    visit({ langParam: 'en' });
    expect(replace).toHaveBeenCalledTimes(1);
    expect(window.location.search).toBe('?utm=mail');
  });
});

describe('storeAskedLanguage', () => {
  it.each([
    ['/de/?lang=de', 'de', '/de/'],
    ['/help/?lang=en', 'en', '/help/'],
    ['/help/?utm_source=mail&lang=fr#more', 'fr', '/help/?utm_source=mail#more'],
    ['/help/?lang=xx', 'pl', '/help/?lang=xx'],
    ['/help/', 'pl', '/help/'],
  ])('at %s: the choice is %s, the address %s', (address, expected, clean) => {
    localStorage.setItem('locale', 'pl');
    window.history.replaceState({ page: 1 }, '', address);
    storeAskedLanguage(siteCodes);
    expect(localStorage.getItem('locale')).toBe(expected);
    const { pathname, search, hash } = window.location;
    expect(pathname + search + hash).toBe(clean);
    expect(window.history.state).toEqual({ page: 1 });
  });

  it('cleans the address also where storage is denied', () => {
    denyStorage();
    window.history.replaceState(null, '', '/de/?lang=de');
    storeAskedLanguage(siteCodes);
    expect(window.location.search).toBe('');
  });
});
