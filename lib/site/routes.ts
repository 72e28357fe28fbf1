import { defaultSiteCode, siteByCode, siteCodes, type Site, type SiteCode } from './sites';

/** Every kind of page. Each address of the product is written here and nowhere else. */
export type Route =
  | { page: 'home' }
  | { page: 'result' }
  | { page: 'shared'; shareCode: string }
  | { page: 'privacy' }
  | { page: 'help' }
  | { page: 'article'; categoryKey: string; articleKey: string }
  | { page: 'notFound' };

/** The path below the site's prefix, without slashes at its ends. */
function localPath(site: Site, route: Route): string {
  switch (route.page) {
    case 'home':
      return '';
    case 'result':
      return site.resultSlug;
    case 'shared':
      return `${site.resultSlug}/${route.shareCode}`;
    case 'privacy':
      return site.privacySlug;
    case 'help':
      return site.helpSlug;
    case 'article':
      return `${route.categoryKey}/${route.articleKey}`;
    case 'notFound':
      return '404';
  }
}

/** The site's prefix: `/` for English, `/{code}/` for the others. Also the scope of its worker. */
export function sitePrefix(code: SiteCode): string {
  return code === defaultSiteCode ? '/' : `/${code}/`;
}

/**
 * The address of a page: always with a slash at both ends, without the base path (the router adds it;
 * anchors take it from `withBasePath`).
 */
export function href(code: SiteCode, route: Route): string {
  const path = localPath(siteByCode(code), route);
  return sitePrefix(code) + (path === '' ? '' : `${path}/`);
}

/** Puts the base path of the deployment before an address, for anchors that leave the router. */
export function withBasePath(path: string): string {
  return (process.env.NEXT_PUBLIC_BASE_PATH ?? '') + path;
}

/** The link to a language's site; links to English carry `?lang=en` to override a stored choice. */
export function languageHref(code: SiteCode, route: Route): string {
  return code === defaultSiteCode ? choiceHref(code, route) : withBasePath(href(code, route));
}

/**
 * The same where the visitor chooses that language: the page remembers the choice when it is reached.
 * Remembered any earlier, a choice that leads nowhere would shut the visitor out of the home page.
 */
export function choiceHref(code: SiteCode, route: Route): string {
  return `${withBasePath(href(code, route))}?lang=${code}`;
}

/**
 * What a path means. Unknown paths are `notFound` of the site their prefix names.
 * @param path pathname of an address; a base path is taken off first
 */
export function parsePath(path: string): { site: Site; route: Route } {
  const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  const local = base && path.startsWith(base) ? path.slice(base.length) : path;
  const segments = local.split('/').filter((segment) => segment !== '');
  const code = siteCodes.find((candidate) => candidate === segments[0]);
  const site = siteByCode(code ?? defaultSiteCode);
  return { site, route: parseSegments(site, code ? segments.slice(1) : segments) };
}

function parseSegments(site: Site, segments: string[]): Route {
  const [first, second, third] = segments;
  if (first === undefined) return { page: 'home' };
  if (third !== undefined) return { page: 'notFound' };
  if (second !== undefined) {
    return first === site.resultSlug
      ? { page: 'shared', shareCode: second }
      : { page: 'article', categoryKey: first, articleKey: second };
  }
  if (first === site.resultSlug) return { page: 'result' };
  if (first === site.privacySlug) return { page: 'privacy' };
  if (first === site.helpSlug) return { page: 'help' };
  return { page: 'notFound' };
}
