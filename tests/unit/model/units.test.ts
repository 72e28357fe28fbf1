import { describe, expect, it } from 'vitest';
import type { UnitSystem } from '@/lib/model/model';
import { CM_PER_IN, KG_PER_LB, timeFormatOf } from '@/lib/model/units';

describe('units', () => {
  it('turns a pound into 0.45359237 kg and an inch into 2.54 cm', () => {
    expect(KG_PER_LB).toBe(0.45359237);
    expect(CM_PER_IN).toBe(2.54);
  });

  it('stores every imperial entry within the metric bounds', () => {
    expect([36 * CM_PER_IN, 95 * CM_PER_IN]).toEqual([91.44, expect.closeTo(241.3, 9)]);
    expect(90 * KG_PER_LB).toBeCloseTo(40.82, 2);
    expect(330 * KG_PER_LB).toBeCloseTo(149.69, 2);
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
