import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder that is there until the tests of a file, or of the part that asks for it, have run. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
