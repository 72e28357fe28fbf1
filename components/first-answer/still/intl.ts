import type { CompiledMessage, FormatValues } from 'icu-minify/format';
import { messageText } from '@/lib/browser/message-text';

/** The messages that the first answer uses, by key: "panel.peak" (tools/build/first-answer.ts). */
declare const MESSAGES: Readonly<Record<string, CompiledMessage>>;
declare const LOCALE: string;

/** @throws {Error} for a message that was not included: the first answer is then not shown */
function text(key: string, values?: FormatValues<Node>) {
  const message = MESSAGES[key];
  if (message === undefined) throw new Error(`No message ${key}`);
  return messageText<Node>(message, LOCALE, values);
}

const translate = Object.assign(text, { rich: text });

/** Replaces next-intl in the first answer; the messages are the same. */
export const useTranslations = () => translate;
