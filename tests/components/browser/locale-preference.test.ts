import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  arrivalScript,
  chosenSite,
  decideSite,
  languageGuardScript,
  preferredSite,
  rememberSite,
  type GuardDecision,
  type Visit,
} from '@/lib/browser/locale-preference';
import { siteCodes } from '@/lib/site/sites';

const home: Visit = { storedLocale: null, langParam: null, absentParam: null, isCrawler: false };
const stay: GuardDecision = { store: null, goTo: null, absent: null, isChosen: false };
const chosen: GuardDecision = { ...stay, isChosen: true };

/** Visits of the English home, and what is to happen. */
const homeVisits: [string, Partial<Visit>, GuardDecision][] = [
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
  [
    'who comes back from Polish, which is out of reach, stays and keeps the choice',
    { storedLocale: 'pl', absentParam: 'pl' },
    { ...chosen, absent: 'pl' },
  ],
  [
    'who comes back from German stays, also where Polish was chosen earlier',
    { storedLocale: 'pl', absentParam: 'de' },
    { ...chosen, absent: 'de' },
  ],
  [
    'an unknown ?absent= is none',
    { absentParam: 'xx', storedLocale: 'pl' },
    { ...chosen, goTo: 'pl' },
  ],
];

const replace = vi.fn();

beforeEach(() => {
  localStorage.clear();
  replace.mockReset();
});
afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
  delete window.absentLanguage;
  delete document.documentElement.dataset.languageChosen;
});

describe('decideSite', () => {
  it.each(homeVisits)('%s', (_, visit, expected) => {
    expect(decideSite({ ...home, ...visit }, siteCodes, 'en')).toEqual(expected);
  });
});

describe('languageGuardScript', () => {
  function visit({ storedLocale, langParam, absentParam, isCrawler }: Visit) {
    if (storedLocale) localStorage.setItem('locale', storedLocale);
    const asked = new URLSearchParams({
      utm: 'mail',
      ...(langParam && { lang: langParam }),
      ...(absentParam && { absent: absentParam }),
    });
    window.history.replaceState({ page: 1 }, '', `/?${asked}#about`);
    const { search, href } = window.location;
    const userAgent = isCrawler ? 'Mozilla/5.0 (compatible; Googlebot/2.1)' : 'Mozilla/5.0 Chrome';
    new Function('location', 'navigator', languageGuardScript)(
      { search, href, replace },
      { userAgent },
    );
  }

  it.each(homeVisits)('%s', (_, changed, { store, goTo, absent, isChosen }) => {
    const before = changed.storedLocale ?? null;
    visit({ ...home, ...changed });
    const query = changed.langParam === goTo ? `?lang=${goTo}` : '';
    expect(replace.mock.calls).toEqual(goTo ? [[`/${goTo}/${query}`]] : []);
    expect(localStorage.getItem('locale')).toBe(store ?? before);
    if (goTo) return;
    expect(window.absentLanguage ?? null).toBe(absent);
    expect('languageChosen' in document.documentElement.dataset).toBe(isChosen);
    // What it was asked is done, and gone from the address; the rest of it stays.
    expect(window.location.search + window.location.hash).toMatch(
      /^\?utm=mail(&lang=xx|&absent=xx)?#about$/,
    );
    expect(window.history.state).toEqual({ page: 1 });
  });

  it('is led by ?lang= alone where storage is denied, without an error', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    visit({ ...home, langParam: 'de' });
    expect(replace).toHaveBeenCalledExactlyOnceWith('/de/?lang=de');
    visit({ ...home, langParam: 'en' });
    expect(replace).toHaveBeenCalledTimes(1);
    expect(window.location.search).toBe('?utm=mail');
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

describe('arrivalScript', () => {
  it.each([
    ['/de/?lang=de', 'de', '/de/'],
    ['/help/?lang=en', 'en', '/help/'],
    ['/help/?utm_source=mail&lang=fr#more', 'fr', '/help/?utm_source=mail#more'],
    ['/help/?lang=xx', 'pl', '/help/?lang=xx'],
    ['/help/', 'pl', '/help/'],
  ])('at %s: the choice is %s, the address %s', (address, expected, clean) => {
    rememberSite('pl');
    window.history.replaceState({ page: 1 }, '', address);
    new Function(arrivalScript)();
    expect(chosenSite()).toBe(expected);
    const { pathname, search, hash } = window.location;
    expect(pathname + search + hash).toBe(clean);
    expect(window.history.state).toEqual({ page: 1 });
  });

  it('cleans the address also where storage is denied', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    window.history.replaceState(null, '', '/de/?lang=de');
    new Function(arrivalScript)();
    expect(window.location.search).toBe('');
  });
});
