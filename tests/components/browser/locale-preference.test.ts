import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  chosenSite,
  decideSite,
  languageGuardScript,
  preferredSite,
  rememberLangParam,
  rememberSite,
  type GuardDecision,
  type Visit,
} from '@/lib/browser/locale-preference';
import { siteCodes } from '@/lib/site/sites';

const home: Visit = { storedLocale: null, langParam: null, isHome: true, isCrawler: false };
const stay: GuardDecision = { store: null, goTo: null };

/** Visits of the English home, and what is to happen. */
const homeVisits: [string, Partial<Visit>, GuardDecision][] = [
  ['a first visit stays', {}, stay],
  ['who chose English stays', { storedLocale: 'en' }, stay],
  ['who chose Polish goes there', { storedLocale: 'pl' }, { store: null, goTo: 'pl' }],
  ['a stored code that no site has stays', { storedLocale: 'xx' }, stay],
  ['a stored name of a built-in stays', { storedLocale: 'constructor' }, stay],
  [
    '?lang=en wins over Polish',
    { storedLocale: 'pl', langParam: 'en' },
    { store: 'en', goTo: null },
  ],
  [
    '?lang=de wins over Polish',
    { storedLocale: 'pl', langParam: 'de' },
    { store: 'de', goTo: 'de' },
  ],
  ['?lang=de is a choice', { langParam: 'de' }, { store: 'de', goTo: 'de' }],
  [
    'an unknown ?lang= is none',
    { storedLocale: 'pl', langParam: 'xx' },
    { store: null, goTo: 'pl' },
  ],
  ['a crawler stays', { storedLocale: 'pl', isCrawler: true }, stay],
  [
    'a crawler stays with ?lang=',
    { langParam: 'pl', isCrawler: true },
    { store: 'pl', goTo: null },
  ],
];

const replace = vi.fn();

beforeEach(() => {
  localStorage.clear();
  replace.mockReset();
});
afterEach(() => vi.restoreAllMocks());

describe('decideSite', () => {
  it.each(homeVisits)('%s', (_, visit, expected) => {
    expect(decideSite({ ...home, ...visit }, siteCodes, 'en')).toEqual(expected);
  });

  it('never leaves another page, yet remembers what it is asked for', () => {
    const page = { ...home, isHome: false, storedLocale: 'pl' };
    expect(decideSite(page, siteCodes, 'en')).toEqual(stay);
    const asked = decideSite({ ...page, langParam: 'de' }, siteCodes, 'en');
    expect(asked).toEqual({ store: 'de', goTo: null });
  });
});

describe('languageGuardScript', () => {
  function visit({ storedLocale, langParam, isCrawler }: Visit) {
    if (storedLocale) localStorage.setItem('locale', storedLocale);
    const search = langParam ? `?lang=${langParam}` : '';
    const userAgent = isCrawler ? 'Mozilla/5.0 (compatible; Googlebot/2.1)' : 'Mozilla/5.0 Chrome';
    new Function('location', 'navigator', languageGuardScript)({ search, replace }, { userAgent });
  }

  it.each(homeVisits)('%s', (_, changed, { store, goTo }) => {
    const before = changed.storedLocale ?? null;
    visit({ ...home, ...changed });
    expect(replace.mock.calls).toEqual(goTo ? [[`/${goTo}/`]] : []);
    expect(localStorage.getItem('locale')).toBe(store ?? before);
  });

  it('stays without an error where storage is denied', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    visit({ ...home, langParam: 'de' });
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('rememberSite', () => {
  it('keeps the choice for all sites under the key of the specification', () => {
    expect(chosenSite()).toBeNull();
    rememberSite('pl');
    expect(localStorage.getItem('locale')).toBe('pl');
    expect(chosenSite()).toBe('pl');
  });

  it('is no choice when a site of that code does not exist', () => {
    localStorage.setItem('locale', 'xx');
    expect(chosenSite()).toBeNull();
  });
});

describe('preferredSite', () => {
  const withLanguages = (...languages: string[]) =>
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

  it.each([
    [['de-AT', 'en'], 'de'],
    [['fi', 'sv-SE', 'fr-CA', 'de'], 'fr'],
    // Codes of sites are not tags of languages.
    [['pt-PT'], 'br'],
    [['cs-CZ'], 'cz'],
    [['ja'], 'jp'],
    [['zh-Hant-TW'], 'cn'],
    [['EN-gb'], 'en'],
    // Breton is none of ours, nor is a tag that only begins alike.
    [['br', 'pl'], 'pl'],
    [['fil'], null],
    [[], null],
  ])('of a browser that reads %j is %s', (languages, expected) => {
    withLanguages(...languages);
    expect(preferredSite()).toBe(expected);
  });

  it('is the language chosen earlier, whatever the browser reads', () => {
    withLanguages('de', 'en');
    rememberSite('pl');
    expect(preferredSite()).toBe('pl');
  });

  it('goes by the browser where the choice stored is none of ours', () => {
    withLanguages('it');
    localStorage.setItem('locale', 'xx');
    expect(preferredSite()).toBe('it');
  });
});

describe('rememberLangParam', () => {
  it.each([
    ['?lang=en', 'en'],
    ['?utm_source=mail&lang=fr', 'fr'],
    ['?lang=xx', 'pl'],
    ['', 'pl'],
  ])('after %j the choice is %s', (search, expected) => {
    rememberSite('pl');
    window.history.replaceState(null, '', `/help/${search}`);
    rememberLangParam();
    expect(chosenSite()).toBe(expected);
  });
});
