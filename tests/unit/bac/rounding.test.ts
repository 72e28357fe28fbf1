import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundHalfUp } from '@/lib/bac';
import { law } from '../law';

describe('roundHalfUp', () => {
  it.each([
    [32.105, 2, 32.11],
    [9.8625, 1, 9.9],
    [0.00565, 4, 0.0057],
    [0.1 + 0.2 + 0.005 - 0.1, 2, 0.21],
    [0.5, 0, 1],
    [0.49999, 0, 0],
    [0, 2, 0],
    [157_800_000.05, 1, 157_800_000.1],
  ])('rounds %d to %i decimals: %d', (value, decimals, expected) => {
    expect(roundHalfUp(value, decimals)).toBe(expected);
  });

  it('gives no minus zero', () => expect(Object.is(roundHalfUp(-0.001, 2), 0)).toBe(true));

  const digits = fc.integer({ min: 0, max: 9_999_999 });
  law('rounds every decimal text as one does on paper', [digits], (thousandths) => {
    const hundredths = Math.floor((thousandths + 5) / 10);
    const value = Number(`${thousandths}e-3`);
    expect(roundHalfUp(value, 2)).toBe(Number(`${hundredths}e-2`));
  });
});
