import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hostFiles } from '../hosting/constants.mjs';

const textFile = /\.(html|js|css|txt|json|svg|xml|webmanifest)$/;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Number of files compressed in parallel: the size of Node's thread pool. */
const lanes = 4;

/**
 * Maximum quality for scripts and style sheets, which every visitor loads. Pages and payloads are
 * much more text: maximum quality would slow the build down for little gain.
 */
function brotliQuality(path: string): number {
  return path.includes('_next/static') ? 11 : 10;
}

async function compressFile(path: string): Promise<void> {
  const text = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality(path),
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const [br, zipped] = await Promise.all([brotli(text, { params }), gz(text, { level: 9 })]);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, zipped);
}

/**
 * Writes a `.br` and a `.gz` file beside every text file of the export, for hosts that serve them.
 * Not beside the configuration of hosts: those keep that file from visitors, but not its copies.
 */
export async function compressExport(out: string): Promise<void> {
  const unserved = new Set(hostFiles.map((name) => join(out, name)));
  const waiting = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && textFile.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !unserved.has(path));
  const lane = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      await compressFile(path);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
