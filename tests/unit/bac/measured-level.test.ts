import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  forecastMeasured,
  isMeasuredAtLimit,
  levelAt,
  samplesOf,
  timesOf,
  type MeasuredLevel,
} from '@/lib/bac';
import { noise } from './arbitraries';
import { names, worstOver } from './curve-answers';
import { law } from '../law';

const measured = (change: Partial<MeasuredLevel> = {}): MeasuredLevel => ({
  permille: 0.8,
  sinceLastDrinkMin: 20,
  limitPermille: 0.5,
  ...change,
});

/** Whole minutes of drive and sober times: optimistic, likely, cautious. */
function minutesOf(level: MeasuredLevel) {
  const forecast = forecastMeasured(level);
  return {
    drive: names.map((name) => forecast[name].driveMin),
    sober: names.map((name) => forecast[name].soberMin),
  };
}

/** All expected numbers are computed by hand from the three rules; times are rounded up. */
describe('a measured level', () => {
  it.each([
    // 0.25 mg/L with the ratio 2000 of France; 0.1 + 0.2 is the floating-point value near 0.3.
    [(0.25 * 2000) / 1000, 0.5, true],
    [0.1 + 0.2, 0.3, true],
    [0.49, 0.5, false],
    [0.51, 0.5, false],
  ])('of %s is at the limit of %s: %s', (permille, limitPermille, isAtLimit) => {
    expect(isMeasuredAtLimit(forecastMeasured(measured({ permille, limitPermille })))).toBe(
      isAtLimit,
    );
  });

  it('starts at the measurement, which is its peak', () => {
    const forecast = forecastMeasured(measured());
    expect(forecast.likely.peakPermille).toBe(0.8);
    expect(forecast.optimistic.peakPermille).toBeCloseTo(0.68, 12);
    expect(forecast.cautious.peakPermille).toBeCloseTo(0.92, 12);
    expect(forecast.peakAtMin).toBe(0);
    expect(forecast.sinceLastDrinkMin).toBe(20);
    expect(forecast.limitPermille).toBe(0.5);
    // The drinks are unknown; only that drinking is over.
    expect(forecast.sittings).toEqual([]);
    expect(forecast.lastFinishMin).toBe(0);
    const { items, areCapped } = samplesOf(forecast);
    expect(items[0]).toMatchObject({ atMin: 0, permille: 0.8, state: 0 });
    // Zero at 320 minutes: the first half hour without alcohol is 330.
    expect(items.at(-1)).toMatchObject({ atMin: 330, permille: 0, state: 2 });
    expect(areCapped).toBe(false);
  });

  it.each([0, -0.1, NaN, Infinity])('that cannot be is refused: %s', (permille) => {
    expect(() => forecastMeasured(measured({ permille }))).toThrow(RangeError);
  });

  it('needs a last drink before it, and a limit', () => {
    for (const sinceLastDrinkMin of [-1, NaN]) {
      const attempt = () => forecastMeasured(measured({ sinceLastDrinkMin }));
      expect(attempt).toThrow(RangeError);
      expect(attempt).toThrow(`sinceLastDrinkMin: ${sinceLastDrinkMin}`);
    }
    for (const limitPermille of [NaN, Infinity]) {
      expect(() => forecastMeasured(measured({ limitPermille }))).toThrow(RangeError);
    }
  });
});

/** 1.2 permille measured two hours after the last sip: the level falls from the start. */
const afterWait = { permille: 1.2, sinceLastDrinkMin: 120, limitPermille: 0.3 };

describe('a level to wait for below the limit, as where any alcohol is forbidden', () => {
  it('gives the times of full clearance, and beside them those of the limit', () => {
    const forecast = forecastMeasured({ ...afterWait, waitPermille: 0 });
    // 1.2 / 0.15 = 8 h; 1.38 / 0.12 = 11.5 h.
    expect(forecast.likely.driveMin).toBe(480);
    expect(forecast.cautious.driveMin).toBe(690);
    // 0.9 / 0.15 = 6 h; 1.08 / 0.12 = 9 h.
    expect(forecast.limitMin).toEqual({ likely: 360, cautious: 540 });
    expect(forecast.limitPermille).toBe(0.3);
  });

  it('has no times beside them where the limit itself is waited for', () => {
    expect(forecastMeasured(afterWait)).toMatchObject({ waitPermille: 0.3, limitMin: null });
    expect(forecastMeasured(afterWait).cautious.driveMin).toBe(540);
    expect(forecastMeasured({ ...afterWait, limitPermille: 0 }).limitMin).toBeNull();
  });

  it('says so where the limit is never passed', () => {
    const low = forecastMeasured({ ...afterWait, permille: 0.2, waitPermille: 0 });
    expect(low.limitMin).toEqual({ likely: 0, cautious: 0 });
    // 0.23 / 0.12 = 1 h 55.
    expect(low.cautious.driveMin).toBe(115);
  });
});

