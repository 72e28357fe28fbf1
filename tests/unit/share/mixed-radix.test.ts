import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capacityOf, packFields, unpackFields } from '@/lib/share/mixed-radix';
import { law } from '../law';

const sizes = [2, 10, 7];

describe('mixed radix', () => {
  it('has the product of the sizes as its capacity', () => expect(capacityOf(sizes)).toBe(140n));

  it('packs the first field least significant', () => {
    expect(packFields([1, 0, 0], sizes)).toBe(1n);
    expect(packFields([0, 1, 0], sizes)).toBe(2n);
    expect(packFields([0, 0, 1], sizes)).toBe(20n);
    expect(packFields([1, 9, 6], sizes)).toBe(139n);
  });

  it('tells what is left above the fields', () => {
    expect(unpackFields(139n, sizes)).toEqual({ fields: [1, 9, 6], rest: 0n });
    expect(unpackFields(140n, sizes)).toEqual({ fields: [0, 0, 0], rest: 1n });
    expect(unpackFields(140n * 5n + 3n, sizes)).toEqual({ fields: [1, 1, 0], rest: 5n });
  });

  const field = fc
    .integer({ min: 1, max: 100_000 })
    .chain((size) => fc.tuple(fc.constant(size), fc.integer({ min: 0, max: size - 1 })));
  law('unpacks what it packed, for any sizes', [fc.array(field, { maxLength: 20 })], (pairs) => {
    const someSizes = pairs.map(([size]) => size);
    const fields = pairs.map(([, value]) => value);
    const value = packFields(fields, someSizes);
    expect(value < capacityOf(someSizes)).toBe(true);
    expect(unpackFields(value, someSizes)).toEqual({ fields, rest: 0n });
  });

  it.each([
    ['a field of its size', [2, 0, 0]],
    ['a negative field', [0, -1, 0]],
    ['a fraction', [0, 0.5, 0]],
    ['NaN', [0, 0, NaN]],
    ['too few fields', [0, 0]],
    ['too many fields', [0, 0, 0, 0]],
  ])('refuses %s', (_, fields) => expect(() => packFields(fields, sizes)).toThrow(RangeError));
});
