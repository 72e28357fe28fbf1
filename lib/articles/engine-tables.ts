import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Test id of tables whose figures the engine computes, here and in components/answers. */
const testId = 'answers-table';

/**
 * Marks the first cell of such a table in Markdown, since sanitising would remove an attribute: two
 * characters that no text contains, and between them a caption, which Markdown does not have.
 */
const mark = /\ue000(.*)\ue001\s*/;

/** Directives whose figures the engine computes. */
const computed = /\[(?:hours|grams|water|after):/;

const markdownTable = /^\|.*(?:\n\|.*)*/gm;

/** Marks a table as computed by the engine. @param caption by default the heading above it */
export function markEngineTable(table: string, caption = ''): string {
  return table.replace('|', `|\ue000${caption}\ue001`);
}

/** Marks the tables of a text that contain directives computed by the engine. */
export function markEngineTables(markdown: string): string {
  return markdown.replace(markdownTable, (table) =>
    computed.test(table) ? markEngineTable(table) : table,
  );
}

/** Names the marked tables. @throws {Error} for one with neither a caption nor a heading */
export function nameEngineTables(tree: Root): void {
  let heading = '';
  visit(tree, 'element', (node: Element) => {
    if (/^h[1-6]$/.test(node.tagName)) heading = toString(node);
    const [, caption] = mark.exec(node.tagName === 'table' ? toString(node) : '') ?? [];
    if (caption === undefined) return;
    if (!caption && !heading) throw new Error('A table of the engine needs a heading above it');
    node.properties.dataTestid = testId;
    visit(node, 'text', (text) => {
      text.value = text.value.replace(mark, '');
    });
    node.children.unshift({
      type: 'element',
      tagName: 'caption',
      properties: caption ? {} : { className: ['sr-only'] },
      children: [{ type: 'text', value: caption || heading }],
    });
  });
}
