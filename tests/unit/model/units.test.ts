import { describe, expect, it } from 'vitest';
import type { UnitSystem } from '@/lib/model/model';
import {
  cmFromIn,
  kgFromLb,
  shownCm,
  shownIn,
  shownKg,
  shownLb,
  timeFormatOf,
} from '@/lib/model/units';

const whole = (min: number, max: number) =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

describe('units', () => {
  it('turns a pound into 0.45359237 kg and an inch into 2.54 cm', () => {
    expect(kgFromLb(1)).toBe(0.45359237);
    expect(cmFromIn(1)).toBe(2.54);
  });

  it('shows every inch and pound that can be entered as it was entered', () => {
    expect(whole(36, 95).filter((inches) => shownIn(cmFromIn(inches)) !== inches)).toEqual([]);
    expect(whole(90, 330).filter((pounds) => shownLb(kgFromLb(pounds)) !== pounds)).toEqual([]);
  });

  it('stores every imperial entry within the metric bounds', () => {
    expect([cmFromIn(36), cmFromIn(95)]).toEqual([91.44, expect.closeTo(241.3, 9)]);
    expect(kgFromLb(90)).toBeCloseTo(40.82, 2);
    expect(kgFromLb(330)).toBeCloseTo(149.69, 2);
  });

  it('shows metric ends beyond the imperial bounds as the nearest that can be picked', () => {
    expect([shownLb(40), shownLb(150)]).toEqual([90, 330]);
    expect([shownIn(90), shownIn(245)]).toEqual([36, 95]);
  });

  it('rounds to the nearest whole number', () => {
    expect([shownCm(175.26), shownCm(175.5), shownKg(84.49), shownKg(84.5)]).toEqual([
      175, 176, 84, 85,
    ]);
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
