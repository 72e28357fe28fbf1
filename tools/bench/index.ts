import '@/tools/build/base-path';
import { siteCodes } from '@/lib/site/sites';
import { benchBrowser, wholeBench, type BrowserBench } from './browser';
import { benchBuild } from './build-time';
import { benchBytes } from './bytes';
import { benchEngine } from './engine';
import { benchCounts, takePictures } from './page-counts';
import { benchPrecache } from './precache';

/**
 * `npm run bench` builds, and measures size and speed; `npm run bench -- engine` only one part, of the
 * build that there is.
 *
 *     npm run bench -- browser ../before/out pages=home,responses codes=en visits=9
 *
 * visits this and another finished export alternately, and prints the ratios; `tests/fixtures/vanilla` as
 * the other folder is a small page without a framework. `npm run bench -- counts ../before/out` counts
 * what is on the pages of both; `npm run bench -- pictures` takes pictures of home and result in every
 * phase, into test-results/pictures.
 */
const parts: Record<string, () => Promise<object[]> | object[]> = {
  build: () => [benchBuild()],
  engine: () => [benchEngine()],
  bytes: () => Object.values(benchBytes()),
  precache: async () => [await benchPrecache()],
  browser: async () => Object.values(await benchBrowser(browserBench())),
  pictures: async () => [await takePictures(folders[0] ?? 'out')],
  counts: async () => [await benchCounts([...wholeBench.folders, ...folders])],
};

const words = process.argv.slice(2);
const settings = Object.fromEntries(
  words.filter((word) => word.includes('=')).map((word) => word.split('=')),
) as Partial<Record<'pages' | 'codes' | 'visits', string>>;
const folders = words.filter((word) => word.includes('/'));
const wanted = words.filter((word) => !/[=/]/.test(word));
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown}; there are ${Object.keys(parts)}`);

function browserBench(): BrowserBench {
  const { pages, codes, visits } = settings;
  return {
    folders: [...wholeBench.folders, ...folders],
    only: pages?.split(',') ?? wholeBench.only,
    codes: siteCodes.filter((code) => (codes?.split(',') ?? wholeBench.codes).includes(code)),
    visits: Number(visits ?? wholeBench.visits),
  };
}

for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
  for (const table of (await parts[name]?.()) ?? []) {
    if (!Array.isArray(table) || table.length > 0) console.table(table);
  }
}
