import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasFirstAnswer } from '@/lib/site/pages';
import { pageNames } from '@/lib/site/slugs';
import { href, withBasePath } from '@/lib/site/routes';
import type { Site } from '@/lib/site/sites';
import { lostPageName } from '../hosting/constants.mjs';
import { declaredPages } from './exported-pages';
import { chunkNames, chunksOnDemand, payloadScripts } from './framework-markup';

/** Folder of the first answers; hosts let browsers cache it, since names contain a digest. */
export const firstAnswers = '_next/static/first-answer';

/** Modules that pages load on demand and that are useless without a network. */
const onlineOnly = /-> \.\/analytics-service$/;

/** Addresses, decoded and without the base path, of all files that a language needs offline. */
export function precachePaths(site: Site, out: string, next: string): string[] {
  const addresses = [...declaredPages().values()]
    .filter((page) => page.site.code === site.code && page.file !== lostPageName)
    .map(({ file }) => `/${file.replace(/index\.html$/, '')}`);
  // The calculator and its result open each other without loading a page.
  const payloads = pageNames
    .filter(hasFirstAnswer)
    .map((page) => `${href(site.code, { page })}index.txt`);
  const pages = addresses.map((page) => readFileSync(join(out, page, 'index.html'), 'utf8'));
  const loaded = [
    ...pages.flatMap((html) => [...linkedBy(html), ...namedIn(html)]),
    ...loadedOnDemand(next),
    // A first answer imports the table of time zones where it knows no country.
    ...filesIn(out, firstAnswers, /^zones-\w+\.js$/),
    ...filesIn(out, 'fonts', new RegExp(`^${site.code}-`)),
  ];
  const paths = [...new Set([...addresses, ...payloads, ...loaded])];
  const missing = paths.filter((path) => !existsSync(fileOf(out, path)));
  if (missing.length > 0) throw new Error(`${site.code} loads missing files: ${missing}`);
  return paths;
}

/** Path of the file that answers an address. */
export function fileOf(out: string, path: string): string {
  return join(out, path.endsWith('/') ? `${path}index.html` : path);
}

/** The path below the export of an address that a page names. */
export function pathOf(address: string): string {
  return decodeURI(address.slice(withBasePath('').length));
}

/** Scripts, style sheet, icons and manifest of a page. */
export function linkedBy(html: string): string[] {
  const tags = [...html.matchAll(/<script\b[^>]*>|<link\b[^>]*>/g)].map(([tag]) => tag);
  return tags
    .filter((tag) => !tag.startsWith('<link') || /rel="(icon|manifest|stylesheet)"/.test(tag))
    .filter((tag) => !tag.includes(' disabled=""'))
    .flatMap((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? [])
    .filter((address) => address.startsWith(withBasePath('/')))
    .map(pathOf);
}

/** Chunks that the payload in a page refers to. @throws {Error} for a page where it names none */
function namedIn(html: string): string[] {
  const names = (html.match(payloadScripts) ?? []).join('').match(chunkNames);
  if (!names) throw new Error('A page whose payload names no chunks');
  return names.map((name) => `/_next/${decodeURI(name)}`);
}

/** Chunks of dynamic imports. */
function loadedOnDemand(next: string): string[] {
  return chunksOnDemand(next)
    .filter(([name]) => !onlineOnly.test(name))
    .flatMap(([, files]) => files.map((file) => `/_next/${file}`));
}

function filesIn(out: string, folder: string, wanted: RegExp): string[] {
  const names = readdirSync(join(out, folder)).filter((name) => wanted.test(name));
  return names.map((name) => `/${folder}/${name}`);
}
