import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the program is made of. Articles are not: a page of theirs changes alone. */
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
 * The id of a build, the same for two builds of the same program: it stands in every page, and a page
 * takes navigation payloads of its own id only. A random one changes every page with each deployment.
 * @param settings what beside the sources decides what is built
 */
export function buildIdOf(settings: Record<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of sources.flatMap(filesIn)) hash.update(file).update(readFileSync(file));
  return hash.digest('base64url').slice(0, 20);
}
