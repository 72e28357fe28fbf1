import { writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '@/tools/serve/serve.mjs';
import { tempFolder } from '../temp-folder';

const out = tempFolder();
let server: Server;

beforeAll(async () => {
  for (const name of ['index.html', '404.html', '.nojekyll']) writeFileSync(join(out, name), name);
  for (const name of ['index.html', '404.html'])
    writeFileSync(join(out, `${name}.gz`), gzipSync(name));
  server = await serve({ dir: out, port: 0 });
});
afterAll(() => void server.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method, headers });

/** What tests/e2e/host-rules.spec.ts does not ask of every host. */
describe('the bundled server', () => {
  it('sends the compressed file to who takes it, and to nobody who refuses it', async () => {
    const zipped = await get('/', { 'Accept-Encoding': 'br;q=0, gzip' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(await zipped.text()).toBe('index.html');
    const plain = await get('/', { 'Accept-Encoding': 'gzip;q=0' });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('knows its mark among others and weakened, but not on a missing page', async () => {
    const etag = (await get('/')).headers.get('etag');
    expect((await get('/', { 'If-None-Match': `"other", W/${etag}` })).status).toBe(304);
    const lost = (await get('/nowhere/')).headers.get('etag') ?? '';
    expect((await get('/nowhere/', { 'If-None-Match': lost })).status).toBe(404);
  });

  it('keeps what is hidden to itself, and takes nothing', async () => {
    expect((await get('/.nojekyll')).status).toBe(404);
    expect((await get('/', {}, 'POST')).status).toBe(405);
  });
});
