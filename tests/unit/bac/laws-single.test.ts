import { describe, expect } from 'vitest';
import { calculate, levelAt } from '@/lib/bac';
import { anyDrink, anyEvening, forecastOf, noise, type AnyEvening } from './arbitraries';
import { answersOf as answersOfCurve, expectNoneLower, names } from './curve-answers';
import { law } from '../law';

/** Unrounded answers of one evening: those of the likely curve, and those of all three. */
function answersOf(e: AnyEvening) {
  const forecast = forecastOf(e);
  const of = (name: (typeof names)[number]) =>
    answersOfCurve(forecast, name, e.legalDrivingLimitPermille);
  const all = { optimistic: of('optimistic'), likely: of('likely'), cautious: of('cautious') };
  return { ...forecast, ...all.likely, all };
}

const lawOfEvenings = (name: string, check: (e: AnyEvening) => void) =>
  law(name, [anyEvening], check);

/** Moments of a curve, as shares of its length. */
const moments = Array.from({ length: 61 }, (_, i) => i / 60);

describe('laws of one evening (engine rules, section 6)', () => {
  lawOfEvenings(
    '1: the level stays between zero and the peak, the peak under c0, and ends at zero',
    (e) => {
      const { curves, c0Permille, sober, peak } = answersOf(e);
      // By clock times it is the same: the other laws ask the forecast, which needs no samples.
      expect(calculate(e)).toMatchObject({ curves, c0Permille });
      expect(peak).toBeLessThanOrEqual(c0Permille + noise);
      const levels = moments.map((share) => levelAt(curves.likely, share * sober));
      expect(Math.min(...levels)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...levels)).toBeLessThanOrEqual(peak);
      expect(levelAt(curves.likely, 0)).toBe(0);
      expect(levelAt(curves.likely, sober)).toBe(0);
      expect(levelAt(curves.likely, sober + 1)).toBe(0);
    },
  );

  lawOfEvenings(
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

  lawOfEvenings(
    'cautious: the floor of slow drinking at its peak, and the wait at its times',
    (e) => {
      const { all, c0Permille } = answersOf(e);
      const hours = e.lengthMin / 60;
      const drunk = 1.15 * c0Permille;
      const floor = Math.min((drunk / hours) * Math.min(hours, 1), 0.12);
      const peak = Math.max(0, drunk - 0.12 * hours, floor);
      const untilMin = (permille: number) =>
        e.lengthMin + Math.max(((peak - permille) / 0.12) * 60, 75);
      expect(Math.abs(all.cautious.peak - peak)).toBeLessThan(noise);
      expect(Math.abs(all.cautious.sober - untilMin(0))).toBeLessThan(noise);
      const limit = e.legalDrivingLimitPermille;
      const drive = limit === 0 || peak > limit + 1e-9 ? untilMin(limit) : 0;
      expect(Math.abs(all.cautious.drive - drive)).toBeLessThan(noise);
    },
  );

  law('3: more grams never lower peak, sober or drive', [anyEvening, anyDrink], (e, drink) => {
    const less = answersOf(e).all;
    const more = answersOf({ ...e, drinks: [...e.drinks, drink] }).all;
    for (const name of names) expectNoneLower(more[name], less[name], noise, name);
  });

  lawOfEvenings(
    '3: the order and the splitting of drinks, and drinks of nothing, change nothing',
    (e) => {
      const halves = e.drinks.flatMap(({ ml, percent }) => [
        { ml: ml / 2, percent },
        { ml, percent: percent / 2 },
      ]);
      const nothing = [
        { ml: 0, percent: 40 },
        { ml: 500, percent: 0 },
      ];
      const plain = answersOf(e).all;
      for (const drinks of [[...e.drinks].reverse(), halves, [...nothing, ...e.drinks]]) {
        const other = answersOf({ ...e, drinks }).all;
        for (const name of names) {
          expectNoneLower(other[name], plain[name], noise, name);
          expectNoneLower(plain[name], other[name], noise, name);
        }
      }
    },
  );

  lawOfEvenings('4: a heavier or taller person never has a higher peak or a later drive', (e) => {
    const { peak, drive, all } = answersOf(e);
    const { weightKg, heightCm } = e;
    for (const bigger of [{ weightKg: weightKg + 7 }, { heightCm: heightCm + 9 }]) {
      const other = answersOf({ ...e, ...bigger });
      expect(other.peak).toBeLessThanOrEqual(peak);
      expect(other.drive).toBeLessThanOrEqual(drive);
      for (const name of names) expectNoneLower(all[name], other.all[name], noise, name);
    }
  });

  lawOfEvenings('4: an older man never has a lower peak, an older woman the same one', (e) => {
    const { peak } = answersOf(e);
    const older = answersOf({ ...e, ageYears: e.ageYears + 5 }).peak;
    if (e.gender === 1) expect(older).toBe(peak);
    else expect(older).toBeGreaterThanOrEqual(peak);
  });

  lawOfEvenings('5: more food never raises peak or sober', (e) => {
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
      for (const name of names) expectNoneLower(less.all[name], more.all[name], noise, name);
    }
  });

  lawOfEvenings(
    '5: a higher limit never means a later drive; with a limit of zero drive is sober',
    (e) => {
      const answersWith = (legalDrivingLimitPermille: number) =>
        answersOf({ ...e, legalDrivingLimitPermille }).all;
      const answers = [-0.1, 0, 0.05, 0.1, 0.2, 0.5, 0.8, 1.5].map(answersWith);
      for (const name of names) {
        const drives = answers.map((all) => all[name].drive);
        const { sober } = answers[0]![name];
        expect(drives.slice(0, 2)).toEqual([sober, sober]);
        drives.slice(1).forEach((drive, i) => expect(drive).toBeLessThanOrEqual(drives[i]!));
      }
    },
  );
});

describe('laws of the range', () => {
  lawOfEvenings(
    '8: optimistic <= likely <= cautious for peak, sober, drive and every level',
    (e) => {
      const { curves, all } = answersOf(e);
      expectNoneLower(all.likely, all.optimistic, noise, 'likely, optimistic');
      expectNoneLower(all.cautious, all.likely, noise, 'cautious, likely');
      const outOfOrder = moments.filter((share) => {
        const t = share * all.cautious.sober;
        const [optimistic, likely] = [levelAt(curves.optimistic, t), levelAt(curves.likely, t)];
        return optimistic > likely + noise || likely > levelAt(curves.cautious, t) + noise;
      });
      expect(outOfOrder).toEqual([]);
    },
  );
});
