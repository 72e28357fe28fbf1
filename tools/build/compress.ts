import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { digestOf, filesBelow } from './files';

const textFile = /\.(html|js|css|txt|json|svg|xml|webmanifest)$/;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Number of files compressed in parallel: the size of Node's thread pool. */
const lanes = 4;

function compress(text: Buffer, quality: number): Promise<[br: Buffer, gz: Buffer]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return Promise.all([brotli(text, { params }), gz(text, { level: 9 })]);
}

/** Writes `.br` and `.gz` beside each text file; those of hosts have no ending of one. */
export async function compressExport(out: string): Promise<void> {
  const waiting = filesBelow(out).filter((path) => textFile.test(path));
  // A fifth of the export stands there twice: Next writes every payload under two names.
  const known = new Map<string, ReturnType<typeof compress>>();
  const lane = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const text = readFileSync(path);
      // The maximum for scripts and sheets, which all load; pages are much more text, for little gain.
      const quality = path.includes('_next/static') ? 11 : 10;
      const key = `${quality} ${digestOf(text)}`;
      const compressed = known.get(key) ?? compress(text, quality);
      known.set(key, compressed);
      const [br, zipped] = await compressed;
      writeFileSync(`${path}.br`, br);
      writeFileSync(`${path}.gz`, zipped);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
