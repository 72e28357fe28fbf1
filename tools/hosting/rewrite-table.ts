import { href, sitePrefix, withBasePath } from '@/lib/site/routes';
import { defaultSiteCode, sites } from '@/lib/site/sites';
import { lostPageName } from './constants.mjs';
import { pathRegex } from './header-table';

/** Folders of the result pages, which also answer shared results: `{folder}/{code}/`. */
export function resultFolders(): string[] {
  return sites.map(({ code }) => withBasePath(href(code, { page: 'result' })).replace(/\/$/, ''));
}

/** Prefixes of all languages that have one. */
export function otherPrefixes(): string[] {
  return sites
    .filter(({ code }) => code !== defaultSiteCode)
    .map(({ code }) => withBasePath(sitePrefix(code)));
}

/** The not-found page of addresses below none of `otherPrefixes`. */
export function englishLostPage(): string {
  return withBasePath(sitePrefix(defaultSiteCode)) + lostPageName;
}

/** Matches addresses of shared results; the first group is the folder of the result page. */
export function sharedResultRegex(): string {
  return `^(${resultFolders().map(pathRegex).join('|')})/[^/]+/?$`;
}

/** Matches addresses below `otherPrefixes`; the first group is the prefix. */
export function otherPrefixRegex(): string {
  return `^(${otherPrefixes().map(pathRegex).join('|')})`;
}
