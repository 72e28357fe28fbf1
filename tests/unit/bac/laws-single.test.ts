import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate, driveAtMin, levelAt, soberAtMin, type CalculationInput } from '@/lib/bac';
import { anyDrink, anyEvening, noise, runs } from './arbitraries';

/** Unrounded answers of one evening. */
function answersOf(input: CalculationInput) {
  const result = calculate(input);
  const { curves, lastFinishMin } = result;
  const limit = input.legalDrivingLimitPermille;
  const timesOf = (curve: typeof curves.likely) => ({
    sober: soberAtMin(curve),
    drive: driveAtMin(curve, limit, lastFinishMin),
  });
  const times = timesOf(curves.likely);
  const range = { early: timesOf(curves.early), late: timesOf(curves.late) };
  return { ...result, ...times, range, peak: result.peakPermilleExact };
}

/** Moments of a curve, as shares of its length. */
const moments = Array.from({ length: 61 }, (_, i) => i / 60);

const law = (name: string, check: (evening: EveningWithLength) => void) =>
  it(name, () => fc.assert(fc.property(anyEvening, check), runs));
type EveningWithLength = CalculationInput & { startMinute: number; lengthMin: number };

describe('laws of one evening (engine rules, section 6)', () => {
  law('1: the level stays between zero and the peak, the peak under c0, and ends at zero', (e) => {
    const { curves, c0Permille, sober, peak } = answersOf(e);
    expect(peak).toBeLessThanOrEqual(c0Permille + noise);
    const levels = moments.map((share) => levelAt(curves.likely, share * sober));
    expect(Math.min(...levels)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...levels)).toBeLessThanOrEqual(peak);
    expect(levelAt(curves.likely, 0)).toBe(0);
    expect(levelAt(curves.likely, sober)).toBe(0);
    expect(levelAt(curves.likely, sober + 1)).toBe(0);
  });

  law(
    '2: sober = max(T, c0 / 0.15); drive is the start, or from T to sober, under the limit',
    (e) => {
      const { curves, c0Permille, sober, drive } = answersOf(e);
      expect(Math.abs(sober - Math.max(e.lengthMin, (c0Permille / 0.15) * 60))).toBeLessThan(noise);
      expect(drive).toBeLessThanOrEqual(sober);
      if (drive === 0) return;
      expect(drive).toBeGreaterThanOrEqual(e.lengthMin);
      const level = levelAt(curves.likely, drive);
      expect(level).toBeLessThanOrEqual(e.legalDrivingLimitPermille + noise);
    },
  );

  it('3: more grams never lower peak, sober or drive', () => {
    fc.assert(
      fc.property(anyEvening, anyDrink, (e, drink) => {
        const less = answersOf(e);
        const more = answersOf({ ...e, drinks: [...e.drinks, drink] });
        expect(more.peak).toBeGreaterThanOrEqual(less.peak - noise);
        expect(more.sober).toBeGreaterThanOrEqual(less.sober - noise);
        expect(more.drive).toBeGreaterThanOrEqual(less.drive - noise);
      }),
      runs,
    );
  });

  law('3: the order and the splitting of drinks, and drinks of nothing, change nothing', (e) => {
    const halves = e.drinks.flatMap(({ ml, percent }) => [
      { ml: ml / 2, percent },
      { ml, percent: percent / 2 },
    ]);
    const nothing = [
      { ml: 0, percent: 40 },
      { ml: 500, percent: 0 },
    ];
    const plain = answersOf(e);
    for (const drinks of [[...e.drinks].reverse(), halves, [...nothing, ...e.drinks]]) {
      const other = answersOf({ ...e, drinks });
      expect(Math.abs(other.peak - plain.peak)).toBeLessThan(noise);
      expect(Math.abs(other.sober - plain.sober)).toBeLessThan(noise);
      expect(Math.abs(other.drive - plain.drive)).toBeLessThan(noise);
    }
  });

  law('4: a heavier or taller person never has a higher peak or a later drive', (e) => {
    const { peak, drive } = answersOf(e);
    const { weightKg, heightCm } = e;
    for (const bigger of [{ weightKg: weightKg + 7 }, { heightCm: heightCm + 9 }]) {
      const other = answersOf({ ...e, ...bigger });
      expect(other.peak).toBeLessThanOrEqual(peak);
      expect(other.drive).toBeLessThanOrEqual(drive);
    }
  });

  law('4: an older man never has a lower peak, an older woman the same one', (e) => {
    const { peak } = answersOf(e);
    const older = answersOf({ ...e, ageYears: e.ageYears + 5 }).peak;
    if (e.gender === 1) expect(older).toBe(peak);
    else expect(older).toBeGreaterThanOrEqual(peak);
  });

  law('5: more food never raises peak or sober', (e) => {
    const [none, little, normal, lot] = ([0, 1, 2, 3] as const).map((foodWhileDrinking) =>
      answersOf({ ...e, foodWhileDrinking }),
    );
    for (const [less, more] of [
      [none!, little!],
      [little!, normal!],
      [normal!, lot!],
    ] as const) {
      expect(more.peak).toBeLessThanOrEqual(less.peak);
      expect(more.sober).toBeLessThanOrEqual(less.sober);
    }
  });

  law('5: a higher limit never means a later drive; with a limit of zero drive is sober', (e) => {
    const driveWith = (legalDrivingLimitPermille: number) =>
      answersOf({ ...e, legalDrivingLimitPermille }).drive;
    const drives = [0, 0.2, 0.5, 0.8, 1.5].map(driveWith);
    expect(drives[0]).toBe(answersOf(e).sober);
    drives.slice(1).forEach((drive, i) => expect(drive).toBeLessThanOrEqual(drives[i]!));
  });
});

describe('laws of the range', () => {
  law('8: early <= likely <= late for sober, drive and every level', (e) => {
    const { curves, sober, drive, range } = answersOf(e);
    expect(range.early.sober).toBeLessThanOrEqual(sober + noise);
    expect(sober).toBeLessThanOrEqual(range.late.sober + noise);
    expect(range.early.drive).toBeLessThanOrEqual(drive + noise);
    expect(drive).toBeLessThanOrEqual(range.late.drive + noise);
    const outOfOrder = moments.filter((share) => {
      const t = share * range.late.sober;
      const [early, likely] = [levelAt(curves.early, t), levelAt(curves.likely, t)];
      return early > likely + noise || likely > levelAt(curves.late, t) + noise;
    });
    expect(outOfOrder).toEqual([]);
  });
});
