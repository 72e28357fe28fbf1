import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';

/** The messages that the first answer uses, by key: "panel.peak" (tools/build/first-answer.ts). */
declare const MESSAGES: Readonly<Record<string, CompiledMessage>>;
declare const LOCALE: string;

const formatters = {
  getDateTimeFormat: (...setup: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...setup),
  getNumberFormat: (...setup: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...setup),
  getPluralRules: (...setup: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...setup),
};

/** @throws {Error} for a message that was not included: the first answer is then not shown */
function text(key: string, values?: FormatValues<Node>) {
  const message = MESSAGES[key];
  if (message === undefined) throw new Error(`No message ${key}`);
  return format<Node>(message, LOCALE, values, { formatters });
}

const translate = Object.assign(text, { rich: text });

/** Replaces next-intl in the first answer, which saves 11 kB of script; the messages are the same. */
export const useTranslations = () => translate;
