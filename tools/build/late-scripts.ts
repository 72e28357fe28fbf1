import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedPages } from './early-scripts';

const asyncScripts = /(?:<script src="[^"]+"[^>]* async=""><\/script>)+/g;
/** Of what the page starts with: its own tags do it as well. */
const startPreload = /<link rel="preload" as="script"[^>]*\/>/g;
/** Of what it will ask for next (next/dynamic). */
const nextPreloads = /(?:<link rel="preload" href="[^"]+" as="script"[^>]*\/>)+/g;
const oldBrowsersOnly = /noModule/;

/** Tags that make a browser fetch or run a script file, wherever they stand. */
function scriptTags(html: string): string[] {
  return html.match(/<script\b[^>]*\bsrc=[^>]*>|<link\b[^>]*\bas="script"[^>]*>/g) ?? [];
}

/**
 * A page whose scripts wait in templates, where browsers neither fetch nor run them, until
 * lib/early/page-scripts.ts starts them.
 * @throws when the page has none, or one is left outside: the framework writes them otherwise than
 * expected
 */
export function withLateScripts(html: string): string {
  const wait = (tags: string) => `<template data-late="">${tags}</template>`;
  const late = html
    .replace(startPreload, '')
    .replace(nextPreloads, wait)
    .replace(asyncScripts, wait);
  if (!late.includes('data-late')) throw new Error('A page without scripts to start later');
  const outside = scriptTags(late.replace(/<template data-late="">.*?<\/template>/gs, ''));
  const missed = outside.filter((tag) => !oldBrowsersOnly.test(tag));
  if (missed.length > 0) throw new Error(`A page starts scripts by itself: ${missed}`);
  return late;
}

/** The addresses of the scripts that a finished page starts with. */
export function lateScripts(html: string): string[] {
  const templates = html.match(/<template data-late="">.*?<\/template>/gs) ?? [];
  return templates.flatMap((template) =>
    [...template.matchAll(/<script src="([^"]+)"/g)].map(([, address = '']) => address),
  );
}

/** Lets the first paint of every page come before the scripts. */
export function delayScripts(out: string): void {
  for (const page of exportedPages(out)) {
    const file = join(out, page);
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, withLateScripts(html));
  }
}
