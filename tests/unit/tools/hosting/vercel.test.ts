import { describe, expect, it } from 'vitest';
import { vercelFile } from '@/tools/hosting/vercel';
import {
  expectedFiles,
  expectedForHashed,
  expectedHttpsPolicy,
  expectedWithSiteUrl,
} from '../../../fixtures/hosting/expected';

interface Route {
  src?: string;
  handle?: 'filesystem';
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  continue?: boolean;
}

const { routes } = JSON.parse(vercelFile()) as { routes: Route[] };

/**
 * Evaluates routes like Vercel: in order, matching the whole path; `continue` adds headers and goes
 * on; `handle` serves files.
 */
function answer(address: string, files: readonly string[]) {
  const headers: Record<string, string> = {};
  for (const route of routes) {
    if (route.handle) {
      if (files.includes(address)) return { file: address, status: 200, headers };
      continue;
    }
    const found = new RegExp(`^(?:${route.src})$`).exec(address);
    if (!found) continue;
    const filled = (text: string) => text.replace(/\$(\d)/g, (_, n) => found[Number(n)] ?? '');
    for (const [name, value] of Object.entries(route.headers ?? {})) headers[name] = filled(value);
    if (route.continue) continue;
    return { file: route.dest && filled(route.dest), status: route.status ?? 200, headers };
  }
  throw new Error(`No route for ${address}`);
}

const lifetimeOf = (address: string) => answer(address, [address]).headers['Cache-Control'];

describe('vercel.json', () => {
  it('says how long each kind of file may be kept', () => {
    for (const [address, kept] of [...expectedFiles, ...expectedWithSiteUrl])
      expect(lifetimeOf(address), address).toBe(kept);
    expect(lifetimeOf('/_next/static/chunks/app/[site]/page-1.js')).toBe(expectedForHashed);
  });

  it('sends the policy of https hosts, errors too', () => {
    for (const address of ['/', '/de/nirgends/']) {
      const { headers } = answer(address, ['/']);
      expect(headers['Content-Security-Policy'], address).toBe(expectedHttpsPolicy);
      expect(headers['Cross-Origin-Resource-Policy'], address).toBe('same-origin');
    }
  });

  it('answers shared results with the result page of their language', () => {
    expect(answer('/result/aB3/', [])).toMatchObject({ file: '/result/index.html', status: 200 });
    expect(answer('/cz/vysledek/aB3/', [])).toMatchObject({
      file: '/cz/vysledek/index.html',
      status: 200,
    });
    expect(answer('/result/index.txt', ['/result/index.txt']).file).toBe('/result/index.txt');
  });

  it('answers what is lost in the language of its prefix, not to be kept', () => {
    for (const [address, file] of [
      ['/pl/nie-ma/', '/pl/404.html'],
      ['/brazil/', '/404.html'],
      ['/_next/static/chunks/gone.js', '/404.html'],
      ['/result/a/b/', '/404.html'],
    ] as const) {
      const lost = answer(address, []);
      expect(lost).toMatchObject({ file, status: 404 });
      expect(lost.headers['Cache-Control']).toBe('no-store');
      expect(lost.headers['X-Content-Type-Options']).toBe('nosniff');
    }
  });

  it('puts a slash behind pages, and leads to no other host', () => {
    expect(answer('/de/ergebnis', [])).toMatchObject({
      status: 308,
      headers: { Location: '/de/ergebnis/' },
    });
    expect(answer('//evil', []).headers.Location).toBeUndefined();
    expect(answer('/robots.txt', ['/robots.txt']).status).toBe(200);
  });
});
