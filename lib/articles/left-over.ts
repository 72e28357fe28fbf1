import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** `[word]`, `[word:...]` and `[word|...]`, also where it is not closed. */
const directiveLike = /\[\s*\p{L}[\p{L}\p{N}_-]*\s*(?:\]|[:|][^\]]*\]?)/u;

/**
 * Sees to it that nothing of a text is printed that was meant for the build. Links, references and
 * footnotes are elements by now: what still stands in brackets is a directive misspelt or misplaced.
 * @throws {Error} for the first that looks like one: the build stops
 */
export function checkLeftOver(tree: Root): void {
  visit(tree, 'text', ({ value }) => {
    const [left] = directiveLike.exec(value) ?? [];
    if (left !== undefined) throw new Error(`Cannot read ${left}`);
  });
}
