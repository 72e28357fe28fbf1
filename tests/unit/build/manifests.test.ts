import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeManifests } from '@/lib/build/manifests';
import { sites } from '@/lib/site/sites';

let out: string;
beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'manifests-'));
  writeManifests(out);
});
afterAll(() => rmSync(out, { recursive: true }));

describe('web manifests', () => {
  it.each(sites)('$code has its own, within its own scope', ({ code, locale }) => {
    const text = readFileSync(join(out, `manifest.${code}.webmanifest`), 'utf8');
    const manifest = JSON.parse(text) as Record<string, unknown>;
    const home = code === 'en' ? '/' : `/${code}/`;
    expect(manifest).toMatchObject({ id: home, scope: home, start_url: home, lang: locale });
    expect((manifest.icons as { sizes: string }[]).map(({ sizes }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    );
  });
});
