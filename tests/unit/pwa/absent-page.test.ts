import { beforeEach, describe, expect, it, vi } from 'vitest';
import { absentPage, filesCacheName, type AbsentLanguage } from '@/lib/pwa/absent-page';

const language = (prefix: string, locale: string, nativeName: string): AbsentLanguage => ({
  prefix,
  address: `${prefix}?lang=${locale}`,
  locale,
  nativeName,
  text: `${nativeName} is not here.`,
  retry: `Again, ${nativeName}`,
});

const languages = [
  language('/', 'en', 'English'),
  language('/de/', 'de', 'Deutsch'),
  language('/jp/', 'ja', '日本語'),
];

/** The cache storage of a device that has stored these languages. */
function withStored(...prefixes: string[]) {
  vi.stubGlobal('caches', {
    keys: async () => ['breathalyser:/de/:pictures:1', ...prefixes.map(filesCacheName)],
  });
}

const bodyOf = async (path: string) => (await absentPage(path, languages)).text();

beforeEach(() => withStored('/jp/'));

describe('the page of a language that is not stored', () => {
  it.each([
    ['/de/', 'de', 'Deutsch'],
    ['/de', 'de', 'Deutsch'],
    ['/de/ergebnis/abc/', 'de', 'Deutsch'],
    ['/jp/', 'ja', '日本語'],
    ['/', 'en', 'English'],
    ['/detox/', 'en', 'English'],
  ])('at %s is in the words of %s', async (path, locale, name) => {
    const body = await bodyOf(path);
    expect(body).toContain(`<html lang="${locale}">`);
    expect(body).toContain(`<h1>${name} is not here.</h1>`);
    expect(body).toContain(`<a href="">Again, ${name}</a>`);
  });

  it('leads to what is stored, and to nothing else', async () => {
    expect(await bodyOf('/de/')).toContain('<a href="/jp/?lang=ja" lang="ja">日本語</a>');
    expect(await bodyOf('/de/')).not.toContain('href="/de/');
    expect(await bodyOf('/de/')).not.toContain('href="/?');
  });

  it('leads nowhere where cache storage is denied', async () => {
    vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('denied')) });
    expect((await bodyOf('/de/')).match(/<a /g)).toHaveLength(1);
  });

  it('is no success, and is not kept', async () => {
    const { status, headers } = await absentPage('/de/', languages);
    expect(status).toBe(503);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
