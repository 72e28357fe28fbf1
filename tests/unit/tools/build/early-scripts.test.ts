import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { arrivalScript, languageGuardScript } from '@/lib/browser/locale-preference';
import { writeEarlyScripts } from '@/tools/build/early-scripts';
import { lostPathScript } from '@/lib/site/lost-path';

let out = '';
const pages = ['index.html', '404.html', 'de/index.html', 'help/index.html', '404/index.html'];

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'early-'));
  for (const page of [...pages, 'articles/en/a.html']) {
    mkdirSync(join(out, page, '..'), { recursive: true });
    const lang = page.startsWith('de/') ? 'de' : 'en';
    writeFileSync(
      join(out, page),
      `<html lang="${lang}"><head><meta charSet="utf-8"/></head></html>`,
    );
  }
  writeEarlyScripts(out);
});
afterEach(() => rmSync(out, { recursive: true }));

const scriptsOf = (page: string) => readFileSync(join(out, page), 'utf8');

describe('writeEarlyScripts', () => {
  it('lets the English home alone lead to another language', () => {
    const guarded = pages.filter((page) => scriptsOf(page).includes(languageGuardScript));
    expect(guarded).toEqual(['index.html']);
  });

  it('lets every other page remember the language that it was opened in', () => {
    const remembering = pages.filter((page) => scriptsOf(page).includes(arrivalScript));
    expect(remembering).toEqual(pages.slice(1));
  });

  it('remembers it before a lost path is led away, which drops it from the address', () => {
    const lost = scriptsOf('404.html');
    expect(lost.indexOf(lostPathScript)).toBeGreaterThan(lost.indexOf(arrivalScript));
    expect(scriptsOf('404/index.html')).not.toContain(lostPathScript);
  });

  it('says in the language of the page that it does not answer', () => {
    expect(scriptsOf('de/index.html')).toContain('Von Ihren Eingaben geht nichts verloren');
    expect(scriptsOf('help/index.html')).toContain('Nothing you entered is lost');
  });

  it('refuses a page of no language', () => {
    writeFileSync(join(out, 'help/index.html'), '<html lang="xx"><head></head></html>');
    expect(() => writeEarlyScripts(out)).toThrow('of no language');
  });

  it('leaves the bare texts alone', () => {
    expect(scriptsOf('articles/en/a.html')).not.toContain('<script>');
  });

  it('writes scripts that can be read', () => {
    for (const page of pages) {
      const scripts = [...scriptsOf(page).matchAll(/<script>([\s\S]*?)<\/script>/g)];
      expect(scripts.length).toBeGreaterThan(3);
      for (const [, code = ''] of scripts) expect(() => new Function(code)).not.toThrow();
    }
  });
});
