import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { declaredPages, type ExportedPage } from '@/tools/build/exported-pages';
import { readSheet } from '@/tools/build/page-styles';
import {
  finishBareArticles,
  finishedPage,
  finishPages,
  type PageParts,
} from '@/tools/build/page-pipeline';
import { tempFolder, writeFiles } from '../temp-folder';

const address = '/_next/static/css/a.css';
const sheet =
  '.shown{top:0}.btn-info{top:1px}.of-answer{top:2px}.of-menu{top:3px}[data-display=awaited]{top:4px}';
const template =
  '<template data-first-answer=""><script src="/first.js" async="" data-answer=""></script></template>';

const inline = "<script>draw('of-answer')</script>";

/** A page as the framework exports it. */
const exported = (locale: string) =>
  `<!DOCTYPE html><html lang="${locale}"><head><meta charSet="utf-8"/>` +
  `<link rel="stylesheet" href="${address}" data-precedence="next"/>` +
  '<link rel="preload" as="script" fetchPriority="low" href="/w.js"/>' +
  '<script src="/a.js" async=""></script></head>' +
  '<body class="shown"><div data-answer-host=""></div>' +
  '<script src="/w.js" id="_R_" async=""></script><script>(self.__next_f=[]).push()</script></body></html>';

const pages = declaredPages();
const pageAt = (file: string) => pages.get(file) as ExportedPage;
const home = pageAt('de/index.html');

const parts: PageParts = {
  sheet: { ...readSheet(sheet), address },
  firstAnswers: new Map([[home.file, { code: "p.className='of-answer'", template, inline }]]),
  textScripts: () => "menu.className='of-menu'",
  resultScripts: ['/a.js', '/r.js'],
};
const finished = finishedPage(exported('de'), home, parts);

describe('the steps of the page pipeline', () => {
  it('leave policy, first answer, early scripts, styles, other rules in this order', () => {
    const head = finished.slice(0, finished.indexOf('</head>'));
    const order = [
      '<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"',
      template,
      '<script>',
      '<style data-precedence="next">',
      '<template data-late=""><script src="/a.js" async=""></script></template>',
      '<script type="application/ld+json">',
      '<template data-late=""><link rel="stylesheet" href="/_next/static/css/rest-',
    ].map((text) => head.indexOf(text));
    // The script of the first answer does not wait with the others.
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('draw the first answer before the payload is there', () =>
    expect(finished).toContain(`${inline}<script>(self.__next_f=`));

  it('keep the rules that early scripts and first answer need', () => {
    const [, styles] = /<style data-precedence="next">(.*?)<\/style>/.exec(finished) ?? [];
    for (const rule of sheet.split(/(?<=})/)) {
      const isKept = !rule.startsWith('.of-menu');
      expect(styles?.includes(rule), rule).toBe(isKept);
    }
  });

  it('give a page of text the rules of all its scripts, and no whole sheet', () => {
    const help = finishedPage(exported('de'), pageAt('de/hilfe/index.html'), parts);
    expect(help).toContain('.of-menu{top:3px}');
    expect(help).not.toContain(`<template data-late=""><link`);
    expect(help).not.toContain('.of-answer');
  });

  it('start a result page, and no other, with the scripts of the result', () => {
    const file = 'de/ergebnis/index.html';
    const result = finishedPage(exported('de'), pageAt(file), parts);
    expect(result).toContain(
      '<template data-late=""><script src="/a.js" async=""></script><script src="/r.js" async=""></script></template>',
    );
    expect(finished).not.toContain('/r.js');
  });

  it('name the page and the step that refuses it', () => {
    const text = exported('de').replace(address, '/other.css');
    expect(() => finishedPage(text, home, parts)).toThrow('de/index.html, inlineStyles: ');
    expect(() => finishedPage(finished, home, parts)).toThrow('de/index.html');
    for (const place of ['data-answer-host=""', '(self.__next_f=']) {
      expect(() => finishedPage(exported('de').replace(place, ''), home, parts)).toThrow(
        'de/index.html, firstAnswer: ',
      );
    }
  });
});

describe('the files of an export', () => {
  const out = tempFolder();
  const few = new Map(
    ['index.html', '404.html', home.file].map((file) => [file, pageAt(file)] as const),
  );
  for (const { file, site } of few.values()) writeFiles(out, { [file]: exported(site.locale) });

  it('are rewritten', () => {
    finishPages(out, parts, few);
    expect(readFileSync(join(out, home.file), 'utf8')).toBe(finished);
  });

  it('are refused with a page that is not declared, and without one that is', () => {
    writeFiles(out, { 'de/neu/index.html': exported('de') });
    expect(() => finishPages(out, parts, few)).toThrow('de/neu/index.html');
    rmSync(join(out, 'de/neu'), { recursive: true });
    expect(() => finishPages(out, parts)).toThrow('Pages that were not exported: result/');
  });

  it('include bare articles, which have a policy of their own', () => {
    writeFiles(out, { 'articles/en/a.html': '<meta charSet="utf-8"/><p>text</p>' });
    finishBareArticles(out);
    const text = readFileSync(join(out, 'articles/en/a.html'), 'utf8');
    expect(text).toMatch(
      /^<meta charSet="utf-8"\/><meta http-equiv="[^"]+" content="default-src 'none'/,
    );
    expect(() => finishBareArticles(out)).toThrow('articles/en/a.html: A page with two policies');
  });
});
