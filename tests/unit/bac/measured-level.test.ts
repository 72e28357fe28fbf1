import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecastFromMeasured, h24Text, levelAt, type MeasuredLevel } from '@/lib/bac';

const runs = { numRuns: 1000 };
const noise = 1e-9;

const measured = (change: Partial<MeasuredLevel> = {}): MeasuredLevel => ({
  permille: 0.8,
  timeMeasured: '23:30',
  timeLastDrink: '23:10',
  legalDrivingLimitPermille: 0.5,
  ...change,
});

/** Whole minutes of drive and sober times of the three curves. */
function minutesOf(level: MeasuredLevel) {
  const { band, timeWhenCanDrive, timeUntilSober } = forecastFromMeasured(level);
  return {
    drive: [
      band.early.timeWhenCanDrive.minutesFromStart,
      timeWhenCanDrive.minutesFromStart,
      band.late.timeWhenCanDrive.minutesFromStart,
    ],
    sober: [
      band.early.timeUntilSober.minutesFromStart,
      timeUntilSober.minutesFromStart,
      band.late.timeUntilSober.minutesFromStart,
    ],
  };
}

/** Every number here is worked out by hand from the three rules; times are rounded up. */
describe('a measured level', () => {
  it('falls by 0.15 an hour; cautiously 15 percent higher, by 0.12, from an hour after the drink', () => {
    // early: 0.85 x 0.8 = 0.68; (0.68 - 0.5) / 0.20 h = 54 min; 0.68 / 0.20 h = 204 min.
    // likely: (0.8 - 0.5) / 0.15 h = 120 min; 0.8 / 0.15 h = 320 min.
    // late: 1.15 x 0.8 = 0.92; falls from 60 - 20 = 40 min on;
    //   40 + (0.92 - 0.5) / 0.12 h = 40 + 210 = 250 min; 40 + 0.92 / 0.12 h = 40 + 460 = 500 min.
    expect(minutesOf(measured())).toEqual({ drive: [54, 120, 250], sober: [204, 320, 500] });
  });

  it('starts at the measurement, which is its peak', () => {
    const forecast = forecastFromMeasured(measured());
    expect(forecast.peakPermilleExact).toBe(0.8);
    expect(forecast.peakAtMin).toBe(0);
    expect(forecast.firstStart).toBe('23:30');
    expect(forecast.sinceLastDrinkMin).toBe(20);
    // 23:30 and 250 minutes is 03:40 of the next day.
    expect(forecast.band.late.timeWhenCanDrive).toMatchObject({ h24: '03:40', dayOffset: 1 });
    // 23:30 and 120 minutes is 01:30.
    expect(forecast.timeWhenCanDrive).toMatchObject({ h24: '01:30', dayOffset: 1 });
    expect(forecast.items[0]).toMatchObject({ dtFromStartMin: 0, permille: 0.8, state: 0 });
    // 320 minutes: the first half hour at which nothing is left is 330.
    expect(forecast.items.at(-1)).toMatchObject({ dtFromStartMin: 330, permille: 0, state: 2 });
  });

  it('falls at once, even cautiously, an hour after the last drink', () => {
    // 0.92: (0.92 - 0.5) / 0.12 h = 210 min.
    expect(minutesOf(measured({ timeLastDrink: '22:30' })).drive[2]).toBe(210);
    expect(minutesOf(measured({ timeLastDrink: '22:31' })).drive[2]).toBe(211);
    expect(minutesOf(measured({ timeLastDrink: '12:00' })).drive[2]).toBe(210);
  });

  it('takes a last drink that is later on the clock for the evening before', () => {
    const level = measured({ timeMeasured: '00:20', timeLastDrink: '23:50' });
    expect(forecastFromMeasured(level).sinceLastDrinkMin).toBe(30);
    // 30 + 210 min.
    expect(minutesOf(level).drive[2]).toBe(240);
    const same = measured({ timeLastDrink: '23:30' });
    expect(forecastFromMeasured(same).sinceLastDrinkMin).toBe(0);
    // 60 + 210 min.
    expect(minutesOf(same).drive[2]).toBe(270);
  });

  it('under the limit is there at once, but cautiously only where 1.15 times the level is', () => {
    // 1.15 x 0.43 = 0.4945; 1.15 x 0.44 = 0.506, over 0.5 by 0.006: 0.006 / 0.12 h = 3 min.
    const under = { timeLastDrink: '20:00' };
    expect(minutesOf(measured({ ...under, permille: 0.43 })).drive).toEqual([0, 0, 0]);
    expect(minutesOf(measured({ ...under, permille: 0.44 })).drive).toEqual([0, 0, 3]);
  });

  it('waits until nothing is left under a limit of zero', () => {
    const { drive, sober } = minutesOf(measured({ legalDrivingLimitPermille: 0 }));
    expect(drive).toEqual(sober);
  });

  it.each([0, -0.1, NaN, Infinity])('that cannot be is refused: %s', (permille) => {
    expect(() => forecastFromMeasured(measured({ permille }))).toThrow(RangeError);
  });

  it('needs times and a limit', () => {
    expect(() => forecastFromMeasured(measured({ timeMeasured: '' }))).toThrow('Empty time string');
    expect(() => forecastFromMeasured(measured({ timeLastDrink: '24:00' }))).toThrow(RangeError);
    expect(() => forecastFromMeasured(measured({ legalDrivingLimitPermille: NaN }))).toThrow(
      RangeError,
    );
  });
});

