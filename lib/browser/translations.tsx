import type { CompiledMessage, FormatValues } from 'icu-minify/format';
import { cloneElement, createContext, isValidElement, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { messageText } from './message-text';

/**
 * Replaces next-intl in the browser (next.config.ts): the messages are compiled, and of its client no
 * more than this is used. On the server, in development and in tests it is next-intl itself.
 */
type Messages = { readonly [key: string]: CompiledMessage | Messages };
type Values = FormatValues<ReactNode>;
type Translate = (key: string, values?: Values) => ReactNode;

const Translations = createContext<(Translate & { rich: Translate }) | null>(null);

interface IntlProviderProps {
  locale: string;
  messages: Messages;
  children: ReactNode;
}

/** Provides the messages of a part of the page. */
export function IntlProvider({ locale, messages, children }: IntlProviderProps) {
  const translate = useMemo(() => {
    const text: Translate = (key, values) => textOf(messages, locale, key, values);
    return Object.assign(text, { rich: text });
  }, [locale, messages]);
  return <Translations value={translate}>{children}</Translations>;
}

/** @throws {Error} outside an `IntlProvider` */
export function useTranslations() {
  const translate = useContext(Translations);
  if (!translate) throw new Error('No IntlProvider');
  return translate;
}

/** For a message that the page has not, its key, after a console error. */
function textOf(messages: Messages, locale: string, key: string, values?: Values): ReactNode {
  let found: CompiledMessage | Messages | undefined = messages;
  for (const name of key.split('.')) found = (found as Messages | undefined)?.[name];
  if (typeof found === 'string' || Array.isArray(found)) {
    return messageText(found, locale, values && withKeys(values));
  }
  console.error(`No message ${key}`);
  return key;
}

/** What tags make gets keys: it may stand in a list. */
function withKeys(values: Values): Values {
  let made = 0;
  const keyed = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value] as const;
    const tag: typeof value = (chunks) => {
      const element = value(chunks);
      return isValidElement(element) ? cloneElement(element, { key: (made += 1) }) : element;
    };
    return [name, tag] as const;
  });
  return Object.fromEntries(keyed);
}
