import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** `[word]`, `[word:...]` and `[word|...]`, also unclosed. */
const directiveLike = /\[\s*\p{L}[\p{L}\p{N}_-]*\s*(?:\]|[:|][^\]]*\]?)/u;

/**
 * Checks that a rendered text contains no directive. Links, references and footnotes are elements by
 * then, so anything left in brackets is a misspelt or misplaced directive.
 * @throws {Error} for the first one
 */
export function checkLeftOver(tree: Root): void {
  visit(tree, 'text', ({ value }) => {
    const [left] = directiveLike.exec(value) ?? [];
    if (left !== undefined) throw new Error(`Cannot read ${left}`);
  });
}
