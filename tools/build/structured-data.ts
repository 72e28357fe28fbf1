import { articleGraph, webApplication } from '@/lib/articles/json-ld';
import type { ExportedPage } from './exported-pages';
import { insertAtHeadEnd } from './head';
import { translatorOf } from './messages';

/** schema.org data of a page; null for pages without. */
function structuredData(page: ExportedPage): object | null {
  const t = translatorOf(page.site.code);
  if (page.page === 'home') return webApplication(page.site, t);
  if (page.page !== 'article') return null;
  return articleGraph(page.site, page.article, t);
}

/** Adds data for search engines. Not in the components: React would repeat it in the payload. */
export function withStructuredData(html: string, page: ExportedPage): string {
  const data = structuredData(page);
  if (!data) return html;
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return insertAtHeadEnd(html, `<script type="application/ld+json">${text}</script>`);
}
