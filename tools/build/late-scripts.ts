import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { asyncScripts, polyfillScript, startPreload } from './framework-markup';

/** A tag that makes a browser fetch or run a script file. */
const scriptTag = /<script\b[^>]*\bsrc=[^>]*>|<link\b[^>]*\bas="script"[^>]*>/g;
/** What waits for lib/early/page-scripts.ts. */
const waiting = /<template data-late="">.*?<\/template>/gs;

/**
 * Moves the scripts of a page into templates, where they wait for lib/early/page-scripts.ts; without
 * polyfills.
 * @throws {Error} for a page without scripts, or with one outside: Next writes them in another way
 */
export function withLateScripts(html: string): string {
  const wait = (tags: string) => `<template data-late="">${tags}</template>`;
  const bare = html.replace(startPreload, '').replace(polyfillScript, '');
  const late = bare.replace(asyncScripts, wait);
  if (lateScripts(late).length === 0) throw new Error('A page without scripts to start later');
  const outside = late.replace(waiting, '').match(scriptTag) ?? [];
  if (outside.length > 0) throw new Error(`A page starts scripts by itself: ${outside}`);
  return late;
}

/** Removes the file of the polyfills, which no finished page names. */
export function dropPolyfills(out: string): void {
  const chunks = join(out, '_next/static/chunks');
  const names = readdirSync(chunks).filter((name) => name.startsWith('polyfills-'));
  for (const name of names) rmSync(join(chunks, name));
}

/** The addresses of the scripts in the templates of a finished page. */
export function lateScripts(html: string): string[] {
  return (html.match(waiting) ?? []).flatMap((template) =>
    [...template.matchAll(/<script src="([^"]+)"/g)].map(([, address = '']) => address),
  );
}
