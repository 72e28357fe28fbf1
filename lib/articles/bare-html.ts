import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { href, withBasePath } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import { linkTarget } from './links';
import { selfCheckPart, type RenderedArticle } from './render';

/** For hosts that do not say it; written as the pages have it, for the policy that follows it. */
const charset = '<meta charSet="utf-8"/>';

/**
 * An article as bare HTML, without page or style, as it is served below `/articles/`: for readers
 * that bring their own page. The way to the calculator becomes a plain link.
 */
export function bareHtml(text: RenderedArticle, code: SiteCode, calculatorLabel: string): string {
  const home = withBasePath(href(code, { page: 'home' }));
  const wayToCalculator: Element = {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [
      {
        type: 'element',
        tagName: 'a',
        properties: { href: home },
        children: [{ type: 'text', value: calculatorLabel }],
      },
    ],
  };
  const parts = [text.lead, text.body, text.sources].flatMap(({ children }) => children);
  const children = parts
    .filter((node) => !isSelfCheck(node))
    .map((node) => (node.type === 'element' && node.tagName === 'aside' ? wayToCalculator : node));
  return `${charset}${toHtml(withAddresses({ type: 'root', children }, code))}\n`;
}

/**
 * The self-check is nothing without its script.
 * @throws {Error} for tables of answers that were not written as text
 */
function isSelfCheck(node: Root['children'][number]): boolean {
  if (node.type !== 'element' || node.tagName !== 'figure') return false;
  const part = node.properties.dataPart;
  if (part !== selfCheckPart) throw new Error(`A bare article without its ${String(part)}`);
  return true;
}

/** Internal links with the addresses they mean; a target that is none leaves its label. */
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
    if (address)
      return { ...inner, properties: { ...inner.properties, href: withBasePath(address) } };
    return target.startsWith('page:') ? { ...inner, tagName: 'span', properties: {} } : inner;
  });
  return { ...node, children };
}
