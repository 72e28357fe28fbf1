import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder that is there until the tests of a file, or of the part that asks for it, have run. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Writes texts to files, by their paths in a folder. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
