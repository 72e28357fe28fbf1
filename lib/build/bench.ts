import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { href, type Route } from '../site/routes';
import type { SiteCode } from '../site/sites';
import { benchEngine } from './bench-engine';

/**
 * `npm run bench`: engine time and transferred bytes, gzip. What the framework weighs is read off a
 * bare page of the same build: Next's own not-found page, which has none of our layout.
 */
const out = 'out';
const barePage = '.next/server/app/_not-found.html';

const gzipBytes = (path: string) => gzipSync(readFileSync(path), { level: 9 }).length;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Script files a page loads or preloads, polyfills for old browsers (noModule) left out. */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script\b[^>]*>|<link\b[^>]*as="script"[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/nomodule/i.test(tag))
    .flatMap((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? [])
    .map((source) => decodeURIComponent(source).replace(process.env.BASE_PATH ?? '', ''));
}

function scriptBytes(sources: Iterable<string>): number {
  return [...new Set(sources)].reduce((sum, source) => sum + gzipBytes(join(out, source)), 0);
}

interface Row {
  page: string;
  html: string;
  script: string;
  'framework script': string;
  'our script': string;
  style: string;
}

function measurePage(code: SiteCode, route: Route, framework: Set<string>): Row {
  const path = join(out, href(code, route), 'index.html');
  const html = readFileSync(path, 'utf8');
  const scripts = scriptsOf(html);
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, url]) => url);
  return {
    page: href(code, route),
    html: kB(gzipBytes(path)),
    script: kB(scriptBytes(scripts)),
    'framework script': kB(scriptBytes(framework)),
    'our script': kB(scriptBytes(scripts.filter((source) => !framework.has(source)))),
    style: kB(styles.reduce((sum, url) => sum + gzipBytes(join(out, url ?? '')), 0)),
  };
}

console.table(benchEngine());
if (!existsSync(barePage)) throw new Error('Build first: npm run build');
const framework = new Set(scriptsOf(readFileSync(barePage, 'utf8')));
const pages: [SiteCode, Route][] = [
  ['en', { page: 'home' }],
  ['en', { page: 'result' }],
  ['en', { page: 'help' }],
  ['ru', { page: 'home' }],
  ['jp', { page: 'home' }],
];
console.table(pages.map(([code, route]) => measurePage(code, route, framework)));
