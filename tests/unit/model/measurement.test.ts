import { describe, expect, it } from 'vitest';
import { permilleOfMeasurement } from '@/lib/model/measurement';
import { firstMeasurementTimes, valueInUnit } from '@/lib/model/measurement-entry';

describe('permilleOfMeasurement', () => {
  it.each([
    // 1 permille = 1 g/L = 0.1 % BAC = 100 mg in 100 ml.
    ['permille', 0.53, 0.53],
    ['percent', 0.053, 0.53],
    ['gramsPerLitre', 0.53, 0.53],
    ['mgPer100Ml', 53, 0.53],
  ] as const)('takes %s for what it is in blood', (unit, value, expected) => {
    expect(permilleOfMeasurement(value, unit, 2100)).toBeCloseTo(expected, 12);
    expect(permilleOfMeasurement(value, unit, 2300)).toBeCloseTo(expected, 12);
  });

  it.each([
    // 0.25 mg/L x 2000 = 500 mg/L = 0.5 g/L.
    ['breathMgPerL', 0.25, 2000, 0.5],
    // 0.25 mg/L x 2100 = 525 mg/L.
    ['breathMgPerL', 0.25, 2100, 0.525],
    // 35 micrograms in 100 ml = 0.35 mg/L; x 2300 = 805 mg/L (limit in blood: 80 mg/100 ml).
    ['breathUgPer100Ml', 35, 2300, 0.805],
    ['breathUgPer100Ml', 35, 2100, 0.735],
  ] as const)('counts %s %s with %s:1', (unit, value, ratio, expected) => {
    expect(permilleOfMeasurement(value, unit, ratio)).toBeCloseTo(expected, 12);
  });
});

describe('valueInUnit', () => {
  it.each([
    // The number is valid in the other unit: only the unit was wrong.
    [0.53, 'breathMgPerL', 0.53],
    [0.08, 'percent', 0.08],
    [5, 'mgPer100Ml', 5],
    // No device shows half a milligram in 100 ml, 80 permille, or 0.053, which has too many
    // decimals.
    [0.53, 'mgPer100Ml', null],
    [80, 'permille', null],
    [0.053, 'permille', null],
    [null, 'permille', null],
  ] as const)('of %s in %s is %s', (value, unit, expected) => {
    expect(valueInUnit(value, unit)).toBe(expected);
  });
});

describe('firstMeasurementTimes', () => {
  it.each([
    ['23:37', '23:30', '22:30'],
    ['09:59', '09:50', '08:50'],
    ['00:09', '00:00', '23:00'],
    ['00:50', '00:50', '23:50'],
  ])('at %s are %s and an hour before', (now, measured, lastDrink) => {
    expect(firstMeasurementTimes(now)).toEqual({
      timeMeasuredInH24: measured,
      timeLastDrinkInH24: lastDrink,
    });
  });
});
