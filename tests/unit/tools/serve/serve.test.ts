import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get as httpGet, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeHostFiles } from '@/tools/build/host-files';
import { serve } from '@/tools/serve/serve.mjs';
import { siteCodes } from '@/lib/site/sites';

let root: string;
let server: Server;

function write(path: string, text: string | Buffer) {
  mkdirSync(dirname(join(root, 'out', path)), { recursive: true });
  writeFileSync(join(root, 'out', path), text);
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'serve-'));
  writeFileSync(join(root, 'secret'), 'secret');
  write('index.html', 'home');
  write('index.html.gz', gzipSync('home'));
  write('result/index.html', 'result');
  write('de/ergebnis/index.html', 'ergebnis');
  for (const code of siteCodes) {
    write(code === 'en' ? '404.html' : `${code}/404/index.html`, `lost in ${code}`);
  }
  write('_next/static/chunks/a.js', 'code');
  writeHostFiles(join(root, 'out'));
  write('404.html.gz', gzipSync('lost in en'));
  server = await serve({ dir: join(root, 'out'), port: 0 });
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

interface Answer {
  status: number;
  text: string;
  headers: IncomingHttpHeaders;
}

/** Requests the path as it is: fetch would normalise it. */
function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    httpGet({ port, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        const isZipped = response.headers['content-encoding'] === 'gzip';
        const text = (isZipped ? gunzipSync(body) : body).toString();
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers });
      });
    }).on('error', reject);
  });
}

describe('the bundled server', () => {
  it('rewrites shared results to the result page of their language', async () => {
    expect(await get('/result/aB3/')).toMatchObject({ status: 200, text: 'result' });
    expect(await get('/de/ergebnis/aB3/')).toMatchObject({ status: 200, text: 'ergebnis' });
  });

  it('answers unknown pages with the 4.04 of their language and status 404', async () => {
    expect(await get('/nowhere/')).toMatchObject({ status: 404, text: 'lost in en' });
    expect(await get('/de/nirgends/')).toMatchObject({ status: 404, text: 'lost in de' });
    expect(await get('/result/a/b/')).toMatchObject({ status: 404, text: 'lost in en' });
  });

  it('puts a slash behind a folder', async () => {
    const { status, headers } = await get('/de/ergebnis');
    expect([status, headers.location]).toEqual([301, '/de/ergebnis/']);
  });

  it('sends the headers of _headers: pages are asked for again, hashed files kept', async () => {
    const page = await get('/');
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(page.headers['x-content-type-options']).toBe('nosniff');
    const chunk = await get('/_next/static/chunks/a.js');
    expect(chunk.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('never lets a missing chunk be remembered as missing', async () => {
    const { status, headers } = await get('/_next/static/chunks/gone.js');
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('takes broken percent signs for what they are instead of falling over', async () => {
    expect(await get('/%E0%A4%A/')).toMatchObject({ status: 404, text: 'lost in en' });
    expect(await get('/result/%E0%A4%A/')).toMatchObject({ status: 200, text: 'result' });
    expect((await get('/%00')).status).toBe(404);
    expect((await get(`/${'a'.repeat(3000)}`)).status).toBe(404);
  });

  it('merges doubled slashes and leads to no other host', async () => {
    expect(await get('//')).toMatchObject({ status: 200, text: 'home' });
    expect((await get('//de/ergebnis')).headers.location).toBe('/de/ergebnis/');
    expect((await get('//evil.example/..')).status).not.toBe(301);
    expect((await get('/\\de/ergebnis')).headers.location).toBe('/de/ergebnis/');
  });

  it.each(['/../secret', '/%2e%2e/secret', '/..%2fsecret', '/%5c..%5csecret', '/de/../../secret'])(
    'keeps %s inside the folder',
    async (path) => {
      expect((await get(path)).text).not.toContain('secret');
      expect((await get(path)).status).toBe(404);
    },
  );

  it('keeps what is for hosts and what is hidden to itself', async () => {
    for (const path of ['/_headers', '/_redirects', '/.nojekyll']) {
      expect((await get(path)).status, path).toBe(404);
    }
  });

  it('sends the compressed file to who takes it, errors too', async () => {
    const zipped = await get('/', { 'Accept-Encoding': 'br;q=0, gzip' });
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(zipped.text).toBe('home');
    const plain = await get('/', { 'Accept-Encoding': 'gzip;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const lost = await get('/nowhere/', { 'Accept-Encoding': 'gzip' });
    expect(lost).toMatchObject({ status: 404, text: 'lost in en' });
    expect(lost.headers['content-encoding']).toBe('gzip');
  });

  it('answers 304 to who has it, with what a cache has to know', async () => {
    const first = await get('/');
    const etag = String(first.headers.etag);
    const again = await get('/', { 'If-None-Match': `"other", W/${etag}` });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(again.headers).toMatchObject({ etag, 'cache-control': first.headers['cache-control'] });
    expect((await get('/nowhere/', { 'If-None-Match': etag })).status).toBe(404);
  });
});
