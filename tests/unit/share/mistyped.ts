import fc from 'fast-check';
import { decodeReadingCode } from '@/lib/share/reading-code';
import { decodeShareCode } from '@/lib/share/share-code';

const digits = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];

/** Whether any of the two decoders reads a text. */
export const isRead = (code: string) => Boolean(decodeShareCode(code) ?? decodeReadingCode(code));

/** The code with another character at each place in turn, one of the 61 at random. */
function withOneOther(code: string): string[] {
  const others = fc.sample(fc.integer({ min: 1, max: 61 }), code.length);
  return [...code].map((character, i) => {
    const other = digits[(digits.indexOf(character) + others[i]!) % 62]!;
    return code.slice(0, i) + other + code.slice(i + 1);
  });
}

/** The code with each two unlike neighbours swapped. */
function withTwoSwapped(code: string): string[] {
  return [...code].flatMap((character, i) => {
    const next = code[i + 1];
    if (next === undefined || next === character) return [];
    return [code.slice(0, i) + next + character + code.slice(i + 2)];
  });
}

/** How many of the codes, each changed at every place, are still read, and of how many. */
export function readOfMistyped(codes: readonly string[], how: 'one other' | 'two swapped') {
  const texts = codes.flatMap(how === 'one other' ? withOneOther : withTwoSwapped);
  return { read: texts.filter(isRead).length, of: texts.length };
}
