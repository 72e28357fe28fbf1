import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { Prose } from '@/components/article/prose';
import { markEngineTable } from '@/lib/articles/engine-tables';
import type { ArticleId } from '@/lib/articles/manifest-schema';
import { markdownTree } from '@/lib/articles/markdown';
import { renderedArticle } from '@/lib/articles/rendered';
import { siteByCode, siteCodes, type SiteCode } from '@/lib/site/sites';
import messages from '@/messages/en.json';
import { translatorOf } from '@/tools/build/messages';

/** External checks find the tables of the engine by this test id. */
const testId = 'answers-table';

/** Tables and what is around them: to parse all paragraphs of all articles takes most of the time. */
function withoutParagraphs(markdown: string): string {
  const others = markdown.split(/\n{2,}/).filter((block) => /^(?:#|\||\[|\d+\.)/.test(block));
  return ['A lead.', ...others].join('\n\n');
}

function bodyOf(code: SiteCode, id: ArticleId): Root {
  const site = siteByCode(code);
  return renderedArticle(site, { id }, translatorOf(code), withoutParagraphs).body;
}

function tablesIn(tree: Root): Element[] {
  const tables: Element[] = [];
  visit(tree, { type: 'element', tagName: 'table' }, (table) => void tables.push(table as Element));
  return tables;
}

describe.each(siteCodes)('the tables of articles that the engine fills: %s', (code) => {
  it.each([
    // Asked for by name.
    'accuracy-of-bac-calculator',
    'bac-limits-in-countries',
    'how-long-does-alcohol-stay-in-blood',
    // Written there, with figures of the engine in it.
    'how-to-drink-responsibly',
    'morning-after-driving-guid',
    'top-7-myths-about-sobering-up',
    'why-women-get-drunk-faster',
  ] as const)('are named in %s', (id) => {
    const named = tablesIn(bodyOf(code, id)).filter(
      ({ properties }) => properties.dataTestid === testId,
    );
    expect(named.length).toBeGreaterThan(0);
  });

  it('are not those that were written by hand: the penalties', () => {
    const tables = tablesIn(bodyOf(code, 'driving-under-the-influence-penalties'));
    expect(tables.length).toBeGreaterThan(0);
    for (const { properties } of tables) expect(properties).not.toHaveProperty('dataTestid');
  });
});

describe('a table of the engine', () => {
  it('reads as it was written, below a caption that repeats its heading to screen readers', () => {
    const [table] = tablesIn(bodyOf('en', 'how-long-does-alcohol-stay-in-blood'));
    const heading = 'How long alcohol takes to go, level by level';
    expect(table && toString(table)).toMatch(new RegExp(`^${heading}\\s*Level, %\\s`));
    expect(table?.children[0]).toMatchObject({ properties: { className: ['sr-only'] } });
  });

  const level = '| Level |\n| --- |\n| 0.05 |';

  it('carries its name and caption on the page', () => {
    const tree = markdownTree(markEngineTable(level, 'Beer'));
    const prose = createElement(Prose, { tree, siteCode: 'en' });
    const props = { locale: 'en', timeZone: 'UTC', messages, children: prose };
    const html = renderToStaticMarkup(createElement(NextIntlClientProvider, props));
    expect(html).toContain('<table data-testid="answers-table"><caption>Beer</caption>');
    expect(html).toContain('<th>Level</th>');
  });

  it('stops the build where nothing could be its caption', () => {
    expect(() => markdownTree(markEngineTable(level))).toThrow('needs a heading above it');
  });
});
