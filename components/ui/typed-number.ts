/** Reads numbers as visitors type them: with a point or a comma, and also in full-width digits. */

function plainText(text: string): string {
  return text.normalize('NFKC').trim().replace(',', '.');
}

/**
 * Parses a whole text as a number.
 * @param maxDecimals 0 for whole numbers, which take no separator
 * @returns null for a text without digits, undefined for a text that is not such a number
 */
export function parseTypedNumber(text: string, maxDecimals = Infinity): number | null | undefined {
  const plain = plainText(text);
  const match = /^\d*(?:\.(\d*))?$/.exec(plain);
  if (!match) return undefined;
  const [, decimals] = match;
  if (decimals !== undefined && (maxDecimals === 0 || decimals.length > maxDecimals)) {
    return undefined;
  }
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
