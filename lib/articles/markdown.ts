import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { noBreakSpace } from '@/lib/i18n/format';
import { nameEngineTables } from './engine-tables';

/** `page:` links lead to internal pages (links.ts). */
const protocols = { ...defaultSchema.protocols, href: ['http', 'https', 'page'] };

const pipeline = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, { ...defaultSchema, protocols })
  .use(rehypeSlug);

/** Spaces at which no line may end: before a unit, and after a word of one letter (pl, cz, ru). */
const boundSpace =
  /(?<=\d) (?=(?:[µm]?g|мг|г|kg|кг|[mc]?l|мл|л|cm|см|km|км|h|ч|min|мин|[%‰€£])(?!\p{L}))|(?<=(?<![\p{L}\p{N}’'/-])\p{L}) (?=[\p{L}\p{N}])/giu;

/** Renders Markdown to a sanitised HTML tree; headings have anchors. At build time only. */
export function markdownTree(markdown: string): Root {
  const tree = pipeline.runSync(pipeline.parse(markdown)) as Root;
  nameEngineTables(tree);
  visit(tree, 'text', (node) => {
    node.value = node.value.replace(boundSpace, noBreakSpace);
  });
  visit(tree, 'element', (node) => {
    // An empty corner cell is no heading.
    if (node.tagName === 'th' && toString(node).trim() === '') node.tagName = 'td';
  });
  return tree;
}
