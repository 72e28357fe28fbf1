import { readFileSync } from 'node:fs';
import { get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { href, withBasePath } from '@/lib/site/routes';
import { sites, type Site } from '@/lib/site/sites';
import { fileOf, fontsOf, linkedBy, precachePaths } from '@/tools/build/precache-list';
import { serve } from '../serve/serve.mjs';

/** Unhashed files that the home page loads itself and that the worker asks for again (304). */
const ASKED_AGAIN = 2; // the page and its icon

/** Bytes of a body as the bundled server sends it to a browser that takes Brotli. */
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

/** What the home page loads before it can be used. */
function loadedAtOnce(site: Site): string[] {
  const home = href(site.code, { page: 'home' });
  const linked = linkedBy(readFileSync(fileOf('out', home), 'utf8'));
  const shown = linked.filter((path) => /\.(js|css|svg)$/.test(path));
  return [...new Set([home, ...shown, ...fontsOf(site, 'out')])];
}

/** Network requests of a first visit to a language's home until it is ready to work offline. */
export function firstVisitRequests(site: Site): number {
  return precachePaths(site, 'out', '.next').length + ASKED_AGAIN + 1; // 1: the worker's script
}

/** A first visit to each home, asked for at the bundled server file by file. */
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
