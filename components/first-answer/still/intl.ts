import type { CompiledMessage, FormatValues } from 'icu-minify/format';
import { messageText } from '@/lib/browser/message-text';

/** The messages that the first answer uses. The build makes numbers of keys (tools/build/first-answer.ts). */
declare const MESSAGES: readonly CompiledMessage[];
declare const LOCALE: string;

/** @throws {Error} for a message that was not included: the first answer is then not shown */
function text(number: number, values?: FormatValues<Node>) {
  const message = MESSAGES[number];
  if (message === undefined) throw new Error(`No message ${number}`);
  return messageText<Node>(message, LOCALE, values);
}

const translate = Object.assign(text, { rich: text });

/** Replaces next-intl in the first answer; the messages are the same. */
export const useTranslations = () => translate;
