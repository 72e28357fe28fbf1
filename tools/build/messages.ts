import { readFileSync } from 'node:fs';
import { createTranslator } from 'next-intl';
import type { Translator } from '@/lib/i18n/duration-text';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import type english from '@/messages/en.json';

/** The messages of a language as they are written: modules that import them get compiled ones (ADR 4). */
export function messagesOf(code: SiteCode): typeof english {
  return JSON.parse(readFileSync(`messages/${code}.json`, 'utf8')) as typeof english;
}

/** The translator of a language. */
export function translatorOf(code: SiteCode): Translator {
  return createTranslator({ locale: siteByCode(code).locale, messages: messagesOf(code) });
}

export type Tree = { [key: string]: string | Tree };

/** All texts of a tree by their whole keys, in its order. */
export function textsIn(tree: Tree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, entry]): [string, string][] =>
    typeof entry === 'string' ? [[prefix + name, entry]] : textsIn(entry, `${prefix}${name}.`),
  );
}

/** All messages of a language by their whole keys, in the order of the file. */
export function flatMessages(code: SiteCode): ReadonlyMap<string, string> {
  return new Map(textsIn(messagesOf(code)));
}
