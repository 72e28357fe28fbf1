import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteCode } from '@/lib/site/sites';
import { checkLinks } from './link-directives';

/** The help page of a language. */
export interface HelpText {
  title: string;
  /** Markdown below the title. */
  body: string;
}

/**
 * Read at build time only.
 * @throws {Error} when the text does not begin with a first heading, or has a link without a label
 */
export function helpText(code: SiteCode): HelpText {
  const file = `content/help/${code}.md`;
  const text = readFileSync(join(process.cwd(), file), 'utf8');
  checkLinks(text, file);
  const title = /^# (.+)\n/.exec(text);
  if (!title?.[1]) throw new Error(`The help of ${code} has no first heading`);
  return { title: title[1], body: text.slice(title[0].length) };
}
