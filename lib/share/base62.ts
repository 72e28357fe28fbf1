const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const base = BigInt(alphabet.length);

/**
 * Digits, capital and small letters, most significant first: 61 is `z`, 62 is `10`.
 * @throws {RangeError} for a negative number
 */
export function toBase62(value: bigint): string {
  if (value < 0n) throw new RangeError(`No base62 text for ${value}`);
  let text = '';
  let rest = value;
  do {
    text = alphabet.charAt(Number(rest % base)) + text;
    rest /= base;
  } while (rest > 0n);
  return text;
}

/**
 * The number; null for any text that `toBase62` never writes: empty, with other characters, or with
 * a leading zero. Takes quadratic time, so limit the length first.
 */
export function fromBase62(text: string): bigint | null {
  if (text === '' || (text.startsWith('0') && text !== '0')) return null;
  let value = 0n;
  for (const character of text) {
    const digit = alphabet.indexOf(character);
    if (digit < 0) return null;
    value = value * base + BigInt(digit);
  }
  return value;
}
