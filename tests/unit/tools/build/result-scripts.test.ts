import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { resultScripts } from '@/tools/build/result-scripts';

const next = mkdtempSync(join(tmpdir(), 'result-'));
afterAll(() => rmSync(next, { recursive: true }));

function manifest(asking: string) {
  const files = ['static/chunks/estimate-1.js', 'static/chunks/result.2.js'];
  const text = JSON.stringify({ [asking]: { id: 1, files } });
  writeFileSync(join(next, 'react-loadable-manifest.json'), text);
}

describe('the scripts of the result', () => {
  it('are those that Next lists for the import of the result', () => {
    manifest('components/result/result-chunk.ts -> ./result');
    expect(resultScripts(next)).toEqual([
      '/_next/static/chunks/estimate-1.js',
      '/_next/static/chunks/result.2.js',
    ]);
  });

  it('stop the build when nothing asks for the result under that name', () => {
    manifest('components/result/other-chunk.ts -> ./result');
    expect(() => resultScripts(next)).toThrow('No chunks of components/result/result-chunk.ts');
  });
});
