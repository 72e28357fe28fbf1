import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBasePath } from '@/lib/site/routes';
import { exportedPages } from './early-scripts';
import { lateScripts } from './late-scripts';

/**
 * Chromium compiles all functions of a script that begins so while it arrives, in the background;
 * others take it for a comment (https://v8.dev/blog/explicit-compile-hints).
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/** What a page starts with and rarely runs. */
const seldom = /\/(global-)?error-/;

/** @throws when a script is hinted already */
export function withCompileHint(script: string): string {
  if (script.startsWith(hint)) throw new Error('A script is hinted twice');
  return hint + script;
}

/**
 * Hints the scripts that pages start with: compiled one function at a time, in the main thread, they
 * are most of what keeps it busy. Not those loaded later.
 */
export function hintScripts(out: string): void {
  const pages = exportedPages(out).map((page) =>
    lateScripts(readFileSync(join(out, page), 'utf8')),
  );
  const addresses = new Set(pages.flat().filter((address) => !seldom.test(address)));
  for (const address of addresses) {
    const file = join(out, decodeURI(address).slice(withBasePath('').length));
    writeFileSync(file, withCompileHint(readFileSync(file, 'utf8')));
  }
}
