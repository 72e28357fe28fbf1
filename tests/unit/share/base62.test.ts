import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase62, toBase62 } from '@/lib/share/base62';
import { law } from '../law';

describe('base62', () => {
  it.each([
    [0n, '0'],
    [9n, '9'],
    [10n, 'A'],
    [35n, 'Z'],
    [36n, 'a'],
    [61n, 'z'],
    [62n, '10'],
    [3843n, 'zz'],
    [3844n, '100'],
    [2n ** 64n, 'LygHa16AHYG'],
  ])('writes %i as %s, and reads it back', (value, text) => {
    expect(toBase62(value)).toBe(text);
    expect(fromBase62(text)).toBe(value);
  });

  law('reads back every number it writes', [fc.bigInt({ min: 0n, max: 62n ** 40n })], (value) => {
    expect(fromBase62(toBase62(value))).toBe(value);
  });

  it.each(['', '00', '01', '0A', '-1', '+', 'A B', 'A_', 'é', '１', 'A\n', '٣'])(
    'reads nothing in %j',
    (text) => expect(fromBase62(text)).toBeNull(),
  );

  it('writes no negative number', () => expect(() => toBase62(-1n)).toThrow(RangeError));
});
