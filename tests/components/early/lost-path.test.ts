import { afterEach, describe, expect, it, vi } from 'vitest';
import { openLostPath, openSharedLink } from '@/lib/early/lost-path';
import { href, sitePrefix } from '@/lib/site/routes';
import { siteCodes } from '@/lib/site/sites';

const results = siteCodes.map((code) => href(code, { page: 'result' }));
const prefixes = siteCodes.filter((code) => code !== 'en').map(sitePrefix);

const replace = vi.fn();

function at(pathname: string, run: () => void, search = ''): string | null {
  replace.mockReset();
  vi.stubGlobal('location', { pathname, search, replace });
  run();
  expect(replace.mock.calls.length).toBeLessThan(2);
  return replace.mock.calls[0]?.[0] ?? null;
}

const lostAt = (path: string, base = '') => at(path, () => openLostPath(base, results, prefixes));
const linkAt = (path: string, base = '') => at(path, () => openSharedLink(base, results));

afterEach(() => vi.unstubAllGlobals());

describe('the script of 404.html', () => {
  it('sends a shared result to the result page of its language', () => {
    expect(lostAt('/result/aB3/')).toBe('/result/#aB3');
    expect(lostAt('/pl/wynik/aB3')).toBe('/pl/wynik/#aB3');
  });

  it.each(['.', ')', '/)', '/).', '/%29', '/%EF%BC%89', '/)/', '/».'])(
    'sends one on to which %s is glued',
    (glued) => {
      const kept = glued.startsWith('/') ? '' : glued;
      expect(lostAt(`/result/aB3${glued}`)).toBe(`/result/#aB3${kept}`);
      expect(linkAt(`/de/ergebnis/aB3${glued}`)).toBe(`/de/ergebnis/#aB3${kept}`);
    },
  );

  it('keeps the mark of an example', () => {
    const run = () => openLostPath('', results, prefixes);
    expect(at('/result/aB3/', run, '?example')).toBe('/result/?example#aB3');
  });

  it('sends an unknown page of another language to the not-found page of that language, once', () => {
    expect(lostAt('/de/nirgends/')).toBe('/de/404/');
    expect(lostAt('/de/404/')).toBeNull();
  });

  it('stays on an unknown English page', () => {
    expect(lostAt('/nowhere/')).toBeNull();
    expect(lostAt('/result/a/b/')).toBeNull();
  });

  it('keeps the base path of the deployment', () => {
    expect(lostAt('/bac/result/aB3/', '/bac')).toBe('/bac/result/#aB3');
    expect(lostAt('/bac/de/nirgends/', '/bac')).toBe('/bac/de/404/');
  });
});

describe('the script of another language’s not-found page', () => {
  it('stays on any page that is no shared result', () => {
    for (const path of ['/de/404/', '/de/nirgends/', '/de/ergebnis/a/b/', '/de/ergebnis/']) {
      expect(linkAt(path)).toBeNull();
    }
  });
});
