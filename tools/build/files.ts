import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of all files below a folder. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Reads a file, rewrites it and writes it. @returns the new content */
export function rewriteFile(path: string, rewrite: (text: string) => string): string {
  const text = rewrite(readFileSync(path, 'utf8'));
  writeFileSync(path, text);
  return text;
}

/** A shortened digest of contents; lib/pwa/stored.ts computes the same. */
export function digestOf(...contents: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 16);
}
