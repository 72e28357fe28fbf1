import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculate,
  forecastDrinking,
  samplesOf,
  timesOf,
  type PlacedInput,
  type PlacedSitting,
} from '@/lib/bac';
import { dayOf, inputOf, placedOf } from './arbitraries';
import { names } from './curve-answers';
import { defaultDrinker } from './golden';
import { law } from '../law';

const noSitting: PlacedInput = {
  ...defaultDrinker,
  limitPermille: 0.2,
  sittings: [],
};

const of = (...sittings: [startMin: number, finishMin: number, grams: number][]): PlacedInput => ({
  ...noSitting,
  sittings: sittings.map(([startMin, finishMin, grams]) => ({ startMin, finishMin, grams })),
});

describe('a forecast in minutes', () => {
  law('says what the calculation of the same sittings says', [dayOf(1, 6)], (day) => {
    const forecast = forecastDrinking(placedOf(day));
    const result = calculate(inputOf(day));
    expect(forecast).toMatchObject({
      curves: result.curves,
      sittings: result.sittings,
      lastFinishMin: result.lastFinishMin,
      totalAlcoholGrams: result.totalAlcoholGramsExact,
      bodyWaterLiters: result.totalBodyWaterLiters,
      limitPermille: day.person.legalDrivingLimitPermille,
    });
    const { peakPermilleExact: peakPermille, timeUntilSober, timeWhenCanDrive } = result;
    const { early: optimistic, late: cautious } = result.band;
    const edges = {
      optimistic,
      likely: { peakPermille, timeUntilSober, timeWhenCanDrive },
      cautious,
    };
    for (const name of names) {
      const edge = edges[name];
      expect(forecast[name], name).toEqual({
        peakPermille: edge.peakPermille,
        soberMin: edge.timeUntilSober.minutesFromStart,
        driveMin: edge.timeWhenCanDrive.minutesFromStart,
      });
    }
  });

  law(
    'answers for another limit without being made anew',
    [dayOf(1, 6), fc.constantFrom(0, 0.1, 0.2, 0.5, 0.8)],
    (day, limitPermille) => {
      const placed = placedOf(day);
      const other = forecastDrinking({ ...placed, limitPermille });
      const forecast = forecastDrinking(placed);
      for (const name of names) {
        expect(timesOf(forecast, name, limitPermille)).toEqual(other[name]);
      }
    },
  );
});

describe('the empty forecast', () => {
  const zero = { peakPermille: 0, soberMin: 0, driveMin: 0 };

  it.each([
    ['no sitting', noSitting],
    ['no sitting and a limit of zero', { ...noSitting, limitPermille: 0 }],
    // -2.097 + 0.1069 + 0.2466 litres of body water
    ['a body without water', { ...of([0, 60, 20]), gender: 1, heightCm: 1, weightKg: 1 } as const],
  ])('is that of %s: all zero, nothing to wait for', (_, input) => {
    const forecast = forecastDrinking(input);
    expect(forecast).toMatchObject({
      isEmpty: true,
      sittings: [],
      lastFinishMin: 0,
      totalAlcoholGrams: 0,
      c0Permille: 0,
      peakAtMin: 0,
      optimistic: zero,
      likely: zero,
      cautious: zero,
    });
    expect(samplesOf(forecast).areCapped).toBe(false);
    for (const name of names) {
      expect(forecast.curves[name].every((point) => point.permille === 0)).toBe(true);
    }
  });
});

describe('what cannot be placed', () => {
  const placed = (sitting: Partial<PlacedSitting>): PlacedInput => ({
    ...noSitting,
    sittings: [{ startMin: 0, finishMin: 60, grams: 20, ...sitting }],
  });

  const cases: [string, PlacedInput, RegExp][] = [
    ['a first sitting that is not at minute 0', of([5, 60, 20]), /startMin: 5/],
    ['a first sitting before minute 0', of([-5, 60, 20]), /startMin: -5/],
    ['a first sitting at no time', placed({ startMin: NaN }), /startMin: NaN/],
    ['sittings out of order', of([0, 60, 20], [90, 120, 20], [80, 85, 20]), /startMin: 80/],
    ['a later sitting at no time', of([0, 60, 20], [NaN, 120, 20]), /startMin: NaN/],
    ['a sitting of no length', placed({ finishMin: 0 }), /finishMin: 0/],
    ['a sitting that ends before it starts', of([0, 60, 20], [90, 80, 20]), /finishMin: 80/],
    ['a sitting that ends at no time', placed({ finishMin: NaN }), /finishMin: NaN/],
    ['a sitting without end', placed({ finishMin: Infinity }), /finishMin: Infinity/],
    ['a sitting without alcohol', placed({ grams: 0 }), /grams: 0/],
    ['less than no alcohol', placed({ grams: -1 }), /grams: -1/],
    ['alcohol that is no number', placed({ grams: NaN }), /grams: NaN/],
    ['alcohol without end', placed({ grams: Infinity }), /grams: Infinity/],
    ['an unknown gender', { ...of([0, 60, 20]), gender: 2 as 1 }, /gender.*: 2/],
    [
      'an unknown food type',
      { ...of([0, 60, 20]), foodWhileDrinking: 4 as 3 },
      /foodWhileDrinking: 4/,
    ],
    ['an age that is no number', { ...of([0, 60, 20]), ageYears: NaN }, /ageYears.*NaN/],
    ['a height without end', { ...of([0, 60, 20]), heightCm: Infinity }, /heightCm.*Infinity/],
    ['a weight that is no number', { ...of([0, 60, 20]), weightKg: NaN }, /weightKg.*NaN/],
    ['no limit, even of no sitting', { ...noSitting, limitPermille: NaN }, /limitPermille.*NaN/],
  ];

  it.each(cases)('is refused: %s', (_, input, message) => {
    expect(() => forecastDrinking(input)).toThrow(RangeError);
    expect(() => forecastDrinking(input)).toThrow(message);
  });
});
