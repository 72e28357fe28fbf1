import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { articleRoute } from '../articles/links';
import { activeArticles } from '../articles/manifest';
import { href, sitePrefix, withBasePath } from '../site/routes';
import { defaultSiteCode, siteCodes, type Site, sites } from '../site/sites';

const stampName = 'self.__SITE_STAMP';

interface PrecacheFile {
  url: string;
  /** Null where the name carries a hash of the content. */
  revision: string | null;
}

/** Paths of all files below a folder of the export, with forward slashes. */
function filesBelow(out: string, folder: string): string[] {
  return readdirSync(join(out, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** The language's pages and their navigation payloads. */
function pagesOf(site: Site, out: string): string[] {
  const pages = (['home', 'result', 'privacy', 'help', 'notFound'] as const).map((page) =>
    href(site.code, { page }).slice(1),
  );
  const articles = activeArticles(site.code).map((article) =>
    href(site.code, articleRoute(article)).slice(1),
  );
  return [...pages, ...articles].flatMap((folder) =>
    readdirSync(join(out, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && isPageFile(entry.name))
      .map((entry) => folder + entry.name),
  );
}

function isPageFile(name: string): boolean {
  return name === 'index.html' || name === 'index.txt' || /^__next\..*\.txt$/.test(name);
}

/** Chunks, sheets, icons, and the fonts of the language's script. */
function assetsOf(site: Site, out: string): string[] {
  const chunks = filesBelow(out, '_next/static').filter((path) => /\.(js|css)$/.test(path));
  const fonts = filesBelow(out, 'fonts').filter((path) => path.startsWith(`fonts/${site.code}-`));
  return [...chunks, ...fonts, 'icon.svg', 'icon-192.png', `manifest.${site.code}.webmanifest`];
}

function precacheFile(out: string, path: string): PrecacheFile {
  const isHashed = path.startsWith('_next/static/') || path.startsWith('fonts/');
  const hash = createHash('sha256')
    .update(readFileSync(join(out, path)))
    .digest('hex');
  const url = withBasePath(encodeURI(`/${path}`)); // as the browser writes it: [ becomes %5B, $ stays
  return { url, revision: isHashed ? null : hash.slice(0, 16) };
}

/** Stamps `sw.{site}.js` from the worker that next-pwa bundled, one per language. */
export function writeServiceWorkers(out: string): void {
  const worker = readFileSync('.next/worker/sw.js', 'utf8');
  if (!worker.includes(stampName)) throw new Error(`The bundled worker lost ${stampName}`);
  for (const site of sites) {
    const result = withBasePath(href(site.code, { page: 'result' }));
    const stamp = {
      siteCode: site.code,
      files: [...pagesOf(site, out), ...assetsOf(site, out)].map((path) => precacheFile(out, path)),
      resultPath: result,
      resultPage: `${result}index.html`,
      notFoundPage: `${withBasePath(href(site.code, { page: 'notFound' }))}index.html`,
      foreignPrefixes:
        site.code === defaultSiteCode
          ? siteCodes
              .filter((code) => code !== defaultSiteCode)
              .map((code) => withBasePath(sitePrefix(code)))
          : [],
    };
    const stamped = worker.replaceAll(stampName, `(${JSON.stringify(stamp)})`);
    writeFileSync(join(out, `sw.${site.code}.js`), stamped);
  }
}
