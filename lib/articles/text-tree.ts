import type { Root } from 'hast';
import { withFigures } from './directives';
import { checkLeftOver } from './left-over';
import { withLinks } from './link-directives';
import { markdownTree } from './markdown';
import type { ArticleWords } from './words';

/**
 * Renders a text that is not an article (help, privacy policy). At build time only.
 * @throws {Error} for a directive that cannot be read
 */
export function textTree(markdown: string, words: ArticleWords): Root {
  const tree = markdownTree(withLinks(withFigures(markdown, words)));
  checkLeftOver(tree);
  return tree;
}
