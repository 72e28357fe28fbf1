import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import { messagesOf } from '@/tools/build/messages';

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
