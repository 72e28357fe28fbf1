import { describe, expect, it } from 'vitest';
import { examplesOf } from '@/lib/answers/examples';
import { withAnswersAsText } from '@/lib/answers/tables-as-text';
import { markdownTree } from '@/lib/articles/markdown';
import { catalogTranslator } from '@/lib/articles/rendered';
import { siteByCode, sites } from '@/lib/site/sites';

const english = siteByCode('en');

describe('the answers of a bare article', () => {
  it.each(sites)(
    'are tables, a rule for each drink, and that none is permission: $code',
    async (site) => {
      const t = await catalogTranslator(site);
      const text = withAnswersAsText('A lead.\n\n[answers:hours]\n\nMore.', site, t);
      const tree = markdownTree(text).children.filter((node) => node.type === 'element');
      const { drinks, bodies } = examplesOf(site);
      const ofDrink = [...bodies.map(() => 'table'), 'p'];
      // Lead, tables and rule of each drink, the people they apply to, the text that follows.
      expect(tree.map(({ tagName }) => tagName)).toEqual([
        'p',
        ...drinks.flatMap(() => ofDrink),
        'p',
        'p',
      ]);
      expect(JSON.stringify(tree).match(/"tagName":"strong"/g)).toHaveLength(drinks.length);
      // Half an hour and 40 years, from content/answers.json.
      const pace = text.split('\n\n').at(-2) ?? '';
      expect(pace).toContain('30');
      expect(pace).toContain('40');
    },
  );

  it('say in English that they are no permission to drive, below the last rule', async () => {
    const text = withAnswersAsText('[answers:all]', english, await catalogTranslator(english));
    const [rule, pace] = text.split('\n\n').slice(-2);
    expect(rule).toMatch(/^A rule you can remember: do not drive for \*\*1\u00a0h, plus /);
    expect(pace).toMatch(/^These are examples and not permission to drive/);
  });

  it.each([
    ['hours', 1],
    ['clock', 1],
    ['all', 2],
  ])('hold what is asked for: %s', async (part, tablesOfBody) => {
    const t = await catalogTranslator(english);
    const text = withAnswersAsText(`[answers:${part}]`, english, t);
    const { drinks, bodies } = examplesOf(english);
    const tables = text.split('\n\n').filter((block) => block.startsWith('|'));
    expect(tables).toHaveLength(drinks.length * bodies.length * tablesOfBody);
  });
});
