import { describe, expect, it, vi } from 'vitest';
import { chosenSite, preferredSite, rememberSite } from '@/lib/browser/locale-preference';

describe('rememberSite', () => {
  it('keeps the choice for all sites under the key of the specification', () => {
    expect(chosenSite()).toBeNull();
    rememberSite('pl');
    expect(localStorage.getItem('locale')).toBe('pl');
    expect(chosenSite()).toBe('pl');
  });
});

describe('preferredSite', () => {
  const withLanguages = (...languages: string[]) =>
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

  it.each([
    [['de-AT', 'en'], 'de'],
    [['fi', 'sv-SE', 'fr-CA', 'de'], 'fr'],
    // A site code is not a language tag.
    [['pt-PT'], 'br'],
    [['cs-CZ'], 'cz'],
    [['ja'], 'jp'],
    [['zh-Hant-TW'], 'cn'],
    [['EN-gb'], 'en'],
    // The tag `br` is Breton, which no site has; `fil` only begins like another tag.
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
    expect(chosenSite()).toBeNull();
    expect(preferredSite()).toBe('it');
  });
});
