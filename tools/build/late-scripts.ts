import { asyncScripts, oldBrowsersOnly, startPreload } from './framework-markup';

/** A tag that makes a browser fetch or run a script file. */
const scriptTag = /<script\b[^>]*\bsrc=[^>]*>|<link\b[^>]*\bas="script"[^>]*>/g;
/** What waits for lib/early/page-scripts.ts. */
const waiting = /<template data-late="">.*?<\/template>/gs;

/**
 * Moves the scripts of a page into templates, where they wait for lib/early/page-scripts.ts.
 * @throws {Error} for a page without scripts, or with one outside: Next writes them in another way
 */
export function withLateScripts(html: string): string {
  const wait = (tags: string) => `<template data-late="">${tags}</template>`;
  const late = html.replace(startPreload, '').replace(asyncScripts, wait);
  if (lateScripts(late).length === 0) throw new Error('A page without scripts to start later');
  const outside = late.replace(waiting, '').match(scriptTag) ?? [];
  const missed = outside.filter((tag) => !oldBrowsersOnly.test(tag));
  if (missed.length > 0) throw new Error(`A page starts scripts by itself: ${missed}`);
  return late;
}

/** The addresses of the scripts in the templates of a finished page. */
export function lateScripts(html: string): string[] {
  return (html.match(waiting) ?? []).flatMap((template) =>
    [...template.matchAll(/<script src="([^"]+)"/g)].map(([, address = '']) => address),
  );
}
