import { pageBySlug, slugOf, type PageName } from './slugs';
import { defaultSiteCode, siteByCode, siteCodes, type Site, type SiteCode } from './sites';

/** A page of the table in `pages.ts`, an article, or the result of a shared link. */
export type Route =
  | { page: PageName }
  | { page: 'shared'; shareCode: string }
  | { page: 'article'; categoryKey: string; articleKey: string };

/** The path below the site's prefix, without slashes at its ends. */
function localPath(code: SiteCode, route: Route): string {
  switch (route.page) {
    case 'shared':
      return `${slugOf('result', code)}/${route.shareCode}`;
    case 'article':
      return `${route.categoryKey}/${route.articleKey}`;
    default:
      return slugOf(route.page, code);
  }
}

/** The site's prefix: `/` for English, `/{code}/` for the others. Also the scope of its worker. */
export function sitePrefix(code: SiteCode): string {
  return code === defaultSiteCode ? '/' : `/${code}/`;
}

/** The address of a page, with a slash at both ends, without the base path (the router adds it). */
export function href(code: SiteCode, route: Route): string {
  const path = localPath(code, route);
  return sitePrefix(code) + (path === '' ? '' : `${path}/`);
}

/** Puts the base path of the deployment before an address. */
export function withBasePath(path: string): string {
  return (process.env.NEXT_PUBLIC_BASE_PATH ?? '') + path;
}

/**
 * What a link to a page in the same language contains. Links are plain: only the calculator and its
 * result call the router (components/shell/use-go.ts).
 */
export function linkTo(code: SiteCode, route: Route): string {
  return withBasePath(href(code, route));
}

/** The link to a language's site; links to English carry `?lang=en` to override a stored choice. */
export function languageHref(code: SiteCode, route: Route): string {
  return code === defaultSiteCode ? choiceHref(code, route) : linkTo(code, route);
}

/**
 * The link for a visitor who chooses that language. The page it leads to stores the choice: stored
 * before, a choice whose page cannot be reached would lock the visitor out of the home page.
 */
export function choiceHref(code: SiteCode, route: Route): string {
  return `${linkTo(code, route)}?lang=${code}`;
}

/**
 * What a path means. Unknown paths are `notFound` of the site their prefix names.
 * @param path pathname of an address; a base path is removed first
 */
export function parsePath(path: string): { site: Site; route: Route } {
  const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  const local = base && path.startsWith(base) ? path.slice(base.length) : path;
  const segments = local.split('/').filter((segment) => segment !== '');
  const code = siteCodes.find((candidate) => candidate === segments[0]) ?? defaultSiteCode;
  const own = segments[0] === code ? segments.slice(1) : segments;
  return { site: siteByCode(code), route: parseSegments(code, own) };
}

function parseSegments(code: SiteCode, segments: string[]): Route {
  const [first = '', second, third] = segments;
  if (third !== undefined) return { page: 'notFound' };
  if (second !== undefined) {
    return first === slugOf('result', code)
      ? { page: 'shared', shareCode: second }
      : { page: 'article', categoryKey: first, articleKey: second };
  }
  return { page: pageBySlug(code, first) ?? 'notFound' };
}
