import type { Element, Root, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { createTranslator } from 'next-intl';
import { withAnswersAsText } from '@/lib/answers/tables-as-text';
import { linkTo } from '@/lib/site/routes';
import { sites, type SiteCode } from '@/lib/site/sites';
import { linkTarget } from './links';
import { articlesOf } from './manifest';
import { selfCheckPart, type RenderedArticle } from './render';
import { renderedArticle } from './rendered';

/** For hosts that do not send it. Spelt as in the pages: the build inserts the security policy after it. */
const charset = '<meta charSet="utf-8"/>';

/** The bare HTML of the article with an `html_path`. @throws {Error} for an unknown path */
export async function bareArticle(htmlPath: string): Promise<string> {
  for (const site of sites) {
    const article = articlesOf(site.code).find(({ html_path }) => html_path === htmlPath);
    if (!article) continue;
    const messages = (await import(`../../messages/${site.code}.json`)).default;
    const t = createTranslator({ locale: site.locale, messages });
    const text = renderedArticle(site, article, t, (markdown) =>
      withAnswersAsText(markdown, site, t),
    );
    return bareHtml(text, site.code, t('article.boxAction'));
  }
  throw new Error(`No article at ${htmlPath}`);
}

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
