import '@/tools/build/base-path';
import { execFileSync } from 'node:child_process';
import { exportedPages } from '@/tools/build/exported-pages';
import { benchBrowser } from './browser';
import { benchBytes } from './bytes';
import { benchEngine } from './engine';
import { benchPrecache } from './precache';

/**
 * `npm run bench` builds, and measures size and speed; `npm run bench -- engine` only one part, of the
 * build that there is.
 *
 *     npm run bench -- browser ../before/out pages=home,responses codes=en visits=9
 *
 * visits this and another finished export alternately, and prints the ratios; `tests/fixtures/vanilla` as
 * the other folder is a small page without a framework.
 */
const parts: Record<string, () => Promise<object[][]> | object[][]> = {
  build: () => [benchBuild()],
  engine: () => [benchEngine()],
  bytes: () => [benchBytes()],
  precache: () => [benchPrecache()],
  browser: () => benchBrowser(folders, options),
};

const words = process.argv.slice(2);
const options = Object.fromEntries(
  words.filter((word) => word.includes('=')).map((word) => word.split('=')),
) as Record<string, string>;
const folders = ['out', ...words.filter((word) => word.includes('/'))];
const wanted = words.filter((word) => !/[=/]/.test(word));
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown}; there are ${Object.keys(parts)}`);

/** Measures a full build, which writes `out/` anew. */
function benchBuild() {
  const startedMs = performance.now();
  execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const tookMs = performance.now() - startedMs;
  const pages = exportedPages('out').length;
  return [{ pages, seconds: Math.round(tookMs / 1000), 'ms per page': Math.round(tookMs / pages) }];
}

for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
  for (const table of (await parts[name]?.()) ?? []) if (table.length > 0) console.table(table);
}
