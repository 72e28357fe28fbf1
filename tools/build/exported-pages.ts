import { join, relative } from 'node:path';
import { articleRoute } from '@/lib/articles/links';
import { activeArticles, type Article } from '@/lib/articles/manifest';
import { pageNames, type PageName } from '@/lib/site/slugs';
import { href } from '@/lib/site/routes';
import { defaultSiteCode, sites, type Site } from '@/lib/site/sites';
import { lostPageName } from '../hosting/constants.mjs';
import { filesBelow } from './files';

/** An HTML page of the export and what it shows. */
export type ExportedPage = {
  /** Path of its file below the export. */
  file: string;
  site: Site;
} & ({ page: PageName } | { page: 'article'; article: Article });

const htmlFiles = (out: string, folder = '') =>
  filesBelow(join(out, folder))
    .filter((path) => path.endsWith('.html'))
    .map((path) => relative(out, path));

/** Path of the file of a page below the export. @param address without the base path */
export function pageFile(address: string): string {
  return `${address.slice(1)}index.html`;
}

/** Files of all pages of an export; the bare article texts below `articles/` do not count as pages. */
export function exportedPages(out: string): string[] {
  return htmlFiles(out).filter((name) => !name.startsWith('articles/'));
}

/** Files of the bare texts of articles in an export. */
export function bareArticles(out: string): string[] {
  return htmlFiles(out, 'articles');
}

/** All pages that an export must consist of, by their files. */
export function declaredPages(): ReadonlyMap<string, ExportedPage> {
  const pages = sites.flatMap((site): ExportedPage[] => [
    ...pageNames.map((page) => ({ file: pageFile(href(site.code, { page })), site, page })),
    ...activeArticles(site.code).map((article) => ({
      file: pageFile(href(site.code, articleRoute(article))),
      site,
      page: 'article' as const,
      article,
    })),
    ...(site.code === defaultSiteCode
      ? [{ file: lostPageName, site, page: 'notFound' as const }]
      : []),
  ]);
  return new Map(pages.map((page) => [page.file, page]));
}
