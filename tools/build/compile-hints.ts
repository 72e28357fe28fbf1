import { join } from 'node:path';
import { rewriteFile } from './files';
import { errorScripts } from './framework-markup';
import { lateScripts } from './late-scripts';
import { pathOf } from './precache-list';

/** Chromium compiles such a script as it arrives: https://v8.dev/blog/explicit-compile-hints */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds the hint to the scripts that finished pages start with: compiling them would block.
 * @throws {Error} where none is that of an error page: Next names it in another way
 */
export function hintScripts(out: string, pages: readonly string[]): void {
  const started = new Set(pages.flatMap(lateScripts));
  const run = [...started].filter((address) => !errorScripts.test(address));
  if (run.length === started.size) throw new Error('Pages without scripts of error pages');
  for (const address of run) {
    rewriteFile(join(out, pathOf(address)), (script) => compileHint + script);
  }
}
