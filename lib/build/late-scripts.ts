import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedPages } from './early-scripts';

const asyncScripts = /(?:<script src="[^"]+"[^>]* async=""><\/script>)+/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * A page whose scripts wait in templates, where browsers neither fetch nor run them, until
 * lib/early/page-scripts.ts starts them.
 * @throws when the page has none: the framework writes them otherwise than expected
 */
export function withLateScripts(html: string): string {
  const late = html
    .replace(scriptPreload, '')
    .replace(asyncScripts, (scripts) => `<template data-late="">${scripts}</template>`);
  if (!late.includes('data-late')) throw new Error('A page without scripts to start later');
  return late;
}

/** Lets the first frame of every page come before the scripts. */
export function delayScripts(out: string): void {
  for (const page of exportedPages(out)) {
    const file = join(out, page);
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, withLateScripts(html));
  }
}