const anyLevel: fc.Arbitrary<MeasuredLevel> = fc.record({
  permille: fc.integer({ min: 1, max: 999 }).map((steps) => steps / 100),
  sinceLastDrinkMin: fc.oneof(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 1439 })),
  limitPermille: fc.constantFrom(0, 0.1, 0.2, 0.3, 0.5, 0.8),
});

describe('laws of a measured level', () => {
  law(
    'optimistic is never later than likely, likely never later than cautious',
    [anyLevel],
    (level) => {
      const { drive, sober } = minutesOf(level);
      for (const minutes of [drive, sober]) {
        expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
      }
      const { curves, cautious } = forecastMeasured(level);
      const at = (name: 'optimistic' | 'likely' | 'cautious', atMin: number) =>
        levelAt(curves[name], atMin);
      const tooHigh = (t: number) =>
        Math.max(at('optimistic', t) - at('likely', t), at('likely', t) - at('cautious', t));
      expect(worstOver(cautious.soberMin, tooHigh)).toBeLessThan(noise);
    },
  );

  law(
    'a higher value is never under the limit earlier',
    [anyLevel, fc.integer({ min: 1, max: 500 })],
    (level, steps) => {
      const higher = minutesOf({ ...level, permille: level.permille + steps / 100 });
      const lower = minutesOf(level);
      higher.drive.forEach((minutes, i) => expect(minutes).toBeGreaterThanOrEqual(lower.drive[i]!));
      higher.sober.forEach((minutes, i) => expect(minutes).toBeGreaterThan(lower.sober[i]!));
    },
  );

  law(
    'a lower limit is never kept earlier',
    [anyLevel, fc.integer({ min: 1, max: 30 })],
    (level, steps) => {
      const stricter = level.limitPermille - steps / 100;
      const forecast = forecastMeasured(level);
      const lower = forecastMeasured({ ...level, limitPermille: stricter });
      for (const name of names) {
        expect(lower[name].driveMin).toBeGreaterThanOrEqual(forecast[name].driveMin);
        expect(timesOf(forecast, name, stricter)).toEqual(lower[name]);
      }
    },
  );

  law(
    'only the cautious curve knows the last drink, and a later one never ends it earlier',
    [anyLevel, fc.integer({ min: 0, max: 1438 })],
    (level, sinceMin) => {
      const before = (sinceLastDrinkMin: number) => minutesOf({ ...level, sinceLastDrinkMin });
      for (const since of [sinceMin, sinceMin % 80]) {
        const [later, earlier] = [before(since), before(since + 1)];
        expect(later.drive.slice(0, 2)).toEqual(earlier.drive.slice(0, 2));
        expect(later.sober.slice(0, 2)).toEqual(earlier.sober.slice(0, 2));
        expect(later.drive[2]).toBeGreaterThanOrEqual(earlier.drive[2]!);
        expect(later.sober[2]! - earlier.sober[2]!).toBe(since < 75 ? 1 : 0);
      }
    },
  );

  law('every time is the one of its rule', [anyLevel], (level) => {
    const { permille, sinceLastDrinkMin, limitPermille } = level;
    const forecast = forecastMeasured(level);
    const waitMin = Math.max(0, 75 - sinceLastDrinkMin);
    for (const [name, factor, perHour, fromMin] of [
      ['optimistic', 0.85, 0.2, 0],
      ['likely', 1, 0.15, 0],
      ['cautious', 1.15, 0.12, waitMin],
    ] as const) {
      const fallsTo = (to: number) => fromMin + ((factor * permille - to) / perHour) * 60;
      const isOver = factor * permille > limitPermille + 1e-9;
      const drive = isOver ? fallsTo(Math.max(0, limitPermille)) : 0;
      expect(forecast[name].driveMin).toBe(Math.max(0, Math.ceil(drive - 1e-6)));
      expect(forecast[name].soberMin).toBe(Math.ceil(fallsTo(0) - 1e-6));
    }
  });
});
