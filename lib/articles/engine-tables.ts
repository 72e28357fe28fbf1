import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** By it outside checks find the tables that the engine fills, here and in components/answers. */
const testId = 'answers-table';

/** Stands in the first cell of such a table as long as it is Markdown: a sign that no text has. */
const mark = '\ue000';

/** The directives that ask the engine. */
const computed = /\[(?:hours|grams|water|after|before|rule):/;

const markdownTable = /^\|.*(?:\n\|.*)*/gm;

/** Marks a Markdown table as one that the engine fills: sanitised, it could carry no name. */
export function markEngineTable(table: string): string {
  return table.replace('|', `|${mark}`);
}

/** Marks the tables of a text into which the engine will write figures. */
export function markEngineTables(markdown: string): string {
  return markdown.replace(markdownTable, (table) =>
    computed.test(table) ? markEngineTable(table) : table,
  );
}

/** Gives the marked tables their name. */
export function nameEngineTables(tree: Root): void {
  visit(tree, 'element', (table: Element) => {
    if (table.tagName !== 'table' || !toString(table).includes(mark)) return;
    table.properties.dataTestid = testId;
    visit(table, 'text', (text) => {
      if (text.value.includes(mark)) text.value = text.value.replace(mark, '').trimStart();
    });
  });
}
