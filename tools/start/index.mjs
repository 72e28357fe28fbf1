import { readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { buildSettings, changedSettings, lastBuild } from '../build/build-settings.mjs';
import { installIfNeeded, run } from './install.mjs';
import { listenAddress, listening } from '../serve/listen.mjs';
import { orSayWhy } from './setting-error.mjs';

/** `npm start`: installs, builds and serves the export, also on a fresh clone. */

const sources = [
  'app',
  'components',
  'content',
  'lib',
  'messages',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tools/build',
  'tools/hosting',
  'tools/prepare',
];

function newestMs(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestMs(join(path, name))));
}

/** Whether the export exists, is newer than its sources, and was built with these settings. */
function isBuilt(settings) {
  const built = lastBuild();
  if (!built || built.finishedMs < Math.max(...sources.map(newestMs))) return false;
  const changes = changedSettings(built.settings, settings);
  if (changes.length > 0) console.log(`Building again: other ${changes.join(', ')}.`);
  return changes.length === 0;
}

/** Reports invalid settings before the build, which takes minutes. */
const settings = await orSayWhy(async () => {
  const probe = await listening(createServer(), listenAddress(process.env));
  await new Promise((closed) => probe.close(closed));
  return buildSettings(process.env);
});
installIfNeeded();
if (!isBuilt(settings) && run('npm', ['run', 'build']) !== 0) process.exit(1);
await import('../serve/index.mjs');
