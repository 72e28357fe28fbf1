import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chunkNames, chunksOnDemand } from './framework-markup';

/** Modules of the calculator and its result: pages of text do not load what these ask for. */
const elsewhere =
  /^(?:components\/(?:calculator|facts|history|limit|result|ui\/wheel-picker)|lib\/store)\//;

/**
 * Reads which scripts of our own may run on pages of text: those that they start with, and those of parts
 * loaded on demand.
 * @param next folder of the manifests of `next build`
 * @returns what takes the HTML of a page below the folder `out` and gives their code
 */
export function textScripts(out: string, next: string): (html: string) => string {
  const codeOf = (file: string) => readFileSync(join(out, '_next', decodeURI(file)), 'utf8');
  const onDemand = chunksOnDemand(next)
    .filter(([name]) => !elsewhere.test(name))
    .flatMap(([, files]) => files);
  const shared = [...new Set(onDemand)].map(codeOf).join('\n');
  return (html) => {
    const own = (html.match(chunkNames) ?? []).filter((name) => name.includes('/app/'));
    if (own.length === 0) throw new Error('A page of text that names no script of its own');
    return shared + [...new Set(own)].map(codeOf).join('\n');
  };
}
