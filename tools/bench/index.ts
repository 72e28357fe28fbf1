import '@/tools/build/base-path';
import { siteCodes } from '@/lib/site/sites';
import { benchBrowser, wholeBench, type BrowserBench } from './browser';
import { benchBuild } from './build-time';
import { benchBytes } from './bytes';
import { benchEngine } from './engine';
import { benchPeers } from './peers';
import { benchPrecache } from './precache';
import { benchVisitCost } from './visit-cost';

/**
 * `npm run bench` measures size and speed of a finished build; `npm run bench -- engine` only one part.
 * Parts that take minutes run only by name: build time, cost of visits for the host, other sites.
 *
 *     npm run bench -- browser ../before/out pages=home,responses codes=en visits=9
 *
 * visits this and another finished export alternately, and prints the ratios.
 */
const parts: Record<string, () => Promise<object[]> | object[]> = {
  engine: () => [benchEngine()],
  bytes: () => Object.values(benchBytes()),
  precache: async () => [await benchPrecache()],
  browser: async () => Object.values(await benchBrowser(browserBench())),
  build: () => [benchBuild()],
  visit: async () => [await benchVisitCost(folders[0])],
  peers: async () => [await benchPeers(Number(settings.visits ?? wholeBench.visits))],
};
const usual = Object.keys(parts).filter((name) => !['build', 'visit', 'peers'].includes(name));

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

for (const name of wanted.length > 0 ? wanted : usual) {
  for (const table of (await parts[name]?.()) ?? []) {
    if (!Array.isArray(table) || table.length > 0) console.table(table);
  }
}
