import { describe, expect, it } from 'vitest';
import { planFor, type Asked } from '@/lib/pwa/plan';
import type { WorkerConfig } from '@/lib/pwa/worker-config';

const config = (base: string): WorkerConfig => ({
  files: Object.fromEntries(
    [
      '/',
      '/result/',
      '/404/',
      '/help/',
      '/help/index.txt',
      '/_next/static/chunks/a.js',
      '/icon.svg',
    ].map((path) => [base + path, 'digest']),
  ),
  build: 'build',
  resultPage: `${base}/result/`,
  notFoundPage: `${base}/404/`,
  pictureFolder: `${base}/articles/`,
  pictures: 'digest',
  foreignPrefixes: [`${base}/de/`, `${base}/jp/`],
  languages: [],
});

const navigation = { method: 'GET', isNavigation: true, isFromForeignPage: false };
const file = { method: 'GET', isNavigation: false, isFromForeignPage: false };

describe.each(['', '/sub/path'])('the English worker below "%s"', (base) => {
  const plan = (asked: Omit<Asked, 'path'>, path: string) =>
    planFor({ ...asked, path: base + path }, config(base));

  it.each([
    ['its page', '/help/', { way: 'file', path: `${base}/help/` }],
    ['its home', '/', { way: 'file', path: `${base}/` }],
    ['the file of its page', '/help/index.html', { way: 'file', path: `${base}/help/` }],
    ['its page without the slash', '/help', { way: 'redirect', to: `${base}/help/` }],
    ['an address that it does not know', '/nowhere/', { way: 'unknownPage' }],
    ['one that begins like a language', '/den', { way: 'unknownPage' }],
    ['one that begins like a language, with a slash', '/design/', { way: 'unknownPage' }],
    ['another language', '/de/', { way: 'foreignPage' }],
    ['a page of another language', '/jp/help/', { way: 'foreignPage' }],
    ['such a page without the slash', '/de/ergebnis', { way: 'foreignPage' }],
    ['a shared result there', '/de/ergebnis/x/', { way: 'foreignPage' }],
    // Only with a worker of its own the home there is not in the scope of this one.
    ['the home there without the slash', '/de', { way: 'redirect', to: `${base}/de/` }],
  ])('knows how to answer %s', (_, path, expected) => {
    expect(plan(navigation, path)).toEqual(expected);
  });

  it('answers a shared result with the result page, with and without a slash', () => {
    const result = { way: 'file', path: `${base}/result/` };
    expect(plan(navigation, '/result/aB3/')).toEqual(result);
    expect(plan(navigation, '/result/aB3')).toEqual(result);
    for (const glued of ['.', ')', '/)', '/).', '/）', '/»/']) {
      expect(plan(navigation, `/result/aB3${glued}`)).toEqual(result);
    }
    expect(plan(navigation, '/result/aB3/more/')).toEqual({ way: 'unknownPage' });
  });

  it('keeps out of other languages: their files, and what their pages ask for', () => {
    for (const path of ['/de/', '/de', '/de/ergebnis/x/', '/jp/help/index.txt']) {
      expect(plan(file, path)).toEqual({ way: 'pass' });
      expect(plan({ ...file, method: 'HEAD' }, path)).toEqual({ way: 'pass' });
    }
    const fromGerman = { ...file, isFromForeignPage: true };
    expect(plan(fromGerman, '/_next/static/chunks/a.js')).toEqual({ way: 'pass' });
    expect(plan(fromGerman, '/articles/myths/img-360w.webp')).toEqual({ way: 'pass' });
  });

  it.each([
    ['/help/index.txt', { way: 'file', path: `${base}/help/index.txt` }],
    ['/_next/static/chunks/a.js', { way: 'file', path: `${base}/_next/static/chunks/a.js` }],
    ['/icon.svg', { way: 'file', path: `${base}/icon.svg` }],
    // Answered with nothing, so that the whole payload is taken.
    ['/help/__next.$d$site.$d$slug.__PAGE__.txt', { way: 'noPrefetch' }],
    ['/new-page/__next._tree.txt', { way: 'pass' }],
    ['/_next/static/chunks/old.js', { way: 'olderFile' }],
    ['/articles/myths/img-360w.webp', { way: 'picture' }],
    ['/articles/en/a.html', { way: 'pass' }],
    ['/sw.en.js', { way: 'pass' }],
    ['/manifest.de.webmanifest', { way: 'pass' }],
    ['/sitemap.xml', { way: 'pass' }],
  ])('knows how to answer for the file %s', (path, expected) => {
    expect(plan(file, path)).toEqual(expected);
  });

  it('says of HEAD where its pages are, and keeps out of what changes something', () => {
    expect(plan({ ...file, method: 'HEAD' }, '/help/')).toEqual({ way: 'pageExists' });
    expect(plan({ ...file, method: 'HEAD' }, '/nowhere/')).toEqual({ way: 'pass' });
    expect(plan({ ...file, method: 'POST' }, '/help/')).toEqual({ way: 'pass' });
    expect(plan({ ...navigation, method: 'POST' }, '/de/')).toEqual({ way: 'pass' });
  });
});
