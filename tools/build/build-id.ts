import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The source files, without articles: a changed article only affects its own pages. */
const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tools/build',
  'tools/prepare',
  'tsconfig.json',
];

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * The id of a build, the same for the same sources: a page takes payloads with its own id only, and a
 * random one would change every page. @param settings environment variables that the build depends on
 */
export function buildIdOf(settings: Record<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of sources.flatMap(filesIn)) hash.update(file).update(readFileSync(file));
  return hash.digest('base64url').slice(0, 20);
}
