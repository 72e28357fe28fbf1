import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlyActionsScript } from '../browser/early-actions';
import { installOfferScript } from '../browser/install-offer';
import { arrivalScript, languageGuardScript } from '../browser/locale-preference';
import { themeScript } from '../browser/theme-script';
import { lostPathScript } from '../site/lost-path';

const charset = '<meta charSet="utf-8"/>';

/** What every page runs before anything is painted. */
const ofEveryPage = [themeScript, installOfferScript, earlyActionsScript];

/** What single pages run beside these, in place of remembering the language they are opened in. */
const ofPage: Readonly<Record<string, string>> = {
  // Who chose another language never sees the English home flash by.
  'index.html': languageGuardScript,
  // A host without rewrites answers every path it does not know with this page.
  '404.html': `${arrivalScript};${lostPathScript}`,
};

/** The pages of the export; the bare texts below `articles/` have no head. */
export function exportedPages(out: string): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && !name.startsWith('articles/'),
  );
}

/** Puts something behind the charset, which must stand in the first bytes of a page. */
export function insertEarly(file: string, markup: string): void {
  const html = readFileSync(file, 'utf8');
  if (!html.includes(charset)) throw new Error(`No charset in ${file}`);
  writeFileSync(
    file,
    html.replace(charset, () => charset + markup),
  );
}

/**
 * Puts the scripts that run before anything is painted into the pages. Here and not in React: it
 * would make them anew on a soft navigation, or when it repairs a page that an extension changed,
 * with innerHTML, which Trusted Types forbid. The dev server has the theme's only.
 */
export function writeEarlyScripts(out: string): void {
  for (const page of exportedPages(out)) {
    const scripts = [...ofEveryPage, ofPage[page] ?? arrivalScript];
    insertEarly(join(out, page), scripts.map((script) => `<script>${script}</script>`).join(''));
  }
}
