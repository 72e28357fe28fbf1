import { readFileSync } from 'node:fs';
import type { SiteCode } from '@/lib/site/sites';
import type english from '@/messages/en.json';

/** The messages of a language as they are written: modules that import them get compiled ones (ADR 4). */
export function messagesOf(code: SiteCode): typeof english {
  return JSON.parse(readFileSync(`messages/${code}.json`, 'utf8')) as typeof english;
}

type Tree = { [key: string]: string | Tree };

function entriesOf(tree: Tree, prefix: string): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, entry]): [string, string][] =>
    typeof entry === 'string' ? [[prefix + name, entry]] : entriesOf(entry, `${prefix}${name}.`),
  );
}

/** All messages of a language by their whole keys, in the order of the file. */
export function flatMessages(code: SiteCode): ReadonlyMap<string, string> {
  return new Map(entriesOf(messagesOf(code), ''));
}
