import { href, sitePrefix, withBasePath } from '@/lib/site/routes';
import { defaultSiteCode, sites } from '@/lib/site/sites';
import { lostPageName } from './constants.mjs';
import { pathRegex } from './header-table';

/** Folders of the result pages: `{folder}/{code}/` is a shared result, answered by that page. */
export function resultFolders(): string[] {
  return sites.map(({ code }) => withBasePath(href(code, { page: 'result' })).replace(/\/$/, ''));
}

/** `/de/` of every language but English, whose pages have no prefix. */
export function otherPrefixes(): string[] {
  return sites
    .filter(({ code }) => code !== defaultSiteCode)
    .map(({ code }) => withBasePath(sitePrefix(code)));
}

/** The 4.04 for all addresses below none of `otherPrefixes`. */
export function englishLostPage(): string {
  return withBasePath(sitePrefix(defaultSiteCode)) + lostPageName;
}

/** Any address of a shared result; its first group is the folder of the result page. */
export function sharedResultRegex(): string {
  return `^(${resultFolders().map(pathRegex).join('|')})/[^/]+/?$`;
}

/** Any address below another language's prefix; its first group is the prefix. */
export function otherPrefixRegex(): string {
  return `^(${otherPrefixes().map(pathRegex).join('|')})`;
}
