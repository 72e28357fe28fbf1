import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageGuardScript } from '../browser/locale-preference';
import { lostPathScript } from '../site/lost-path';

/** Scripts that run before anything is painted, by the page they stand in. */
const earlyScripts = {
  // Who chose another language never sees the English home flash by.
  'index.html': languageGuardScript,
  // A host without rewrites answers every path it does not know with this page.
  '404.html': lostPathScript,
};

/**
 * Puts the early scripts into the heads of their pages. Here and not in React: it would make them
 * anew on a soft navigation, with innerHTML, which Trusted Types forbid. The dev server has none.
 */
export function writeEarlyScripts(out: string): void {
  for (const [page, script] of Object.entries(earlyScripts)) {
    const file = join(out, page);
    const html = readFileSync(file, 'utf8');
    if (!html.includes('</head>')) throw new Error(`No head in ${page}`);
    writeFileSync(
      file,
      html.replace('</head>', () => `<script>${script}</script></head>`),
    );
  }
}
