import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { sites } from '@/lib/site/sites';
import { earlyScriptsOf, withEarlyScripts } from '@/tools/build/early-scripts';
import { declaredPages } from '@/tools/build/exported-pages';

const pages = declaredPages();
const pageAt = (file: string) => pages.get(file)!;

/** Runs the last script of a page, which handles its address, in a browser as far as it uses one. */
function openedAt(file: string, address: string, stored: string | null = null) {
  const led: string[] = [];
  const saved: [key: string, value: string][] = [];
  const url = new URL(address, 'https://host.example');
  runInNewContext(earlyScriptsOf(pageAt(file)).at(-1) ?? '', {
    window: {},
    URL,
    URLSearchParams,
    document: { documentElement: { dataset: {} } },
    history: {
      state: null,
      replaceState: (_: unknown, __: string, to: URL) => (url.href = to.href),
    },
    localStorage: {
      getItem: () => stored,
      setItem: (key: string, value: string) => saved.push([key, value]),
    },
    location: {
      pathname: url.pathname,
      search: url.search,
      href: url.href,
      replace: (to: string) => led.push(to),
    },
    navigator: { userAgent: 'Mozilla/5.0 Chrome' },
  });
  return { led: led.join(), saved, search: url.search };
}

describe('the early scripts of a page', () => {
  it('can be parsed, on every page', () => {
    const texts = new Set([...pages.values()].flatMap(earlyScriptsOf));
    expect(texts.size).toBeGreaterThan(sites.length * 3);
    for (const text of texts) expect(() => new Function(text)).not.toThrow();
  });

  it.each([
    // From the English home page alone to the chosen language.
    ['index.html', '/', '/de/'],
    ['help/index.html', '/help/', ''],
    ['pl/index.html', '/pl/', ''],
    // 404.html answers everything on a host without rewrites.
    ['404.html', '/de/ergebnis/aB3/?lang=de', '/de/ergebnis/#aB3'],
    ['404.html', '/de/nirgends/', '/de/404/'],
    ['404/index.html', '/de/nirgends/', ''],
    // The not-found page of a language leads to shared results only.
    ['de/404/index.html', '/de/ergebnis/aB3/).', '/de/ergebnis/#aB3'],
    ['de/404/index.html', '/de/nirgends/', ''],
  ])('%s, opened at %s by who chose German, leads to “%s”', (file, address, led) => {
    expect(openedAt(file, address, 'de').led).toBe(led);
  });

  it.each(['de/index.html', 'help/index.html', '404.html', '404/index.html'])(
    '%s stores the language that it was opened in, and removes it from the address',
    (file) => {
      const { saved, search } = openedAt(file, '/somewhere/?lang=de');
      expect(saved).toEqual([['locale', 'de']]);
      expect(search).toBe('');
    },
  );
});

describe('withEarlyScripts', () => {
  const html = '<html lang="de"><head><meta charSet="utf-8"/><title>x</title></head></html>';

  it('refuses a page in another language than its address says', () => {
    expect(() => withEarlyScripts(html, pageAt('pl/index.html'))).toThrow('"de" and not "pl"');
    expect(() => withEarlyScripts('<html></html>', pageAt('pl/index.html'))).toThrow('not "pl"');
  });
});
