import { describe, expect, it } from 'vitest';
import { resultScripts } from '@/tools/build/result-scripts';
import { tempFolder, writeFiles } from '../temp-folder';

const next = tempFolder();

function manifest(asking: string) {
  const files = ['static/chunks/estimate-1.js', 'static/chunks/result.2.js'];
  const text = JSON.stringify({ [asking]: { id: 1, files } });
  writeFiles(next, { 'react-loadable-manifest.json': text });
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
