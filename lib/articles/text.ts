import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteCode } from '@/lib/site/sites';

/** The Markdown of an article; read at build time only. */
export function articleText(code: SiteCode, id: 'about' | 'privacy-policy'): string {
  return readFileSync(join(process.cwd(), 'content/articles', code, `${id}.md`), 'utf8');
}

/** The Markdown of a language's help page; read at build time only. */
export function helpText(code: SiteCode): string {
  return readFileSync(join(process.cwd(), 'content/help', `${code}.md`), 'utf8');
}

/** The first heading of a Markdown text, used as its page title. */
export function titleOf(markdown: string): string {
  const title = /^# (.+)$/m.exec(markdown)?.[1];
  if (!title) throw new Error('A text without a first heading');
  return title;
}

/** The first paragraph of a Markdown text as plain words, used as its description. */
export function leadOf(markdown: string): string {
  const paragraph = markdown.split(/\n{2,}/).find((block) => !block.startsWith('#'));
  return (paragraph ?? '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]|\n/g, (mark) => (mark === '\n' ? ' ' : ''));
}
