import { describe, expect, it } from 'vitest';
import { countryNumberOf, countryOfNumber, isIso2 } from '@/lib/share/country-number';

describe('the number of a country', () => {
  // 1 + 26 x first letter + second letter, A = 0, by hand.
  it.each([
    ['AA', 1],
    ['AZ', 26],
    ['BA', 27],
    ['PL', 402],
    ['ZZ', 676],
  ])('of %s is %i', (iso2, number) => {
    expect(countryNumberOf(iso2)).toBe(number);
    expect(countryOfNumber(number)).toBe(iso2);
  });

  it('is another one for any two letters', () => {
    const all = Array.from({ length: 676 }, (_, i) => countryOfNumber(i + 1)!);
    expect(new Set(all).size).toBe(676);
    expect(all.every(isIso2)).toBe(true);
    expect(all.map(countryNumberOf)).toEqual(all.map((_, i) => i + 1));
  });

  it.each([0, -1, 677, 1.5, NaN])('is never %d', (number) => {
    expect(countryOfNumber(number)).toBeNull();
  });

  it.each(['', 'P', 'pl', 'Pl', 'POL', 'P1', 'ÄÖ', 'PL\n', ' P'])('is none for %j', (text) => {
    expect(isIso2(text)).toBe(false);
  });
});
