import { describe, expect, it } from 'vitest';
import type { UnitSystem } from '@/lib/model/model';
import { cmFromIn, kgFromLb, timeFormatOf } from '@/lib/model/units';

describe('units', () => {
  it('turns a pound into 0.45359237 kg and an inch into 2.54 cm', () => {
    expect(kgFromLb(1)).toBe(0.45359237);
    expect(cmFromIn(1)).toBe(2.54);
  });

  it('stores every imperial entry within the metric bounds', () => {
    expect([cmFromIn(36), cmFromIn(95)]).toEqual([91.44, expect.closeTo(241.3, 9)]);
    expect(kgFromLb(90)).toBeCloseTo(40.82, 2);
    expect(kgFromLb(330)).toBeCloseTo(149.69, 2);
  });
});

describe('timeFormatOf', () => {
  it('is 24 hours for metric and 12 for imperial', () => {
    expect([timeFormatOf('metric'), timeFormatOf('imperial')]).toEqual([24, 12]);
  });

  it('refuses anything else', () => {
    expect(() => timeFormatOf('nautical' as UnitSystem)).toThrow('Invalid unit system');
  });
});
