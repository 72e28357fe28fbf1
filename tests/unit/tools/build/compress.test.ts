import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressExport } from '@/tools/build/compress';

let out: string;
const text = 'Promille und Prozent. '.repeat(200);

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'compress-'));
  mkdirSync(join(out, 'de'));
  for (const name of [
    'index.html',
    'de/feed.xml',
    'manifest.de.webmanifest',
    'de/__next.$d$a.txt',
  ]) {
    writeFileSync(join(out, name), text);
  }
  for (const name of ['icon.png', '_redirects', '_headers']) writeFileSync(join(out, name), text);
  await compressExport(out);
});
afterAll(() => rmSync(out, { recursive: true }));

it.each(['index.html', 'de/feed.xml', 'manifest.de.webmanifest', 'de/__next.$d$a.txt'])(
  'puts both encodings of %s beside it',
  (name) => {
    const br = readFileSync(join(out, `${name}.br`));
    const gz = readFileSync(join(out, `${name}.gz`));
    expect(brotliDecompressSync(br).toString()).toBe(text);
    expect(gunzipSync(gz).toString()).toBe(text);
    expect(Math.max(br.length, gz.length)).toBeLessThan(text.length / 10);
  },
);

it.each(['icon.png', '_redirects', '_headers'])('puts nothing beside %s', (name) => {
  expect(existsSync(join(out, `${name}.gz`))).toBe(false);
  expect(existsSync(join(out, `${name}.br`))).toBe(false);
});
