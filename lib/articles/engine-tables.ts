import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Test id of tables whose figures the engine computes, here and in components/answers. */
const testId = 'answers-table';

/** Marks the first cell of such a table in Markdown: a character that no text contains. */
const mark = '\ue000';

/** Directives whose figures the engine computes. */
const computed = /\[(?:hours|grams|water|after|before|rule):/;

const markdownTable = /^\|.*(?:\n\|.*)*/gm;

/** Marks a Markdown table as computed by the engine, since sanitising would remove an attribute. */
export function markEngineTable(table: string): string {
  return table.replace('|', `|${mark}`);
}

/** Marks the tables of a text that contain directives computed by the engine. */
export function markEngineTables(markdown: string): string {
  return markdown.replace(markdownTable, (table) =>
    computed.test(table) ? markEngineTable(table) : table,
  );
}

/** Replaces the marks of tables by their test id. */
export function nameEngineTables(tree: Root): void {
  visit(tree, 'element', (table: Element) => {
    if (table.tagName !== 'table' || !toString(table).includes(mark)) return;
    table.properties.dataTestid = testId;
    visit(table, 'text', (text) => {
      if (text.value.includes(mark)) text.value = text.value.replace(mark, '').trimStart();
    });
  });
}
