import fc from 'fast-check';
import { decodeMeasurementCode } from '@/lib/share/measurement-code';
import { decodeShareCode } from '@/lib/share/share-code';

const digits = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];

/** Whether any of the two decoders reads a text. */
export const isRead = (code: string) =>
  Boolean(decodeShareCode(code) ?? decodeMeasurementCode(code));

/** The code with another character at each place in turn, one of the 61 at random. */
function withOneOther(code: string): string[] {
  const others = fc.sample(fc.integer({ min: 1, max: 61 }), code.length);
  return [...code].map((character, i) => {
    const other = digits[(digits.indexOf(character) + others[i]!) % 62]!;
    return code.slice(0, i) + other + code.slice(i + 1);
  });
}

/** The code with every other character at every place: 61 times as many texts as places. */
function withEveryOther(code: string): string[] {
  return [...code].flatMap((character, i) =>
    digits
      .filter((other) => other !== character)
      .map((other) => code.slice(0, i) + other + code.slice(i + 1)),
  );
}

/** The code without one of its characters, each in turn. */
function withOneLost(code: string): string[] {
  return [...code].map((_, i) => code.slice(0, i) + code.slice(i + 1));
}

/** The code with one of its characters twice, each in turn. */
function withOneDoubled(code: string): string[] {
  return [...code].map((character, i) => code.slice(0, i) + character + code.slice(i));
}

/** The code with each two unlike neighbours swapped. */
function withTwoSwapped(code: string): string[] {
  return [...code].flatMap((character, i) => {
    const next = code[i + 1];
    if (next === undefined || next === character) return [];
    return [code.slice(0, i) + next + character + code.slice(i + 2)];
  });
}

const ways = {
  'one other': withOneOther,
  'every other': withEveryOther,
  'two swapped': withTwoSwapped,
  'one lost': withOneLost,
  'one doubled': withOneDoubled,
};

/** How many of the codes, each changed at every place, are still read, and of how many. */
export function readOfMistyped(codes: readonly string[], how: keyof typeof ways) {
  const texts = codes.flatMap(ways[how]);
  return { read: texts.filter(isRead).length, of: texts.length };
}
