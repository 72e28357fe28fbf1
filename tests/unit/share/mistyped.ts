import { decodeMeasurementCode } from '@/lib/share/measurement-code';
import { decodeShareCode } from '@/lib/share/share-code';

const digits = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];

/** Whether one of the two decoders accepts a code. */
export const isRead = (code: string) =>
  Boolean(decodeShareCode(code) ?? decodeMeasurementCode(code));

/** Variants of the code with one character replaced, by each of the 61 others. */
function withEveryOther(code: string): string[] {
  return [...code].flatMap((character, i) =>
    digits
      .filter((other) => other !== character)
      .map((other) => code.slice(0, i) + other + code.slice(i + 1)),
  );
}

/** Variants of the code without one character. */
function withOneLost(code: string): string[] {
  return [...code].map((_, i) => code.slice(0, i) + code.slice(i + 1));
}

/** Variants of the code with one character doubled. */
function withOneDoubled(code: string): string[] {
  return [...code].map((character, i) => code.slice(0, i) + character + code.slice(i));
}

/** Variants of the code with two different neighbours swapped. */
function withTwoSwapped(code: string): string[] {
  return [...code].flatMap((character, i) => {
    const next = code[i + 1];
    if (next === undefined || next === character) return [];
    return [code.slice(0, i) + next + character + code.slice(i + 2)];
  });
}

const ways = {
  'every other': withEveryOther,
  'two swapped': withTwoSwapped,
  'one lost': withOneLost,
  'one doubled': withOneDoubled,
};

/** The number of variants of the codes that are accepted, and the number of variants. */
export function readOfMistyped(codes: readonly string[], how: keyof typeof ways) {
  const texts = codes.flatMap(ways[how]);
  return { read: texts.filter(isRead).length, of: texts.length };
}
