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

  it('keeps the addresses of internal pages', () => {
    expect(JSON.stringify(markdownTree('[help](page:help)'))).toContain('page:help');
    expect(linkTarget('pl', 'page:help')).toBe('/pl/pomoc/');
    expect(linkTarget('pl', 'https://example.org')).toBeNull();
  });
});
