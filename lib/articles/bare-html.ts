import type { Element, Root, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { linkTo } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import { linkTarget } from './links';
import { selfCheckPart, type RenderedArticle } from './render';

/** For hosts that do not send it. Spelt as in the pages: the build inserts the security policy after it. */
const charset = '<meta charSet="utf-8"/>';

/**
 * An article as bare HTML without a surrounding page or styles, served below `/articles/`, for use in
 * other pages. The box that leads to the calculator becomes a plain link.
 */
export function bareHtml(text: RenderedArticle, code: SiteCode, calculatorLabel: string): string {
  const home = linkTo(code, { page: 'home' });
  const label: Text = { type: 'text', value: calculatorLabel };
  const properties = { href: home };
  const link: Element = { type: 'element', tagName: 'a', properties, children: [label] };
  const wayToCalculator: Element = { ...link, tagName: 'p', properties: {}, children: [link] };
  const parts = [text.lead, text.body, text.sources].flatMap(({ children }) => children);
  const children = parts
    .filter((node) => !isSelfCheck(node))
    .map((node) => (node.type === 'element' && node.tagName === 'aside' ? wayToCalculator : node));
  return `${charset}${toHtml(withAddresses({ type: 'root', children }, code))}\n`;
}

/** Whether it is the self-check, which needs its script. @throws {Error} for tables not replaced */
function isSelfCheck(node: Root['children'][number]): boolean {
  if (node.type !== 'element' || node.tagName !== 'figure') return false;
  const part = node.properties.dataPart;
  if (part !== selfCheckPart) throw new Error(`A bare article without its ${String(part)}`);
  return true;
}

/** Replaces the targets of internal links by addresses, and links to unknown targets by their label. */
function withAddresses<Node extends Root | Root['children'][number]>(
  node: Node,
  code: SiteCode,
): Node {
  if (!('children' in node)) return node;
  const children = node.children.map((child) => {
    const inner = withAddresses(child, code);
    if (inner.type !== 'element' || inner.tagName !== 'a') return inner;
    const target = String(inner.properties.href ?? '');
    const address = linkTarget(code, target);
    if (address) return { ...inner, properties: { ...inner.properties, href: address } };
    return target.startsWith('page:') ? { ...inner, tagName: 'span', properties: {} } : inner;
  });
  return { ...node, children };
}
