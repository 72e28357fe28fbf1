import { asyncScripts, oldBrowsersOnly, startPreload } from './framework-markup';

/** Starts a template whose scripts wait for lib/early/page-scripts.ts. */
export const lateTemplate = '<template data-late="">';

const lateTemplates = /<template data-late=""[^>]*>.*?<\/template>/gs;

/** All tags that make a browser fetch or run a script file. */
function scriptTags(html: string): string[] {
  return html.match(/<script\b[^>]*\bsrc=[^>]*>|<link\b[^>]*\bas="script"[^>]*>/g) ?? [];
}

/**
 * Moves the scripts of a page into templates, where they wait for lib/early/page-scripts.ts.
 * @throws {Error} for a page without scripts, or with one outside: Next writes them in another way
 */
export function withLateScripts(html: string): string {
  const wait = (tags: string) => `${lateTemplate}${tags}</template>`;
  const late = html.replace(startPreload, '').replace(asyncScripts, wait);
  if (lateScripts(late).length === 0) throw new Error('A page without scripts to start later');
  const outside = scriptTags(late.replace(lateTemplates, ''));
  const missed = outside.filter((tag) => !oldBrowsersOnly.test(tag));
  if (missed.length > 0) throw new Error(`A page starts scripts by itself: ${missed}`);
  return late;
}

/** The addresses of the scripts in the templates of a finished page. */
export function lateScripts(html: string): string[] {
  const templates = html.match(lateTemplates) ?? [];
  return templates.flatMap((template) =>
    [...template.matchAll(/<script src="([^"]+)"/g)].map(([, address = '']) => address),
  );
}
