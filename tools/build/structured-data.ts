import { articleGraph } from '@/lib/articles/article-graph';
import { askedQuestions } from '@/lib/articles/asked-questions';
import { catalogTranslator, renderedArticle } from '@/lib/articles/rendered';
import type { Translator } from '@/lib/i18n/duration-text';
import { webApplication } from '@/lib/site/json-ld';
import { sites, type SiteCode } from '@/lib/site/sites';
import type { ExportedPage } from './exported-pages';
import { insertAtHeadEnd } from './head';

/** Translators of all languages. */
export type Translators = ReadonlyMap<SiteCode, Translator>;

/** Loads the messages of all languages. */
export async function loadTranslators(): Promise<Translators> {
  const entries = sites.map(async (site) => [site.code, await catalogTranslator(site)] as const);
  return new Map(await Promise.all(entries));
}

/** schema.org data of a page; null for pages without. */
function structuredData(page: ExportedPage, t: Translator): object | null {
  const words = {
    appName: t('app.name'),
    homeTitle: t('meta.home.title'),
    homeDescription: t('meta.home.description'),
    homeLabel: t('article.home'),
  };
  if (page.page === 'home') return webApplication(page.site, words);
  if (page.page !== 'article') return null;
  const questions = askedQuestions(renderedArticle(page.site, page.article, t));
  return articleGraph(page.site, page.article, words, questions);
}

/**
 * Adds structured data for search engines. Not in the components: React would repeat it in the payload.
 */
export function withStructuredData(
  html: string,
  page: ExportedPage,
  translators: Translators,
): string {
  const t = translators.get(page.site.code);
  if (!t) throw new Error(`No messages of ${page.site.code}`);
  const data = structuredData(page, t);
  if (!data) return html;
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return insertAtHeadEnd(html, `<script type="application/ld+json">${text}</script>`);
}
