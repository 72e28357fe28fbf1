import { describe, expect, it } from 'vitest';
import { formatLevel, formatLimit, formatPeak, permilleFrom, withUnit } from '@/lib/i18n/format';

const pl = { alcoholUnit: 'promil', decimalSeparator: ',' } as const;
const fr = { alcoholUnit: 'gramPerLiter', decimalSeparator: ',' } as const;
const en = { alcoholUnit: 'bac', decimalSeparator: '.' } as const;
const cn = { alcoholUnit: 'mgPer100Ml', decimalSeparator: '.' } as const;

describe('levels as a site writes them', () => {
  it.each([
    // Two decimals, three of a percent, whole milligrams in 100 ml (GB 19522-2024).
    [0.845303595698676, pl, '0,85'],
    [0.845303595698676, fr, '0,85'],
    [0.845303595698676, en, '0.085'],
    [1.614, cn, '161'],
    [0.2, cn, '20'],
    [0, pl, '0,00'],
    // Halves are rounded up in decimal, not in binary.
    [1.005, pl, '1,01'],
    // A level above zero is never zero.
    [0.004, pl, '<\u00a00,01'],
    [0.004, en, '<\u00a00.001'],
    [0.004, cn, '<\u00a01'],
  ])('%f as %o: %s', (level, site, text) => expect(formatLevel(level, site)).toBe(text));

  // Two decimals, and four as BAC (spec section 9).
  it.each([
    [0.845303595698676, pl, '0,85'],
    [0.845303595698676, en, '0.0845'],
    [0.004, en, '0.0004'],
    [0.0004, en, '<\u00a00.0001'],
  ])('the peak of a result, %f as %o: %s', (level, site, text) => {
    expect(formatPeak(level, site)).toBe(text);
  });

  it.each([
    [0.8003, 0.8, en, '0.081'],
    [0.5001, 0.5, fr, '0,51'],
    [0.2004, 0.2, cn, '21'],
    [0.2501, 0.25, pl, '0,26'],
    // At the limit, under it, and far over it, they are rounded as ever.
    [0.8, 0.8, en, '0.080'],
    [0.7999, 0.8, en, '0.080'],
    [0.8103, 0.8, en, '0.081'],
    [0.8156, 0.8, en, '0.082'],
  ])('never a level over the limit as the limit: %f at %f', (level, limit, site, text) => {
    expect(formatLevel(level, site, limit)).toBe(text);
  });

  it('never a peak over the limit as the limit', () => {
    expect(formatPeak(0.80003, en, 0.8)).toBe('0.0801');
    expect(formatPeak(0.5001, pl, 0.5)).toBe('0,51');
  });

  // Limits as the law writes them: with as few decimals as they can have.
  it.each([
    [0.5, pl, '0,5'],
    [0, pl, '0,0'],
    [0.25, pl, '0,25'],
    [0.8, en, '0.08'],
    [0.3, en, '0.03'],
    [0.24, en, '0.024'],
    [0.2, cn, '20'],
    [0.24, cn, '24'],
  ])('the limit %f as %o: %s', (limit, site, text) => {
    expect(formatLimit(limit, site)).toBe(text);
    expect(permilleFrom(Number(text.replace(',', '.')), site)).toBe(limit);
  });
});

it('a number with its unit has the percent sign where the language has it, other units after a no-break space', () => {
  expect(withUnit('0.08', '%\u00a0BAC', { percentSpace: '' })).toBe('0.08%\u00a0BAC');
  expect(withUnit('40', '%', { percentSpace: '\u00a0' })).toBe('40\u00a0%');
  expect(withUnit('0,2', '‰', { percentSpace: '' })).toBe('0,2\u00a0‰');
});
