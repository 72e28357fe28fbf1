import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeAskedLanguage } from '@/lib/early/language-arrival';
import { siteCodes } from '@/lib/site/sites';

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
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
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    window.history.replaceState(null, '', '/de/?lang=de');
    storeAskedLanguage(siteCodes);
    expect(window.location.search).toBe('');
  });
});
