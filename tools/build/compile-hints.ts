import { join } from 'node:path';
import { filesBelow, rewriteFile } from './files';
import { errorScripts } from './framework-markup';

/** Chromium compiles such a script as it arrives: https://v8.dev/blog/explicit-compile-hints */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds the hint to all scripts but those of error pages: compiling them would block, and those that
 * are loaded ahead of a press would be compiled when it is made.
 * @throws {Error} where none is that of an error page: Next names it in another way
 */
export function hintScripts(out: string): void {
  const scripts = filesBelow(join(out, '_next/static/chunks'));
  const run = scripts.filter((path) => !errorScripts.test(path));
  if (run.length === scripts.length) throw new Error('Pages without scripts of error pages');
  for (const path of run) rewriteFile(path, (script) => compileHint + script);
}
