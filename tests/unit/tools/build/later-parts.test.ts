import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { withoutLaterParts } from '@/tools/build/later-parts';
import { tempFolder, writeFiles } from '../temp-folder';

const folder = join(tempFolder(), 'components');

const imports = {
  'open-facts-view': "export const facts = () => import('./facts/open-facts-view');\n",
  '/zone-countries': "export const zones = () => import('@/lib/countries/zone-countries');\n",
};

/** The bundle of a result that imports some parts. */
async function built(sources: readonly string[]): Promise<string> {
  writeFiles(folder, {
    'page.ts': sources.join(''),
    'facts/open-facts-view.ts': "export const facts = 'the facts';",
  });
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'page.ts')],
    bundle: true,
    format: 'esm',
    plugins: [withoutLaterParts('result', './zones-1.js')],
    logLevel: 'silent',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

describe('what the first answer is built without', () => {
  it('has what it shows at once inside, and leaves the rest out', async () => {
    const more = "export const more = () => import('./more');\n";
    const code = await built([...Object.values(imports), more]);
    expect(code).toContain('the facts');
    expect(code).toMatch(/import\("\.\/more"\)/);
  });

  it('fetches the table of time zones from where the build wrote it', async () => {
    expect(await built(Object.values(imports))).toContain('import("./zones-1.js")');
  });

  it.each(Object.keys(imports))('stops the build where one is not met: %s', async (missing) => {
    const met = Object.entries(imports).filter(([name]) => name !== missing);
    const sources = met.map(([, source]) => source);
    await expect(built(sources)).rejects.toThrow(`A first answer without ${missing}`);
  });

  it('is met in the pages of today', async () => {
    const { firstAnswerCode } = await import('@/tools/build/first-answer');
    for (const page of ['home', 'result'] as const) {
      expect((await firstAnswerCode(page, './zones-1.js')).length).toBeGreaterThan(1000);
    }
  });
});
