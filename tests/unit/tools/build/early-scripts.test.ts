import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { sites } from '@/lib/site/sites';
import { earlyScriptsOf, withEarlyScripts } from '@/tools/build/early-scripts';
import { declaredPages } from '@/tools/build/exported-pages';

const pages = [...declaredPages().values()];

function pageAt(file: string) {
  const page = declaredPages().get(file);
  if (!page) throw new Error(`No page ${file}`);
  return page;
}

const scriptsAt = (file: string) => earlyScriptsOf(pageAt(file));
const textAt = (file: string) => scriptsAt(file).join('\n');

/** A browser without saved data, as far as the address scripts use it. */
function browserAt(address: string, stored: string | null = null) {
  const led: string[] = [];
  const saved: [key: string, value: string][] = [];
  const url = new URL(address, 'https://host.example');
  const window = {};
  const context = {
    window,
    URL,
    URLSearchParams,
    document: { documentElement: { dataset: {} as Record<string, string> } },
    history: {
      state: null,
      replaceState: (_: unknown, __: string, to: URL) => void (url.href = to.href),
    },
    localStorage: {
      getItem: () => stored,
      setItem: (key: string, value: string) => void saved.push([key, value]),
    },
    location: {
      pathname: url.pathname,
      search: url.search,
      href: url.href,
      replace: (to: string) => void led.push(to),
    },
    navigator: { userAgent: 'Mozilla/5.0 Chrome' },
  };
  const run = (script: string | undefined) => runInNewContext(script ?? '', context);
  return { run, led, saved, url };
}

/** Runs the last script of a page, which handles its address. */
function openedAt(file: string, address: string, stored: string | null = null) {
  const browser = browserAt(address, stored);
  browser.run(scriptsAt(file).at(-1));
  return browser;
}

describe('the early scripts of a page', () => {
  it('can be parsed, on every page', () => {
    const texts = new Set(pages.flatMap(earlyScriptsOf));
    expect(texts.size).toBeGreaterThan(sites.length * 3);
    for (const text of texts) expect(() => new Function(text)).not.toThrow();
  });

  it('lead from the English home page alone to the chosen language', () => {
    expect(openedAt('index.html', '/', 'de').led).toEqual(['/de/']);
    expect(openedAt('help/index.html', '/help/', 'de').led).toEqual([]);
    expect(openedAt('pl/index.html', '/pl/', 'de').led).toEqual([]);
  });

  it('store the language that a page was opened in, and remove it from the address', () => {
    for (const file of ['de/index.html', 'help/index.html', '404.html', '404/index.html']) {
      const { saved, url } = openedAt(file, '/somewhere/?lang=de');
      expect(saved, file).toEqual([['locale', 'de']]);
      expect(url.search, file).toBe('');
    }
  });

  it('store the language before a lost path is left, and lead on', () => {
    const { saved, led } = openedAt('404.html', '/de/ergebnis/aB3/?lang=de');
    expect([saved, led]).toEqual([[['locale', 'de']], ['/de/ergebnis/#aB3']]);
    expect(openedAt('404.html', '/de/nirgends/').led).toEqual(['/de/404/']);
    expect(openedAt('404/index.html', '/de/nirgends/').led).toEqual([]);
  });

  it('lead from the not-found page of a language to shared results only', () => {
    expect(openedAt('de/404/index.html', '/de/ergebnis/aB3/).').led).toEqual(['/de/ergebnis/#aB3']);
    expect(openedAt('de/404/index.html', '/de/nirgends/').led).toEqual([]);
  });

  it('contain the notice in the language of the page', () => {
    expect(textAt('de/index.html')).toContain('Von Ihren Eingaben geht nichts verloren');
    expect(textAt('help/index.html')).toContain('Nothing you entered is lost');
  });

  it('read what is saved for the language of the page', () => {
    expect(textAt('de/index.html')).toContain('de:app-calc-model');
    expect(textAt('index.html')).toContain('en:app-calc-model');
  });
});

describe('withEarlyScripts', () => {
  const html = '<html lang="de"><head><meta charSet="utf-8"/><title>x</title></head></html>';

  it('inserts them after the charset declaration, in their order', () => {
    const page = pageAt('de/index.html');
    const scripts = earlyScriptsOf(page).map((text) => `<script>${text}</script>`);
    expect(withEarlyScripts(html, page)).toBe(
      html.replace('<title>', () => `${scripts.join('')}<title>`),
    );
  });

  it('refuses a page in another language than its address says', () => {
    expect(() => withEarlyScripts(html, pageAt('pl/index.html'))).toThrow('"de" and not "pl"');
    expect(() => withEarlyScripts('<html></html>', pageAt('pl/index.html'))).toThrow('not "pl"');
  });
});
