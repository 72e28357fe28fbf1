import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import type { SiteCode } from '@/lib/site/sites';
import { withFigures } from './directives';
import { checkLeftOver } from './left-over';
import { checkLinks, withLinks } from './link-directives';
import { markdownTree } from './markdown';
import type { ArticleWords } from './words';

/**
 * The title of the help page of a language, and the Markdown below it. At build time only.
 * @throws {Error} for a text without a first-level heading at its start, or with an invalid link
 */
export function helpText(code: SiteCode) {
  const file = `content/help/${code}.md`;
  const text = readFileSync(join(process.cwd(), file), 'utf8');
  checkLinks(text, file);
  const title = /^# (.+)\n/.exec(text);
  if (!title?.[1]) throw new Error(`The help of ${code} has no first heading`);
  return { title: title[1], body: text.slice(title[0].length) };
}

/**
 * Renders a text that is not an article (help, privacy policy). At build time only.
 * @throws {Error} for a directive that cannot be read
 */
export function textTree(markdown: string, words: ArticleWords): Root {
  const tree = markdownTree(withLinks(withFigures(markdown, words)));
  checkLeftOver(tree);
  return tree;
}
