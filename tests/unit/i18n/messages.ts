import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import type english from '@/messages/en.json';

export type Tree = { [key: string]: string | Tree };

/** The messages of a language. They have the shape of the English ones: the message lint checks it. */
export const messagesOf = (code: string) =>
  JSON.parse(readFileSync(`messages/${code}.json`, 'utf8')) as typeof english;

/** The translator of a language. */
export const translatorOf = (code: SiteCode) =>
  createTranslator({ locale: siteByCode(code).locale, messages: messagesOf(code) });

/** Keys and texts of a tree. */
export function flatten(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[prefix + key, value]];
    return typeof value === 'object' ? flatten(value ?? {}, `${prefix}${key}.`) : [];
  });
}

/** What a hook returns on a page of a language. */
export function hooked<Value>(siteCode: SiteCode, useIt: () => Value): Value {
  let value: Value | undefined;
  function Probe() {
    value = useIt();
    return null;
  }
  const { locale } = siteByCode(siteCode);
  const messages = messagesOf(siteCode);
  const page = { locale, messages, timeZone: 'UTC', children: createElement(Probe) };
  renderToStaticMarkup(createElement(NextIntlClientProvider, page));
  return value!;
}
