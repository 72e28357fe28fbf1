import { existsSync, readFileSync, statSync } from 'node:fs';
import { href } from '@/lib/site/routes';
import { defaultSiteCode, sites, type Site } from '@/lib/site/sites';
import { fileOf, linkedBy, precachePaths } from '@/tools/build/precache-list';

/** Requests for files that both the home page and the service worker load: the page and its icon. */
const ASKED_AGAIN = 2;

/** Bytes that a host sends for some addresses to a browser with Brotli. */
function sentBytes(paths: readonly string[]): number {
  const files = paths.map((path) => fileOf('out', path));
  const sizes = files.map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Files that the home page loads before it is interactive. */
function loadedAtOnce(site: Site): string[] {
  const home = href(site.code, { page: 'home' });
  const linked = linkedBy(readFileSync(fileOf('out', home), 'utf8'));
  const shown = linked.filter((path) => /\.(js|css|svg)$/.test(path));
  return [...new Set([home, ...shown])];
}

/** Number of requests of a first visit to a home page until it works offline. */
export function firstVisitRequests(site: Site): number {
  // The service worker itself, and that of the root.
  const workers = site.code === defaultSiteCode ? 1 : 2;
  return precachePaths(site, 'out', '.next').length + ASKED_AGAIN + workers;
}

/** Measures the bytes of a first visit to each home page. */
export function benchPrecache() {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
  return sites.map((site) => {
    const atOnce = loadedAtOnce(site);
    const later = precachePaths(site, 'out', '.next').filter((path) => !atOnce.includes(path));
    const first = sentBytes(atOnce);
    const rest = sentBytes([...later, `/sw.${site.code}.js`]);
    return {
      'first visit': site.code,
      'home page': kB(first),
      'in the background': kB(rest),
      total: kB(first + rest),
      files: atOnce.length + later.length,
      requests: firstVisitRequests(site),
    };
  });
}
