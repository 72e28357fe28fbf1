import { href, type Route } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import { activeArticles, type Article } from './manifest';

const pages: Record<string, Route> = {
  home: { page: 'home' },
  result: { page: 'result' },
  help: { page: 'help' },
  privacy: { page: 'privacy' },
};

/** The address of an article. */
export function articleRoute({ category_key, article_key }: Article): Route {
  return { page: 'article', categoryKey: category_key, articleKey: article_key };
}

/**
 * The address an internal link means: a page by its name or an active article by its id, after
 * `page:`.
 * @returns null for an outside address, and for an id that is none or not active: the label is then
 *   shown as plain text (specification, section 8)
 */
export function linkTarget(code: SiteCode, target: string): string | null {
  if (!target.startsWith('page:')) return null;
  const id = target.slice('page:'.length);
  const route = Object.hasOwn(pages, id) ? pages[id] : undefined;
  if (route) return href(code, route);
  const article = activeArticles(code).find((candidate) => candidate.id === id);
  return article ? href(code, articleRoute(article)) : null;
}
