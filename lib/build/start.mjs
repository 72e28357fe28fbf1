import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installIfNeeded, run } from './install.mjs';

/** `npm start`: on a fresh clone installs, builds and serves the export like a real static host. */

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
];

function newestMs(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestMs(join(path, name))));
}

installIfNeeded();
const built = existsSync('out/_headers') ? statSync('out/_headers').mtimeMs : 0;
if (built < Math.max(...sources.map(newestMs))) {
  if (run('npm', ['run', 'build']) !== 0) process.exit(1);
}
await import('./serve-cli.mjs');
