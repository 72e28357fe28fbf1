import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeHostFiles } from '@/lib/build/host-files';
import { serve } from '@/lib/build/serve.mjs';

let out: string;
let server: Server;
let base: string;

function write(path: string, text: string) {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), text);
}

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'serve-'));
  write('index.html', 'home');
  write('404.html', 'oops');
  write('result/index.html', 'result');
  write('de/ergebnis/index.html', 'ergebnis');
  write('de/404/index.html', 'hoppla');
  write('_next/static/chunks/a.js', 'code');
  writeHostFiles(out);
  server = await serve({ dir: out, port: 0 });
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(out, { recursive: true });
});

const get = async (path: string) => {
  const response = await fetch(base + path, { redirect: 'manual' });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

describe('the bundled server', () => {
  it('rewrites shared results to the result page of their language', async () => {
    expect(await get('/result/aB3/')).toMatchObject({ status: 200, text: 'result' });
    expect(await get('/de/ergebnis/aB3/')).toMatchObject({ status: 200, text: 'ergebnis' });
  });

  it('answers unknown pages with the 4.04 of their language and status 404', async () => {
    expect(await get('/nowhere/')).toMatchObject({ status: 404, text: 'oops' });
    expect(await get('/de/nirgends/')).toMatchObject({ status: 404, text: 'hoppla' });
  });

  it('puts a slash behind a folder', async () => {
    const { status, headers } = await get('/de/ergebnis');
    expect([status, headers.get('location')]).toEqual([301, '/de/ergebnis/']);
  });

  it('sends the headers of _headers: pages are asked for again, hashed files kept', async () => {
    const page = await get('/');
    expect(page.headers.get('cache-control')).toContain('must-revalidate');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    const chunk = await get('/_next/static/chunks/a.js');
    expect(chunk.headers.get('cache-control')).toContain('immutable');
  });

  it('takes broken percent signs for what they are instead of falling over', async () => {
    expect(await get('/%E0%A4%A/')).toMatchObject({ status: 404, text: 'oops' });
    expect(await get('/result/%E0%A4%A/')).toMatchObject({ status: 200, text: 'result' });
  });
});
