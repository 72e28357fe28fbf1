import { describe, expect, it } from 'vitest';
import { heightScale, pounds, shownOf, weightScale } from '@/lib/model/body-picker';
import type { UnitSystem } from '@/lib/model/model';
import { cmFromIn, kgFromLb, timeFormatOf } from '@/lib/model/units';

const feet = heightScale('imperial');
const centimetres = heightScale('metric');
const kilograms = weightScale({ unitSystem: 'metric', weightInStone: false });

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

  it('shows metric ends beyond the imperial bounds as the nearest that can be picked', () => {
    expect([shownOf(40, pounds), shownOf(150, pounds)]).toEqual([90, 330]);
    expect([shownOf(90, feet), shownOf(245, feet)]).toEqual([36, 95]);
  });

  it('rounds to the nearest whole number', () => {
    expect([175.26, 175.5].map((cm) => shownOf(cm, centimetres))).toEqual([175, 176]);
    expect([84.49, 84.5].map((kg) => shownOf(kg, kilograms))).toEqual([84, 85]);
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
