import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files';

/**
 * How Next, React and webpack write what the steps after the export look for: an upgrade that changes
 * it is mended here (docs/upgrading.md).
 */

/** Stands in the first bytes of a page; the steps insert behind it. */
export const charsetTag = '<meta charSet="utf-8"/>';

/** The language of a page. */
export const languageTag = /<html[^>]* lang="([^"]+)"/;

/** The scripts that a page starts with, in rows. */
export const asyncScripts = /(?:<script src="[^"]+"[^>]* async=""><\/script>)+/g;

/** Preloads of scripts that the page starts with: their own tags suffice. */
export const startPreload = /<link rel="preload" as="script"[^>]*\/>/g;

/** In the tag of the script that current browsers skip. */
export const oldBrowsersOnly = /\bnoModule\b/i;

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

const inPages = {
  charsetTag: new RegExp(charsetTag),
  languageTag,
  asyncScripts,
  startPreload,
  oldBrowsersOnly,
  payloadScripts,
  payloadStart,
  sheetLink,
  errorScripts,
};
const inPayloads = { sheetHint, chunkNames };

const textsOf = (out: string, ending: string) =>
  filesBelow(out)
    .filter((path) => path.endsWith(ending))
    .map((path) => readFileSync(path, 'utf8'));

function missingIn(texts: readonly string[], patterns: Record<string, RegExp>): string[] {
  const isMissing = ([, pattern]: [string, RegExp]) => !texts.some((text) => text.match(pattern));
  return Object.entries(patterns)
    .filter(isMissing)
    .map(([name]) => name);
}

/** @throws {Error} with the names of this file that an export, not yet changed, has nowhere */
export function checkMarkup(out: string): void {
  const missing = [
    ...missingIn(textsOf(out, '.html'), inPages),
    ...missingIn(textsOf(out, '.txt'), inPayloads),
  ];
  if (missing.length === 0) return;
  throw new Error(
    `Next writes these otherwise than tools/build/framework-markup.ts says: ${missing.join(', ')}`,
  );
}

/**
 * The files of all chunks loaded on demand, below `_next`, by their import: `components/a.tsx -> ./b`.
 * @param next folder of the manifests of `next build`
 */
export function chunksOnDemand(next: string): [name: string, files: string[]][] {
  const text = readFileSync(join(next, 'react-loadable-manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, { files: string[] }>;
  return Object.entries(manifest).map(([name, { files }]) => [name, files]);
}
