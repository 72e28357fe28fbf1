import { toString } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { examplesOf } from '@/lib/answers/examples';
import { withAnswersAsText } from '@/lib/answers/tables-as-text';
import { markdownTree } from '@/lib/articles/markdown';
import { siteByCode, sites } from '@/lib/site/sites';
import { translatorOf } from '@/tools/build/messages';

const english = siteByCode('en');
const textOf = (markdown: string, site = english) =>
  withAnswersAsText(markdown, site, translatorOf(site.code));

describe('the answers of a bare article', () => {
  it.each(sites)('are captioned tables, and that none is permission: $code', (site) => {
    const text = textOf('A lead.\n\n[answers:hours]\n\nMore.', site);
    const tree = markdownTree(text).children.filter((node) => node.type === 'element');
    const tables = examplesOf(site).drinks.map(() => 'table');
    // Lead, a table of each drink, the people they apply to, the text that follows.
    expect(tree.map(({ tagName }) => tagName)).toEqual(['p', ...tables, 'p', 'p']);
    for (const { children } of tree.filter(({ tagName }) => tagName === 'table')) {
      const [caption] = children;
      expect(caption).toMatchObject({ tagName: 'caption', properties: {} });
      expect(caption?.type === 'element' && toString(caption)).toMatch(/\S/);
    }
    // Half an hour and 40 years, from content/answers.json.
    const pace = text.split('\n\n').at(-2) ?? '';
    expect(pace).toContain('30');
    expect(pace).toContain('40');
  });

  it('say in English that they are no permission to drive, below the last table', () => {
    expect(textOf('[answers:all]').split('\n\n').at(-1)).toMatch(
      /^These are examples and not permission to drive/,
    );
  });

  it.each([
    ['hours', 1],
    ['clock', 1],
    ['all', 2],
    ['level', 1],
  ])('hold what is asked for: %s', (part, tablesOfDrink) => {
    const tables = textOf(`[answers:${part}]`)
      .split('\n\n')
      .filter((block) => block.startsWith('|'));
    expect(tables).toHaveLength(examplesOf(english).drinks.length * tablesOfDrink);
  });
});
