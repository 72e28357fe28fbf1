const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const base = BigInt(alphabet.length);

/**
 * A number in digits, capitals and small letters, the most significant first: 61 is `z`, 62 `10`.
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
 * The number that `toBase62` writes as this text; null for any text it never writes: empty, with
 * another character, or with a leading zero. Time grows with the square of the length: bound the
 * length first.
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
