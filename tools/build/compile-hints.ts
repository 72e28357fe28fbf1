import { join } from 'node:path';
import { rewriteFile } from './files';
import { errorScripts } from './framework-markup';
import { lateScripts } from './late-scripts';
import { pathOf } from './precache-list';

/** Chromium compiles such a script as it arrives: https://v8.dev/blog/explicit-compile-hints */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Adds the hint to the scripts that finished pages start with: compiling them would block. */
export function hintScripts(out: string, pages: readonly string[]): void {
  const addresses = new Set(pages.flatMap(lateScripts).filter((one) => !errorScripts.test(one)));
  for (const address of addresses) {
    rewriteFile(join(out, pathOf(address)), (script) => compileHint + script);
  }
}
