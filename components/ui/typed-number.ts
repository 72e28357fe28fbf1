/** Reads numbers as visitors type them: with a point or a comma, and also in full-width digits. */

function plainText(text: string): string {
  return text.normalize('NFKC').trim().replace(',', '.');
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

/** The number at the start of a text, such as "178 cm"; NaN if there is none. */
export function leadingNumber(text: string): number {
  return Number.parseFloat(plainText(text));
}

/** Replaces the decimal separator of a number, or of a text being typed. */
export function withSeparator(text: number | string, separator: string): string {
  return String(text).replace(/[.,]/, separator);
}
