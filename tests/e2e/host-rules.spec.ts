import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { slugOf } from '../../lib/site/slugs';
import { sites } from '../../lib/site/sites';
import {
  expectedFiles,
  expectedForHashed,
  expectedHeaders,
  expectedHttpPolicy,
  expectedHttpsPolicy,
  expectedWithSiteUrl,
} from '../fixtures/hosting/expected';
import { fullHosts } from './support/hosts';
import { startHost } from './support/start-host';
import { expect, test } from '@playwright/test';

/** Headers, rewrites, compression and odd addresses on every host that has rules. */
const out = 'out';
const ofSiteUrl = expectedWithSiteUrl.filter(([address]) => existsSync(join(out, address)));
/** Configuration of hosts, with the compressed copies that other texts have. */
const unserved = ['/_headers', '/_redirects'].flatMap((address) => [
  address,
  `${address}.gz`,
  `${address}.br`,
]);
const prefixOf = (code: string) => (code === 'en' ? '/' : `/${code}/`);

interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks for a path as it is written (fetch and browsers tidy it first) and decodes nothing. */
function rawRequest(
  base: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

for (const host of fullHosts) {
  test.describe(host.name, () => {
    const running = startHost(host);

    test('each kind of file has its lifetime and its type', async () => {
      for (const [address, kept, type] of [...expectedFiles, ...ofSiteUrl]) {
        const { status, headers } = await rawRequest(running.base, address);
        expect(status, address).toBe(200);
        expect(headers['cache-control'], address).toBe(kept);
        expect(headers['content-type'], address).toMatch(type);
      }
      const fonts = readdirSync(join(out, 'fonts')).map((name) => `/fonts/${name}`);
      const chunks = readdirSync(join(out, '_next/static/chunks'))
        .filter((name) => name.endsWith('.js'))
        .map((name) => `/_next/static/chunks/${name}`);
      for (const address of [...fonts, ...chunks]) {
        const { status, headers } = await rawRequest(running.base, address);
        expect(status, address).toBe(200);
        expect(headers['cache-control'], address).toBe(expectedForHashed);
        expect(headers['content-type'], address).toMatch(/^(font\/woff2|text\/javascript)/);
      }
    });

    test('the safety headers come with everything, errors too', async () => {
      const addresses = ['/', '/pl/wynik/aB3/', '/icon.svg', '/sw.de.js', '/nowhere/', '/de/weg'];
      for (const address of addresses) {
        const { headers } = await rawRequest(running.base, address);
        for (const [name, value] of Object.entries(expectedHeaders)) {
          const sent = headers[name];
          if (typeof value === 'string') expect(sent, `${address} ${name}`).toBe(value);
          else expect(sent, `${address} ${name}`).toMatch(value);
        }
        expect(headers['content-security-policy'], address).toBe(expectedHttpPolicy);
      }
    });

    test('only who came by https is told to ask for nothing else', async () => {
      // The bundled server has no https before it: `npm start` is not for the public.
      const behindHttps = host.program === null ? expectedHttpPolicy : expectedHttpsPolicy;
      for (const address of ['/', '/icon.svg', '/nowhere/']) {
        const { headers } = await rawRequest(running.base, address, {
          'X-Forwarded-Proto': 'https',
        });
        expect(headers['content-security-policy'], address).toBe(behindHttps);
      }
    });

    test('every language has its shared results and its 4.04', async () => {
      for (const { code, locale } of sites) {
        const resultSlug = slugOf('result', code);
        // Japan and China read no permille.
        const registered = ['jp', 'cn'].includes(code)
          ? /404<span[^>]*>\s*(?:<!-- -->)?mg/
          : /4[.,]04/;
        const folder = prefixOf(code) + resultSlug;
        const page = readFileSync(join(out, folder, 'index.html'));
        for (const address of [`${folder}/aB3/`, `${folder}/aB3`, `${folder}/aB3/?utm_source=x`]) {
          const shared = await rawRequest(running.base, address);
          expect(shared.status, address).toBe(200);
          expect(shared.body.equals(page), address).toBe(true);
        }
        for (const lost of ['nope/', 'nope', 'a/b/c/', 'en/', `${resultSlug}/a/b/`, 'nope.js']) {
          const { status, headers, body } = await rawRequest(running.base, prefixOf(code) + lost);
          expect(status, `${code} ${lost}`).toBe(404);
          expect(headers['cache-control'], `${code} ${lost}`).toBe('no-store');
          expect(headers['content-type'], `${code} ${lost}`).toContain('text/html');
          expect(body.toString(), `${code} ${lost}`).toContain(`<html lang="${locale}"`);
          expect(body.toString(), `${code} ${lost}`).toMatch(registered);
        }
      }
    });

    test('texts travel compressed, and say what they depend on', async () => {
      const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
      const brotli = host.name === 'nginx' ? [] : (['br'] as const);
      for (const encoding of [...brotli, 'gzip'] as const) {
        for (const [address, file] of [
          ['/', 'index.html'],
          ['/pl/wynik/index.txt', 'pl/wynik/index.txt'],
          ['/sw.de.js', 'sw.de.js'],
          ['/manifest.jp.webmanifest', 'manifest.jp.webmanifest'],
          ['/robots.txt', 'robots.txt'],
          ['/nowhere/', '404.html'],
        ] as const) {
          const { headers, body } = await rawRequest(running.base, address, {
            'Accept-Encoding': encoding,
          });
          expect(headers['content-encoding'], `${address} ${encoding}`).toBe(encoding);
          expect(headers.vary, address).toContain('Accept-Encoding');
          expect(decoders[encoding](body).equals(readFileSync(join(out, file)))).toBe(true);
        }
      }
      const plain = await rawRequest(running.base, '/');
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.body.equals(readFileSync(join(out, 'index.html')))).toBe(true);
    });

    test('who has a file already is told so in 304', async () => {
      for (const address of ['/', '/de/ergebnis/aB3/', '/sw.de.js', '/icon.svg']) {
        const encoding = { 'Accept-Encoding': 'gzip' };
        const first = await rawRequest(running.base, address, encoding);
        const etag = String(first.headers.etag);
        expect(etag).toMatch(/"/);
        const again = await rawRequest(running.base, address, {
          ...encoding,
          'If-None-Match': etag,
        });
        expect(again.status, address).toBe(304);
        expect(again.body.length).toBe(0);
        expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
      }
    });

    test('a page is one address: the slash is put behind it, on the same host', async () => {
      for (const address of ['/de', '/de/ergebnis', '/pl/wynik', '/help']) {
        const { status, headers } = await rawRequest(running.base, address);
        expect([301, 308], address).toContain(status);
        expect(headers.location, address).toBe(`${address}/`);
      }
      for (const address of [
        '//de',
        '//help',
        '/\\de',
        '//evil.example/%2e%2e',
        '///evil.example',
      ]) {
        const { headers } = await rawRequest(running.base, address);
        expect(headers.location ?? '/', address).not.toMatch(/^(\/\/|\/\\|https?:)/);
      }
    });

    test('no address leads out of the folder or to the files of the host', async () => {
      const outside = ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json'];
      const deeper = [
        '/de/../../package.json',
        '/de/..%2f..%2fpackage.json',
        '/%5c..%5cpackage.json',
      ];
      for (const address of [...outside, ...deeper, ...unserved]) {
        const { status, headers, body } = await rawRequest(running.base, address);
        expect([400, 404], address).toContain(status);
        expect(headers['cache-control'], address).toBe('no-store');
        expect(body.toString(), address).not.toMatch(/virtual-breathalyser|Cache-Control/);
      }
    });

    test('odd addresses of shared results get our pages or none, and hurt nobody', async () => {
      const ours = ['result/index.html', '404.html', 'index.html'].map((page) =>
        readFileSync(join(out, page), 'utf8'),
      );
      const odd = ['%E0%A4%A', 'a%2Fb', '%00', '%3Cscript%3E', 'A'.repeat(3000), '..', '%2e'];
      for (const code of odd) {
        const { status, body } = await rawRequest(running.base, `/result/${code}/`);
        expect([200, 400, 404], code).toContain(status);
        if (status !== 400) expect(ours, code).toContain(body.toString());
      }
      expect((await rawRequest(running.base, '/')).status).toBe(200);
    });
  });
}