const anyTime = fc.integer({ min: 0, max: 1439 }).map(h24Text);
const anyLevel: fc.Arbitrary<MeasuredLevel> = fc.record({
  permille: fc.integer({ min: 1, max: 999 }).map((steps) => steps / 100),
  timeMeasured: anyTime,
  timeLastDrink: anyTime,
  legalDrivingLimitPermille: fc.constantFrom(0, 0.2, 0.3, 0.5, 0.8),
});

describe('laws of a measured level', () => {
  it('early is never later than likely, likely never later than late', () => {
    fc.assert(
      fc.property(anyLevel, fc.integer({ min: 0, max: 2000 }), (level, atMin) => {
        const { drive, sober } = minutesOf(level);
        for (const minutes of [drive, sober]) {
          expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
        }
        const { curves } = forecastFromMeasured(level);
        const at = (name: 'early' | 'likely' | 'late') => levelAt(curves[name], atMin);
        expect(at('early')).toBeLessThanOrEqual(at('likely') + noise);
        expect(at('likely')).toBeLessThanOrEqual(at('late') + noise);
      }),
      runs,
    );
  });

  it('a higher value is never under the limit earlier', () => {
    fc.assert(
      fc.property(anyLevel, fc.integer({ min: 1, max: 500 }), (level, steps) => {
        const higher = minutesOf({ ...level, permille: level.permille + steps / 100 });
        const lower = minutesOf(level);
        higher.drive.forEach((minutes, i) =>
          expect(minutes).toBeGreaterThanOrEqual(lower.drive[i]!),
        );
        higher.sober.forEach((minutes, i) => expect(minutes).toBeGreaterThan(lower.sober[i]!));
      }),
      runs,
    );
  });

  it('a lower limit is never kept earlier', () => {
    fc.assert(
      fc.property(anyLevel, fc.integer({ min: 1, max: 30 }), (level, steps) => {
        const stricter = level.legalDrivingLimitPermille - steps / 100;
        const lower = minutesOf({ ...level, legalDrivingLimitPermille: stricter });
        const usual = minutesOf(level);
        lower.drive.forEach((minutes, i) =>
          expect(minutes).toBeGreaterThanOrEqual(usual.drive[i]!),
        );
      }),
      runs,
    );
  });

  it('only the cautious curve knows the last drink, and a later one never ends it earlier', () => {
    fc.assert(
      fc.property(anyLevel, fc.integer({ min: 0, max: 1438 }), (level, sinceMin) => {
        const [hours = 0, minutes = 0] = level.timeMeasured.split(':').map(Number);
        const before = (since: number) =>
          minutesOf({
            ...level,
            timeLastDrink: h24Text((hours * 60 + minutes - since + 1440) % 1440),
          });
        const [later, earlier] = [before(sinceMin), before(sinceMin + 1)];
        expect(later.drive.slice(0, 2)).toEqual(earlier.drive.slice(0, 2));
        expect(later.drive[2]).toBeGreaterThanOrEqual(earlier.drive[2]!);
        expect(later.sober[2]! - earlier.sober[2]!).toBe(sinceMin < 60 ? 1 : 0);
      }),
      runs,
    );
  });
});
