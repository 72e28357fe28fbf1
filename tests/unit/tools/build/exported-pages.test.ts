import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activeArticles } from '@/lib/articles/manifest';
import { pageNames } from '@/lib/site/slugs';
import { sites } from '@/lib/site/sites';
import { bareArticles, declaredPages, exportedPages } from '@/tools/build/exported-pages';

describe('the declared pages', () => {
  const pages = declaredPages();

  it('are those of the table and the articles of all languages, and 404.html', () => {
    const articles = sites.flatMap(({ code }) => activeArticles(code));
    expect(pages.size).toBe(sites.length * pageNames.length + articles.length + 1);
  });

  it.each([
    ['index.html', 'en', 'home'],
    ['404.html', 'en', 'notFound'],
    ['404/index.html', 'en', 'notFound'],
    ['de/hilfe/index.html', 'de', 'help'],
    ['pl/wynik/index.html', 'pl', 'result'],
    ['law-and-safety/dui-drink-driving-penalties/index.html', 'en', 'article'],
  ])('%s is the page %s %s', (file, code, page) => {
    expect(pages.get(file)).toMatchObject({ file, site: { code }, page });
  });
});

describe('the files of an export', () => {
  let out: string;
  beforeAll(() => {
    out = mkdtempSync(join(tmpdir(), 'exported-'));
    for (const file of ['index.html', 'de/index.html', 'de/index.txt', 'articles/en/a.html']) {
      mkdirSync(dirname(join(out, file)), { recursive: true });
      writeFileSync(join(out, file), '');
    }
  });
  afterAll(() => rmSync(out, { recursive: true }));

  it('are pages or bare articles', () => {
    expect(exportedPages(out).sort()).toEqual(['de/index.html', 'index.html']);
    expect(bareArticles(out)).toEqual(['articles/en/a.html']);
  });
});
