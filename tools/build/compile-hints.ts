import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBasePath } from '@/lib/site/routes';
import { errorScripts } from './framework-markup';
import { lateScripts } from './late-scripts';

/**
 * First line of a script that Chromium compiles in the background while it arrives
 * (https://v8.dev/blog/explicit-compile-hints).
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/** @throws {Error} for a script that has the hint already */
export function withCompileHint(script: string): string {
  if (script.startsWith(hint)) throw new Error('A script is hinted twice');
  return hint + script;
}

/**
 * Adds the hint to the scripts that pages start with, whose compilation would block the main thread.
 * @param pages finished HTML
 */
export function hintScripts(out: string, pages: readonly string[]): void {
  const addresses = new Set(pages.flatMap(lateScripts).filter((one) => !errorScripts.test(one)));
  for (const address of addresses) {
    const file = join(out, decodeURI(address).slice(withBasePath('').length));
    writeFileSync(file, withCompileHint(readFileSync(file, 'utf8')));
  }
}
