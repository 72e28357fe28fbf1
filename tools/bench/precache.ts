import { readFileSync } from 'node:fs';
import { get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { href, withBasePath } from '@/lib/site/routes';
import { defaultSiteCode, sites, type Site } from '@/lib/site/sites';
import { fileOf, fontsOf, linkedBy, precachePaths } from '@/tools/build/precache-list';
import { serve } from '../serve/serve.mjs';

/** Requests for files that both the home page and the service worker load: the page and its icon. */
const ASKED_AGAIN = 2;

/** Bytes of a body that the bundled server sends to a browser with Brotli. */
function sentBytes(server: Server, path: string): Promise<number> {
  const { port } = server.address() as AddressInfo;
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  return new Promise((resolve, reject) => {
    const request = get({ port, path: encodeURI(withBasePath(path)), headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    });
    request.on('error', reject);
  });
}

/** Files that the home page loads before it is interactive. */
function loadedAtOnce(site: Site): string[] {
  const home = href(site.code, { page: 'home' });
  const linked = linkedBy(readFileSync(fileOf('out', home), 'utf8'));
  const shown = linked.filter((path) => /\.(js|css|svg)$/.test(path));
  return [...new Set([home, ...shown, ...fontsOf(site, 'out')])];
}

/** Number of requests of a first visit to a home page until it works offline. */
export function firstVisitRequests(site: Site): number {
  // The service worker itself, and that of the root.
  const workers = site.code === defaultSiteCode ? 1 : 2;
  return precachePaths(site, 'out', '.next').length + ASKED_AGAIN + workers;
}

/** Measures the bytes of a first visit to each home page. */
export async function benchPrecache() {
  const server = await serve({ dir: 'out', port: 0, base: withBasePath('') });
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
  const bytesOf = async (paths: string[]) => {
    let sum = 0;
    for (const path of paths) sum += await sentBytes(server, path);
    return sum;
  };
  try {
    const rows = [];
    for (const site of sites) {
      const atOnce = loadedAtOnce(site);
      const later = precachePaths(site, 'out', '.next').filter((path) => !atOnce.includes(path));
      const [first, rest] = [await bytesOf(atOnce), await bytesOf(later)];
      const script = await bytesOf([`/sw.${site.code}.js`]);
      rows.push({
        'first visit': site.code,
        'home page': kB(first),
        'in the background': kB(rest + script),
        total: kB(first + rest + script),
        files: atOnce.length + later.length,
        requests: firstVisitRequests(site),
      });
    }
    return rows;
  } finally {
    server.close();
  }
}
