import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { answerParts } from '@/lib/answers/tables';
import { withFigures } from './directives';
import { markEngineTables } from './engine-tables';
import { withLinks } from './link-directives';
import { markdownTree } from './markdown';
import { withTables } from './tables';
import type { ArticleWords } from './words';

/** The parts of a rendered article. */
export interface RenderedArticle {
  /** The first paragraph. */
  lead: Root;
  /**
   * Everything between lead and sources. The box that leads to the calculator is an `aside`; tables of
   * answers and the self-check are a `figure` with the name of the part in `dataPart`.
   */
  body: Root;
  /** The ordered list of sources; references link to the ids of its items. */
  sources: Root;
  /** The second-level headings, for the table of contents. */
  headings: { id: string; text: string }[];
  wordCount: number;
}

/** Name of the part with the self-check. */
export const selfCheckPart = 'self-check';
const sourcesMark = '[sources]';

/** Names of the parts that components draw: tables of answers and the self-check. */
export const articleFigures = [...answerParts, selfCheckPart] as const;
export type ArticleFigure = (typeof articleFigures)[number];

/**
 * Renders the Markdown of an article to sanitised HTML, with its directives and links resolved. At build
 * time only.
 * @throws {Error} for a directive that cannot be read, or a reference to a missing source
 */
export function renderArticle(markdown: string, words: ArticleWords): RenderedArticle {
  const written = withFigures(markEngineTables(markdown), words);
  const plain = withLinks(withTables(written, words));
  // A second mark remains in the list: checkLeftOver() throws for it.
  const [text = '', ...lists] = plain.split(new RegExp(`^\\${sourcesMark}$`, 'm'));
  const { children } = markdownTree(text);
  const lead = children.findIndex((node) => isElement(node, 'p'));
  const body = children.slice(lead + 1).map((node) => partIn(node) ?? node);
  const sources = markdownTree(lists.join(sourcesMark).trim());
  const count = numberSources(sources);
  checkReferences(plain, count);
  const parts = {
    lead: { type: 'root', children: children.slice(0, lead + 1) },
    body: { type: 'root', children: body },
    sources,
  } satisfies Partial<RenderedArticle>;
  for (const part of Object.values(parts)) checkLeftOver(part);
  return {
    ...parts,
    headings: body
      .filter((node) => isElement(node, 'h2'))
      .map((node) => ({ id: String(node.properties.id), text: toString(node) })),
    wordCount: wordsIn(toString({ type: 'root', children }), words.site.locale),
  };
}

/** Renders help or privacy policy. @throws {Error} for a directive that cannot be read */
export function textTree(markdown: string, words: ArticleWords): Root {
  const tree = markdownTree(withLinks(withFigures(markdown, words)));
  checkLeftOver(tree);
  return tree;
}

/** `[word]`, `[word:...]` and `[word|...]`, also unclosed. */
const directiveLike = /\[\s*\p{L}[\p{L}\p{N}_-]*\s*(?:\]|[:|][^\]]*\]?)/u;

/**
 * Checks that a rendered text contains no directive. Links, references and footnotes are elements by
 * then, so anything left in brackets is a misspelt or misplaced directive.
 */
function checkLeftOver(tree: Root): void {
  visit(tree, 'text', ({ value }) => {
    const [left] = directiveLike.exec(value) ?? [];
    if (left !== undefined) throw new Error(`Cannot read ${left}`);
  });
}

function isElement(node: Root['children'][number], tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName;
}

/**
 * The part for a paragraph that consists of `[calculator]`, `[answers:...]` or `[self-check]`.
 * @throws {Error} for unknown tables of answers
 */
function partIn(node: Root['children'][number]): Element | undefined {
  if (!isElement(node, 'p')) return undefined;
  const mark = toString(node).trim();
  if (mark === '[calculator]') {
    return { type: 'element', tagName: 'aside', properties: {}, children: [] };
  }
  const name = mark === '[self-check]' ? selfCheckPart : /^\[answers:(.*)\]$/.exec(mark)?.[1];
  if (name === undefined) return undefined;
  if (!articleFigures.some((figure) => figure === name)) throw new Error(`Cannot read ${mark}`);
  return { type: 'element', tagName: 'figure', properties: { dataPart: name }, children: [] };
}

/** Sets the ids of the items of the list. @returns their number */
function numberSources(tree: Root): number {
  const list = tree.children.find((node) => isElement(node, 'ol'));
  const items = (list?.children ?? []).filter(
    (node: ElementContent): node is Element => node.type === 'element' && node.tagName === 'li',
  );
  items.forEach((item, index) => {
    item.properties.id = `source-${index + 1}`;
  });
  return items.length;
}

function checkReferences(markdown: string, sourceCount: number) {
  for (const [whole, index] of markdown.matchAll(/\(#source-(\d+)\)/g)) {
    if (Number(index) > sourceCount) throw new Error(`No source for the reference ${whole}`);
  }
}

/** The number of words, also in languages without spaces between them. */
function wordsIn(text: string, locale: string): number {
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}
