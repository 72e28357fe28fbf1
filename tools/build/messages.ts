import { readFileSync } from 'node:fs';
import type { SiteCode } from '@/lib/site/sites';
import type english from '@/messages/en.json';

/** The messages of a language as they are written: modules that import them get compiled ones (ADR 4). */
export function messagesOf(code: SiteCode): typeof english {
  return JSON.parse(readFileSync(`messages/${code}.json`, 'utf8')) as typeof english;
}
