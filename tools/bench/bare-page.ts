import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressExport } from '@/tools/build/compress';

/** Whether a folder is no export of Next but one small page without a framework. */
export const isBare = (folder: string) => !existsSync(join(folder, '_next'));

/**
 * The folder to serve for a folder that is compared: a bare page is copied and compressed, as an export
 * is already.
 */
export async function servedFolder(folder: string): Promise<string> {
  if (!isBare(folder)) return folder;
  const copy = mkdtempSync(join(tmpdir(), 'bench-bare-'));
  cpSync(folder, copy, { recursive: true });
  await compressExport(copy);
  return copy;
}
