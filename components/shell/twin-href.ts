import { choiceHref, parsePath, type Route } from '@/lib/site/routes';
import type { Site } from '@/lib/site/sites';

/** The page of another language that corresponds to this one: its home where none does. */
function twinRoute(route: Route): Route {
  return route.page === 'notFound' || route.page === 'article' ? { page: 'home' } : route;
}

/**
 * The address of the page at hand in another language, to be chosen. Keys of articles differ by language: where
 * the page names its alternates (`link hreflang`), their path is taken; else the other home.
 */
export function twinHref(route: Route, site: Site): string {
  const selector = `link[rel="alternate"][hreflang="${site.locale}"]`;
  const named = route.page === 'article' && document.querySelector<HTMLLinkElement>(selector)?.href;
  return choiceHref(site.code, named ? parsePath(new URL(named).pathname).route : twinRoute(route));
}
