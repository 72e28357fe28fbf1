import { describe, expect, it, vi } from 'vitest';
import { openLostPath } from '@/lib/early/lost-path';
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
const linkAt = (path: string, base = '') => at(path, () => openLostPath(base, results, []));

describe('the script of 404.html', () => {
  it.each([
    ['a shared result', '/result/aB3/', '/result/#aB3'],
    ['one without its slash', '/pl/wynik/aB3', '/pl/wynik/#aB3'],
    ['an unknown page of another language', '/de/nirgends/', '/de/404/'],
    ['its not-found page', '/de/404/', null],
    ['an unknown English page', '/nowhere/', null],
    ['an address below a result', '/result/a/b/', null],
  ])('leads from %s', (_, path, expected) => {
    expect(lostAt(path)).toBe(expected);
    // The same below the base path of a deployment.
    expect(lostAt(`/bac${path}`, '/bac')).toBe(expected && `/bac${expected}`);
  });

  it.each(['.', ')', '/)', '/).', '/%29', '/%EF%BC%89', '/)/', '/».'])(
    'sends on a result to which %s is glued',
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
});

it.each(['/de/404/', '/de/nirgends/', '/de/ergebnis/a/b/', '/de/ergebnis/'])(
  'the script of another language’s not-found page stays on %s',
  (path) => expect(linkAt(path)).toBeNull(),
);
