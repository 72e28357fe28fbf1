import type { Route } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';

type ArticleRoute = Extract<Route, { page: 'article' }>;

/** The same article in other languages, by the article key of the language at hand. */
export type ArticleTwins = Record<string, Partial<Record<SiteCode, ArticleRoute>>>;

/**
 * The page of another language that corresponds to this one. Articles without a translation and
 * pages that do not exist lead to its home.
 */
export function twinRoute(route: Route, code: SiteCode, twins: ArticleTwins): Route {
  if (route.page === 'article') return twins[route.articleKey]?.[code] ?? { page: 'home' };
  if (route.page === 'notFound') return { page: 'home' };
  return route;
}
