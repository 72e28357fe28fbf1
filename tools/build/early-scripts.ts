import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installOfferScript } from '@/lib/browser/install-offer';
import { arrivalScript, languageGuardScript } from '@/lib/browser/locale-preference';
import { savedMarksScript } from '@/lib/browser/saved-marks';
import { themeScript } from '@/lib/early/theme-script';
import { lostLinkScript, lostPathScript } from '@/lib/site/lost-path';
import { href } from '@/lib/site/routes';
import { defaultSiteCode, siteCodes, sites, type Site } from '@/lib/site/sites';
import { inlineScript } from './inline-script';

const charset = '<meta charSet="utf-8"/>';

interface Messages {
  early: { lost: string };
  error: { retry: string };
}

/**
 * What every page of a language runs before anything is painted.
 * @param startsLate whether its scripts may wait until somebody asks for them
 */
function scriptsOf({ code }: Site, startsLate: boolean): string[] {
  const file = join('messages', `${code}.json`);
  const { early, error } = JSON.parse(readFileSync(file, 'utf8')) as Messages;
  const words = { text: early.lost, again: error.retry };
  const pageStart = inlineScript('lib/early/page-start.ts', {
    TROUBLE_WORDS: words,
    STARTS_LATE: startsLate,
  });
  return [themeScript, savedMarksScript(code), installOfferScript, pageStart];
}

/** The 4.04 of the languages below a prefix; hosts answer with a copy of it (host-files.ts). */
const lostPages = siteCodes
  .filter((code) => code !== defaultSiteCode)
  .map((code) => `${href(code, { page: 'notFound' }).slice(1)}index.html`);

/** The pages with something to calculate; all others are read. */
const calculators = new Set(
  siteCodes.flatMap((code) =>
    (['home', 'result'] as const).map((page) => `${href(code, { page }).slice(1)}index.html`),
  ),
);

/** What single pages run beside these, in place of remembering the language they are opened in. */
const ofPage: Readonly<Record<string, string>> = {
  // Who chose another language never sees the English home flash by.
  'index.html': languageGuardScript,
  // A host without rewrites answers every path it does not know with this page.
  '404.html': `${arrivalScript};${lostPathScript}`,
  ...Object.fromEntries(lostPages.map((page) => [page, `${arrivalScript};${lostLinkScript}`])),
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
  const byLocale = new Map(
    sites.map((site) => [
      site.locale,
      { read: scriptsOf(site, true), calculated: scriptsOf(site, false) },
    ]),
  );
  for (const page of exportedPages(out)) {
    const file = join(out, page);
    const [, locale = ''] = /<html[^>]* lang="([^"]+)"/.exec(readFileSync(file, 'utf8')) ?? [];
    const ofLanguage = byLocale.get(locale);
    if (!ofLanguage) throw new Error(`${page} is of no language: "${locale}"`);
    const own = calculators.has(page) ? ofLanguage.calculated : ofLanguage.read;
    const scripts = [...own, ofPage[page] ?? arrivalScript];
    insertEarly(file, scripts.map((script) => `<script>${script}</script>`).join(''));
  }
}
