import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How Next, React and webpack write what the steps after the export look for: an upgrade that changes
 * it is mended here (docs/upgrading.md). Each step throws for a page or an export that has it not.
 */

/** Stands in the first bytes of a page; the steps insert behind it. */
export const charsetTag = '<meta charSet="utf-8"/>';

/** The language of a page. */
export const languageTag = /<html[^>]* lang="([^"]+)"/;

/** The scripts that a page starts with, in rows. */
export const asyncScripts = /(?:<script src="[^"]+"[^>]* async=""><\/script>)+/g;

/** Preloads of scripts that the page starts with: their own tags suffice. */
export const startPreload = /<link rel="preload" as="script"[^>]*\/>/g;

/** Polyfills for browsers without modules, which cannot read the other scripts either. */
export const polyfillScript = /<script src="[^"]+" noModule=""><\/script>/g;

/** The script with the navigation payload of the page itself. */
export const payloadScripts = /<script>self\.__next_f[\s\S]*?<\/script>/g;

/** The first script of the payload, at the end of the body. */
export const payloadStart = /<script>\(self\.__next_f=/;

/** Folder of the one style sheet, below the export. */
export const sheetFolder = '_next/static/css';

/** React takes a sheet with this for one of its own, and looks for it before it adds a link. */
export const sheetOwner = 'data-precedence="next"';

/** The link to the sheet, with its address. */
export const sheetLink = new RegExp(`<link rel="stylesheet" href="([^"]+)" ${sheetOwner}/>`);

/** The row of a navigation payload that asks for the sheet. */
export const sheetHint = /:HL\["[^"]+\.css","style"\]\n/g;

/** Chunks that a navigation payload names. */
export const chunkNames = /static\/chunks\/[^"\\]+?\.js/g;

/** Scripts that pages start with and rarely run: those of the error pages. */
export const errorScripts = /\/(global-)?error-/;

/**
 * The files of all chunks loaded on demand, below `_next`, by their import: `components/a.tsx -> ./b`.
 * @param next folder of the manifests of `next build`
 */
export function chunksOnDemand(next: string): [name: string, files: string[]][] {
  const text = readFileSync(join(next, 'react-loadable-manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, { files: string[] }>;
  return Object.entries(manifest).map(([name, { files }]) => [name, files]);
}
