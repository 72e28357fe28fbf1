import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { RenderedArticle } from './render';

const asks = /[?？]$/;

/** The second-level headings of a text that are questions, with the paragraphs below them. */
export function askedQuestions({ body }: Pick<RenderedArticle, 'body'>) {
  const elements = body.children.filter((node) => node.type === 'element');
  return elements.flatMap((node, index) => {
    const question = toString(node).trim();
    const next = elements[index + 1];
    if (node.tagName !== 'h2' || !asks.test(question) || next?.tagName !== 'p') return [];
    return [{ question, answer: plainText(next).replace(/\s+/g, ' ').trim() }];
  });
}

/** The text of a paragraph without its reference marks. */
function plainText(node: Root['children'][number]): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  if (String(node.properties.href ?? '').startsWith('#source-')) return '';
  return node.children.map(plainText).join('');
}
