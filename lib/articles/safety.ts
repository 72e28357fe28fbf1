import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { SiteCode } from '@/lib/site/sites';

const safetySchema = v.strictObject({
  /** Signs of danger to life, and whom to call. */
  signs: v.string(),
  /** What to do until help comes. */
  firstAid: v.string(),
  /** Nobody who drinks heavily stops suddenly, and what to do about shaking. */
  withdrawal: v.string(),
});

/** What articles and help say in the same words, by name. */
export function safetyTexts(code: SiteCode) {
  return v.parse(safetySchema, JSON.parse(readFileSync(`content/safety/${code}.json`, 'utf8')));
}

/** Replaces `[safety:name]`. At build time only. */
export function withSafety(markdown: string, code: SiteCode): string {
  return markdown.replace(
    /\[safety:(signs|firstAid|withdrawal)\]/g,
    (_, name: keyof ReturnType<typeof safetyTexts>) => safetyTexts(code)[name],
  );
}
