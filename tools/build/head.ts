import { charsetTag } from './framework-markup';

function replaceOnce(html: string, text: string, replacement: string): string {
  const [before = '', after, ...more] = html.split(text);
  if (after === undefined || more.length > 0) throw new Error(`Not exactly one ${text}`);
  return before + replacement + after;
}

/** Inserts markup after the charset, in the first bytes of a page. @throws {Error} without one */
export function insertAtHeadStart(html: string, markup: string): string {
  return replaceOnce(html, charsetTag, charsetTag + markup);
}

/** Inserts markup at the end of the head. @throws {Error} for a page without one */
export function insertAtHeadEnd(html: string, markup: string): string {
  return replaceOnce(html, '</head>', `${markup}</head>`);
}
