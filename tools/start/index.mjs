import { readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { buildSettings, builtMs } from '../build/build-settings.mjs';
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

/** Reports invalid settings before the build, which takes minutes. */
const settings = await orSayWhy(async () => {
  const probe = await listening(createServer(), listenAddress(process.env));
  await new Promise((closed) => probe.close(closed));
  return buildSettings(process.env);
});
installIfNeeded();
const isOld = builtMs(settings) < Math.max(...sources.map(newestMs));
if (isOld && run('npm', ['run', 'build']) !== 0) process.exit(1);
await import('../serve/index.mjs');
