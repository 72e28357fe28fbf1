import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { filesBelow } from './files';

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

const filesOf = (source: string) =>
  statSync(source).isFile() ? [source] : filesBelow(source).sort();

/**
 * The id of a build, the same for the same sources: a page takes payloads with its own id only, and a
 * random one would change every page. @param settings environment variables that the build depends on
 */
export function buildIdOf(settings: Record<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of sources.flatMap(filesOf)) hash.update(file).update(readFileSync(file));
  return hash.digest('base64url').slice(0, 20);
}
