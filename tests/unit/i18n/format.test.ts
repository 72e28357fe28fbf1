import { describe, expect, it } from 'vitest';
import {
  formatLevel,
  formatLimit,
  formatNumber,
  formatPeak,
  permilleFrom,
  withUnit,
} from '@/lib/i18n/format';

const pl = { alcoholUnit: 'promil', decimalSeparator: ',' } as const;
const fr = { alcoholUnit: 'gramPerLiter', decimalSeparator: ',' } as const;
const en = { alcoholUnit: 'bac', decimalSeparator: '.' } as const;
const cn = { alcoholUnit: 'mgPer100Ml', decimalSeparator: '.' } as const;

describe('levels as a site writes them', () => {
  it('writes two decimals, and three of a percent', () => {
    expect(formatLevel(0.845303595698676, pl)).toBe('0,85');
    expect(formatLevel(0.845303595698676, fr)).toBe('0,85');
    expect(formatLevel(0.845303595698676, en)).toBe('0.085');
    expect(formatLevel(0, pl)).toBe('0,00');
  });

  // 1 g/L is 100 mg in 100 ml; devices and courts in China use whole milligrams (GB 19522-2024).
  it('writes whole milligrams in 100 ml', () => {
    expect(formatLevel(1.614, cn)).toBe('161');
    expect(formatLevel(0.2, cn)).toBe('20');
    expect(formatLevel(0.004, cn)).toBe('<\u00a01');
    expect(formatLimit(0.2, cn)).toBe('20');
    expect(formatLimit(0.24, cn)).toBe('24');
    expect(permilleFrom(20, cn)).toBe(0.2);
  });

  it('rounds halves up in decimal, not in binary', () => {
    expect(formatLevel(1.005, pl)).toBe('1,01');
    expect(formatNumber(2.675, 2, en)).toBe('2.68');
  });

  it('never prints a level above zero as zero', () => {
    expect(formatLevel(0.004, pl)).toBe('<\u00a00,01');
    expect(formatLevel(0.004, en)).toBe('<\u00a00.001');
    expect(formatPeak(0.0004, en)).toBe('<\u00a00.0001');
    expect(formatPeak(0.004, en)).toBe('0.0004');
  });

  // Spec section 9.
  it('writes the peak of a result with two decimals, and four as BAC', () => {
    expect(formatPeak(0.845303595698676, pl)).toBe('0,85');
    expect(formatPeak(0.845303595698676, en)).toBe('0.0845');
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
  ] as const)(
    'never prints a level over the limit as the limit: %f at %f',
    (level, limit, site, text) => {
      expect(formatLevel(level, site, limit)).toBe(text);
    },
  );

  it('never prints a peak over the limit as the limit', () => {
    expect(formatPeak(0.80003, en, 0.8)).toBe('0.0801');
    expect(formatPeak(0.5001, pl, 0.5)).toBe('0,51');
  });
});

describe('limits as the law writes them', () => {
  it('uses as few decimals as it can', () => {
    expect(formatLimit(0.5, pl)).toBe('0,5');
    expect(formatLimit(0, pl)).toBe('0,0');
    expect(formatLimit(0.25, pl)).toBe('0,25');
    expect(formatLimit(0.8, en)).toBe('0.08');
    expect(formatLimit(0.3, en)).toBe('0.03');
    expect(formatLimit(0.24, en)).toBe('0.024');
  });
});

describe('a number with its unit', () => {
  it('has the percent sign where the language has it, other units after a no-break space', () => {
    expect(withUnit('0.08', '%\u00a0BAC', { percentSpace: '' })).toBe('0.08%\u00a0BAC');
    expect(withUnit('40', '%', { percentSpace: '\u00a0' })).toBe('40\u00a0%');
    expect(withUnit('0,2', '‰', { percentSpace: '' })).toBe('0,2\u00a0‰');
  });
});
