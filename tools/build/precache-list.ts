import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { articleRoute } from '@/lib/articles/links';
import { activeArticles } from '@/lib/articles/manifest';
import { href, withBasePath } from '@/lib/site/routes';
import type { Site } from '@/lib/site/sites';

/** Loaded on demand by a page, but of no use without a network. */
const onlineOnly = /-> \.\/analytics-service$/;

/** Addresses of a language's pages, without the base path. */
export function pagesOf(site: Site): string[] {
  const pages = (['home', 'result', 'privacy', 'help', 'notFound'] as const).map((page) =>
    href(site.code, { page }),
  );
  const articles = activeArticles(site.code).map((article) =>
    href(site.code, articleRoute(article)),
  );
  return [...pages, ...articles];
}

/**
 * Addresses, without the base path and decoded, of everything a language needs without a network:
 * its pages, one navigation payload each, and what these load, at once or on demand.
 * @param next where `next build` left its manifests
 */
export function precachePaths(site: Site, out: string, next: string): string[] {
  const pages = pagesOf(site);
  const payloads = pages.map((page) => `${page}index.txt`);
  const loaded = [
    ...pages.flatMap((page) => linkedBy(readFileSync(join(out, page, 'index.html'), 'utf8'))),
    ...payloads.flatMap((payload) => namedIn(readFileSync(join(out, payload), 'utf8'))),
    ...loadedOnDemand(next),
    ...fontsOf(site, out),
  ];
  const paths = [...new Set([...pages, ...payloads, ...loaded])];
  const missing = paths.filter((path) => !existsSync(fileOf(out, path)));
  if (missing.length > 0) throw new Error(`${site.code} loads what is not there: ${missing}`);
  return paths;
}

/** The file of the export that answers an address. */
export function fileOf(out: string, path: string): string {
  return join(out, path.endsWith('/') ? `${path}index.html` : path);
}

/**
 * Scripts, sheet, icons and manifest of a page. Not the polyfills for browsers without workers.
 */
export function linkedBy(html: string): string[] {
  const tags = [...html.matchAll(/<script\b[^>]*>|<link\b[^>]*>/g)].map(([tag]) => tag);
  return tags
    .filter((tag) => !/nomodule/i.test(tag))
    .filter((tag) => !tag.startsWith('<link') || /rel="(icon|manifest|stylesheet)"/.test(tag))
    .flatMap((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? [])
    .filter((address) => address.startsWith(withBasePath('/')))
    .map((address) => decodeURI(address.slice(withBasePath('').length)));
}

/** Chunks that a navigation payload asks for. */
function namedIn(payload: string): string[] {
  const names = payload.match(/static\/chunks\/[^"\\]+?\.js/g) ?? [];
  return names.map((name) => `/_next/${decodeURI(name)}`);
}

/** Chunks behind `import()`. */
function loadedOnDemand(next: string): string[] {
  const manifest = JSON.parse(
    readFileSync(join(next, 'react-loadable-manifest.json'), 'utf8'),
  ) as Record<string, { files: string[] }>;
  return Object.entries(manifest)
    .filter(([name]) => !onlineOnly.test(name))
    .flatMap(([, { files }]) => files.map((file) => `/_next/${file}`));
}

/** Fonts of the language's script. */
export function fontsOf(site: Site, out: string): string[] {
  const names = readdirSync(join(out, 'fonts'));
  return names.filter((name) => name.startsWith(`${site.code}-`)).map((name) => `/fonts/${name}`);
}
