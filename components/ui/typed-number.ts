/**
 * Reads numbers as visitors type them: with a point or a comma, also those of Arabic, Chinese and
 * Japanese keyboards, and in full-width digits.
 */

const anySeparator = /[.,٫٬、。·・]/;

/** Whether a text contains a separator of any keyboard. */
export function hasSeparator(text: string): boolean {
  return anySeparator.test(text.normalize('NFKC'));
}

function plainText(text: string): string {
  return text.normalize('NFKC').trim().replace(anySeparator, '.');
}

/**
 * Parses a whole text as a number.
 * @param maxDecimals 0 for whole numbers, which take no separator
 * @returns null for a text without digits, undefined for a text that is not such a number
 */
export function parseTypedNumber(text: string, maxDecimals = 99): number | null | undefined {
  const plain = plainText(text);
  const fraction = maxDecimals > 0 ? `(\\.\\d{0,${maxDecimals}})?` : '';
  if (!RegExp(`^\\d*${fraction}$`).test(plain)) return undefined;
  return /\d/.test(plain) ? Number(plain) : null;
}

/**
 * Parses a text as a whole number that is not too small: 1.5 becomes 2, and three digits after a
 * separator are thousands. Leaving the separator out would read 1.5 as 15.
 * @returns null and undefined as `parseTypedNumber`
 */
export function parseTypedUp(text: string): number | null | undefined {
  const plain = plainText(text);
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(plain)) return Number(plain.replace('.', ''));
  const typed = parseTypedNumber(plain);
  return typed ? Math.ceil(typed) : typed;
}

/** The number at the start of a text, such as "178 cm"; NaN if there is none. */
export function leadingNumber(text: string): number {
  return Number.parseFloat(plainText(text));
}

/** Replaces the decimal separator of a number, or of a text being typed. */
export function withSeparator(text: number | string, separator: string): string {
  return String(text).replace(/[.,]/, separator);
}
