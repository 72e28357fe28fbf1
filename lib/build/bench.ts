import './base-path';
import { benchBrowser } from './bench-browser';
import { benchBuild } from './bench-build';
import { benchBytes } from './bench-bytes';
import { benchEngine } from './bench-engine';
import { benchPrecache } from './bench-precache';

/**
 * `npm run bench` measures what a finished build weighs and how fast it is; `npm run bench -- engine`
 * only that part. Building is measured only when it is asked for: it takes minutes.
 */
const parts: Record<string, () => Promise<object[]> | object[]> = {
  engine: () => [benchEngine()],
  bytes: () => Object.values(benchBytes()),
  precache: async () => [await benchPrecache()],
  browser: async () => Object.values(await benchBrowser()),
  build: () => [benchBuild()],
};
const usual = Object.keys(parts).filter((name) => name !== 'build');

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown}; there are ${Object.keys(parts)}`);
for (const name of wanted.length > 0 ? wanted : usual) {
  for (const table of (await parts[name]?.()) ?? []) console.table(table);
}
