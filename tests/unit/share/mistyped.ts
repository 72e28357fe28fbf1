import { decodeMeasurementCode } from '@/lib/share/measurement-code';
import { decodeShareCode } from '@/lib/share/share-code';

/** All digits of a code. */
export const digits = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];

/** Whether one of the two decoders accepts a code. */
export const isRead = (code: string) =>
  Boolean(decodeShareCode(code) ?? decodeMeasurementCode(code));

/** A code, and each of its characters with what stands before and after it. */
type Character = [before: string, character: string, after: string];
const charactersOf = (code: string) =>
  [...code].map((character, i): Character => [code.slice(0, i), character, code.slice(i + 1)]);

/** Variants of a code with a fault at one of its characters. */
const ways = {
  'every other': ([before, character, after]: Character) =>
    digits.filter((other) => other !== character).map((other) => before + other + after),
  'two swapped': ([before, character, after]: Character) =>
    after === '' || after.startsWith(character)
      ? []
      : [before + after.charAt(0) + character + after.slice(1)],
  'one lost': ([before, , after]: Character) => [before + after],
  'one doubled': ([before, character, after]: Character) => [
    before + character + character + after,
  ],
};

/** The number of variants of the codes that are accepted, and the number of variants. */
export function readOfMistyped(codes: readonly string[], how: keyof typeof ways) {
  const texts = codes.flatMap(charactersOf).flatMap(ways[how]);
  return { read: texts.filter(isRead).length, of: texts.length };
}
