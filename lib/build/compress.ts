import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFile = /\.(html|js|css|txt|json|svg|xml|webmanifest)$/;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Puts a `.br` and a `.gz` beside every text file of the export, for hosts that serve them. */
export async function compressExport(out: string): Promise<void> {
  const entries = readdirSync(out, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile() && textFile.test(each.name))) {
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path);
    const [br, zipped] = await Promise.all([
      brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      gz(text, { level: 9 }),
    ]);
    writeFileSync(`${path}.br`, br);
    writeFileSync(`${path}.gz`, zipped);
  }
}
