import { readFileSync } from 'node:fs';
import type { SiteCode } from '@/lib/site/sites';
import { checkLinks } from './link-directives';
import { withSafety } from './safety';

/**
 * The title of the help page of a language, and the Markdown below it. At build time only.
 * @throws {Error} for a text without a first-level heading at its start, or with an invalid link
 */
export function helpText(code: SiteCode) {
  const file = `content/help/${code}.md`;
  const text = withSafety(readFileSync(file, 'utf8'), code);
  checkLinks(text, file);
  const title = /^# (.+)\n/.exec(text);
  if (!title?.[1]) throw new Error(`The help of ${code} has no first heading`);
  return { title: title[1], body: text.slice(title[0].length) };
}
