import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { checkLaterParts, withoutLaterParts } from '@/tools/build/later-parts';
import { tempFolder, writeFiles } from '../temp-folder';

const folder = join(tempFolder(), 'components');

/** The bundle of a file of components, and the modules that were found. */
async function built(source: string) {
  const facts = "export const facts = 'the facts';";
  writeFiles(folder, { 'page.ts': source, 'facts/open-facts-view.ts': facts });
  const found = new Set<string>();
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'page.ts')],
    bundle: true,
    format: 'esm',
    plugins: [withoutLaterParts('result', found, './zones-1.js')],
    write: false,
  });
  return { code: outputFiles[0]?.text ?? '', found };
}

describe('what the first answer is built without', () => {
  it('has what it shows at once inside, leaves the rest out, and says what it met', async () => {
    const { code, found } = await built(
      "export const facts = () => import('./facts/open-facts-view');\n" +
        "export const more = () => import('./more');\n",
    );
    expect(code).toContain('the facts');
    expect(code).toMatch(/import\("\.\/more"\)/);
    expect([...found]).toEqual(['open-facts-view']);
  });

  it('fetches the table of time zones from where the build wrote it', async () => {
    const { code, found } = await built(
      "export const zones = () => import('@/lib/countries/zone-countries');\n",
    );
    expect(code).toContain('import("./zones-1.js")');
    expect([...found]).toEqual(['/zone-countries']);
  });
});

describe('the parts of the first answers', () => {
  const all = ['open-facts-view', '/zone-countries'];

  it.each(all)('stop the build where one is not met: %s', (missing) => {
    const found = new Set(all.filter((name) => name !== missing));
    expect(() => checkLaterParts(found)).toThrow(`First answers without ${missing}`);
  });

  it('are met in the pages of today', async () => {
    const { firstAnswerCode } = await import('@/tools/build/first-answer');
    const { home, result } = await firstAnswerCode('./zones-1.js');
    expect(Math.min(home.length, result.length)).toBeGreaterThan(1000);
  });
});
