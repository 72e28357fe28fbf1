import { choiceHref, parsePath, type Route } from '@/lib/site/routes';
import type { Site } from '@/lib/site/sites';

/**
 * The address of the current page in another language, with the parameter that stores the choice. The
 * keys of articles differ by language, so their path is taken from the page's alternates
 * (`<link hreflang>`), if there are any; else it is the home page.
 */
export function alternateHref(route: Route, site: Site): string {
  const selector = `link[rel="alternate"][hreflang="${site.locale}"]`;
  const named = route.page === 'article' && document.querySelector<HTMLLinkElement>(selector)?.href;
  if (named) return choiceHref(site.code, parsePath(new URL(named).pathname).route);
  const isAlone = route.page === 'notFound' || route.page === 'article';
  return choiceHref(site.code, isAlone ? { page: 'home' } : route);
}
