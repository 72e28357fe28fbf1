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

  it('answers its pages from what it keeps, also by the name of their file', () => {
    expect(plan(navigation, '/')).toEqual({ way: 'file', path: `${base}/` });
    expect(plan(navigation, '/help/')).toEqual({ way: 'file', path: `${base}/help/` });
    expect(plan(navigation, '/help/index.html')).toEqual({ way: 'file', path: `${base}/help/` });
  });

  it('puts a slash behind a page, as the host does', () => {
    expect(plan(navigation, '/help')).toEqual({ way: 'redirect', to: `${base}/help/` });
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

  it('asks the host for addresses it does not know', () => {
    expect(plan(navigation, '/nowhere/')).toEqual({ way: 'unknownPage' });
    expect(plan(navigation, '/design/')).toEqual({ way: 'unknownPage' });
  });

  it('leaves pages of other languages to the host, and knows which one is not there', () => {
    for (const path of ['/de/', '/de/ergebnis', '/de/ergebnis/x/']) {
      expect(plan(navigation, path)).toEqual({ way: 'foreignPage', code: 'de' });
    }
    expect(plan(navigation, '/jp/help/')).toEqual({ way: 'foreignPage', code: 'jp' });
    expect(plan({ ...navigation, method: 'POST' }, '/de/')).toEqual({ way: 'pass' });
  });

  it('puts the slash behind the home of another language, which only then has a worker', () => {
    expect(plan(navigation, '/de')).toEqual({ way: 'redirect', to: `${base}/de/` });
    expect(plan(navigation, '/den')).toEqual({ way: 'unknownPage' });
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

  it('answers files and payloads it keeps', () => {
    for (const path of ['/help/index.txt', '/_next/static/chunks/a.js', '/icon.svg']) {
      expect(plan(file, path)).toEqual({ way: 'file', path: base + path });
    }
  });

  it('answers a segment of a kept page with nothing, so that the payload is taken', () => {
    const ours = plan(file, '/help/__next.$d$site.$d$slug.__PAGE__.txt');
    expect(ours).toEqual({ way: 'noPrefetch' });
    expect(plan(file, '/new-page/__next._tree.txt')).toEqual({ way: 'pass' });
  });

  it('knows chunks of earlier versions, pictures, and where pages lead', () => {
    expect(plan(file, '/_next/static/chunks/old.js')).toEqual({ way: 'olderFile' });
    expect(plan(file, '/articles/myths/img-360w.webp')).toEqual({ way: 'picture' });
    expect(plan({ ...file, method: 'HEAD' }, '/help/')).toEqual({ way: 'pageExists' });
    expect(plan({ ...file, method: 'HEAD' }, '/nowhere/')).toEqual({ way: 'pass' });
  });

  it('keeps out of everything else', () => {
    for (const path of [
      '/sw.en.js',
      '/manifest.de.webmanifest',
      '/articles/en/a.html',
      '/feed.xml',
    ])
      expect(plan(file, path)).toEqual({ way: 'pass' });
    expect(plan({ ...file, method: 'POST' }, '/help/')).toEqual({ way: 'pass' });
  });
});
