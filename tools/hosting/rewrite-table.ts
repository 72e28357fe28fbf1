import { linkTo, sitePrefix, withBasePath } from '@/lib/site/routes';
import { defaultSiteCode, sites } from '@/lib/site/sites';

/** Folders of the result pages, which also answer shared results: `{folder}/{code}/`. */
export function resultFolders(): string[] {
  return sites.map(({ code }) => linkTo(code, { page: 'result' }).replace(/\/$/, ''));
}

/** Prefixes of all languages that have one. */
export function otherPrefixes(): string[] {
  return sites
    .filter(({ code }) => code !== defaultSiteCode)
    .map(({ code }) => withBasePath(sitePrefix(code)));
}
