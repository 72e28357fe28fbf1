import { describe, expect, it } from 'vitest';
import {
  flag,
  nullOr,
  oneOf,
  textThat,
  wholeWithin,
  within,
  type Reader,
} from '@/lib/model/field-readers';

/** Values that no reader of numbers may accept. */
const noNumbers = ['5', true, null, undefined, NaN, [5], { value: 5 }, new Date(5)];

describe.each<[name: string, read: Reader<unknown>, allowed: unknown[], refused: unknown[]]>([
  [
    'within',
    within({ min: -1, max: 2.5 }),
    [-1, 0, 1.75, 2.5],
    [-1.001, 2.501, Infinity, -Infinity, ...noNumbers],
  ],
  ['within no bounds', within({ min: -Infinity, max: Infinity }), [1e300], noNumbers],
  ['wholeWithin', wholeWithin({ min: 1, max: 9 }), [1, 5, 9], [0, 10, 1.5, Infinity, ...noNumbers]],
  [
    'oneOf',
    oneOf([0, 1, 'two']),
    [0, 1, 'two'],
    ['0', '1', 2, 'TWO', '', false, true, null, undefined, [0]],
  ],
  [
    'textThat',
    textThat((text) => text.startsWith('a')),
    ['a b '],
    ['ba', '', null, undefined, 7, ['a'], { toString: () => 'a' }],
  ],
  ['nullOr', nullOr(within({ min: 0, max: 1 })), [null, 0.5], [2, 'null', undefined, false]],
  ['flag', flag, [true, false], [0, 1, 'true', '', null, undefined]],
])('%s', (_, read, allowed, refused) => {
  it.each(allowed)('reads %j', (value) => expect(read(value)).toBe(value));

  it.each(refused)('refuses %j', (raw) => expect(read(raw)).toBeUndefined());
});

// JSON can contain it, and Intl writes it as "-0".
it('reads minus zero as zero', () => expect(within({ min: -1, max: 1 })(-0)).toBe(0));
