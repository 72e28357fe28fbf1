import { describe, expect, it } from 'vitest';
import { formatLevel, formatLimit, formatNumber, permilleFrom, withUnit } from '@/lib/i18n/format';

const pl = { alcoholUnit: 'promil', decimalSeparator: ',' } as const;
const fr = { alcoholUnit: 'gramPerLiter', decimalSeparator: ',' } as const;
const en = { alcoholUnit: 'bac', decimalSeparator: '.' } as const;
const cn = { alcoholUnit: 'mgPer100Ml', decimalSeparator: '.' } as const;

describe('levels as a site writes them', () => {
  it('writes two decimals, and four as BAC', () => {
    expect(formatLevel(0.845303595698676, pl)).toBe('0,85');
    expect(formatLevel(0.845303595698676, fr)).toBe('0,85');
    expect(formatLevel(0.845303595698676, en)).toBe('0.0845');
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
    expect(formatLevel(0.0004, en)).toBe('<\u00a00.0001');
    expect(formatLevel(0.004, en)).toBe('0.0004');
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
