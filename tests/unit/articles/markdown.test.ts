import { toString } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { linkTarget } from '@/lib/articles/links';
import { markdownTree } from '@/lib/articles/markdown';

describe('article Markdown', () => {
  it('drops raw HTML and dangerous addresses', () => {
    const tree = JSON.stringify(
      markdownTree('a <script>x</script> [a](javascript:alert(1)) **b**'),
    );
    expect(tree).not.toMatch(/<script|javascript:/);
    expect(tree).not.toContain('"tagName":"script"');
    expect(tree).toContain('"tagName":"strong"');
  });

  it.each([
    ['75 kg i 0,5 ‰ w 2 h', '75_kg i_0,5_‰ w_2_h'],
    ['Ze szklanki o godzinie 8 leczonej', 'Ze szklanki o_godzinie 8 leczonej'],
    ['в крови 0,3 мг/л и 60 минут', 'в_крови 0,3_мг/л и_60 минут'],
    ['l’a b, tak - a', 'l’a b, tak - a'],
  ])('binds numbers to units and words of one letter to the next: %s', (text, bound) => {
    expect(toString(markdownTree(text))).toBe(bound.replaceAll('_', '\u00a0'));
  });

  it('keeps the addresses of internal pages', () => {
    expect(JSON.stringify(markdownTree('[help](page:help)'))).toContain('page:help');
    expect(linkTarget('pl', 'page:help')).toBe('/pl/pomoc/');
    expect(linkTarget('pl', 'https://example.org')).toBeNull();
  });
});
