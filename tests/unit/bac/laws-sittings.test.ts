import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate, driveAtMin, levelAt, soberAtMin, type CalculationInput } from '@/lib/bac';
import { anyDay, anyShare, inputOf, noise, runs, type Day, type Stretch } from './arbitraries';
import { simulate, simulatedRules } from './minute-simulation';

const names = ['early', 'likely', 'late'] as const;

/** Peak, sober and drive of one curve, unrounded. */
function answersOf(input: CalculationInput, name: (typeof names)[number]) {
  const { curves, lastFinishMin } = calculate(input);
  const curve = curves[name];
  return {
    peak: Math.max(...curve.map((point) => point.permille)),
    sober: soberAtMin(curve),
    drive: driveAtMin(curve, input.legalDrivingLimitPermille, lastFinishMin),
  };
}

/** The largest amount by which `over(t)` is above zero, every five minutes through `lastMin`. */
function worstOver(lastMin: number, over: (t: number) => number): number {
  let worst = 0;
  for (let t = 0; t <= lastMin + 5; t += 5) worst = Math.max(worst, over(t));
  return worst;
}

const finishOf = (stretch: Stretch) => stretch.startMin + stretch.lengthMin;
const endsInTime = (day: Day) => Math.max(...day.stretches.map(finishOf)) <= 1440;
const fits = (minLength: number, maxLength: number) =>
  anyDay(minLength, maxLength).filter(endsInTime);

describe('laws of several sittings', () => {
  it('all three curves equal a simulation minute by minute', () => {
    fc.assert(
      fc.property(fits(1, 6), (day) => {
        const { curves, sittings, c0Permille, totalAlcoholGramsExact } = calculate(inputOf(day));
        for (const name of names) {
          const minutes = Math.ceil(soberAtMin(curves[name])) + 1;
          const perGram = c0Permille / totalAlcoholGramsExact;
          const simulated = simulate(sittings, perGram, simulatedRules[name], minutes);
          const worst = simulated.reduce(
            (most, level, t) => Math.max(most, Math.abs(level - levelAt(curves[name], t))),
            0,
          );
          expect(worst, name).toBeLessThan(noise);
        }
      }),
      runs,
    );
  });

  it('splitting a sitting into two that touch changes nothing', () => {
    fc.assert(
      fc.property(fits(1, 1), anyShare, (day, share) => {
        const [whole] = day.stretches;
        fc.pre(whole!.lengthMin > 1);
        const lengthMin = 1 + Math.floor(share * (whole!.lengthMin - 1));
        const part = (minutes: number) =>
          whole!.drinks.map((d) => ({ ...d, ml: (d.ml * minutes) / whole!.lengthMin }));
        const restMin = whole!.lengthMin - lengthMin;
        const stretches = [
          { startMin: 0, lengthMin, drinks: part(lengthMin) },
          { startMin: lengthMin, lengthMin: restMin, drinks: part(restMin) },
        ];
        const one = inputOf(day);
        const two = inputOf({ ...day, stretches });
        for (const name of names) {
          const a = answersOf(one, name);
          const b = answersOf(two, name);
          expect(Math.abs(a.peak - b.peak)).toBeLessThan(noise);
          expect(Math.abs(a.sober - b.sober)).toBeLessThan(noise);
          expect(Math.abs(a.drive - b.drive)).toBeLessThan(noise);
          const [c, d] = [calculate(one).curves[name], calculate(two).curves[name]];
          const gap = (t: number) => Math.abs(levelAt(c, t) - levelAt(d, t));
          expect(worstOver(a.sober, gap)).toBeLessThan(noise);
        }
      }),
      runs,
    );
  });

  it('adding a sitting never lowers peak, sober or drive as long as the origin stays', () => {
    fc.assert(
      fc.property(fits(2, 6), fc.nat(), (day, pick) => {
        const left = 1 + (pick % (day.stretches.length - 1));
        const isLast = left === day.stretches.length - 1;
        const fewer = inputOf({
          ...day,
          stretches: day.stretches.filter((_, i) => i !== left),
        });
        // The late curve takes its floor along at the end of a block (rules of sittings, section 2).
        // A sitting that joins two blocks removes that end, so there the law is not the rule's.
        for (const name of isLast ? names : (['early', 'likely'] as const)) {
          const less = answersOf(fewer, name);
          const more = answersOf(inputOf(day), name);
          expect(more.peak).toBeGreaterThanOrEqual(less.peak - noise);
          expect(more.sober).toBeGreaterThanOrEqual(less.sober - noise);
          expect(more.drive).toBeGreaterThanOrEqual(less.drive - noise);
        }
      }),
      runs,
    );
  });

  it('early <= likely <= late at every moment', () => {
    fc.assert(
      fc.property(fits(1, 6), (day) => {
        const { early, likely, late } = calculate(inputOf(day)).curves;
        const tooHigh = (t: number) =>
          Math.max(levelAt(early, t) - levelAt(likely, t), levelAt(likely, t) - levelAt(late, t));
        expect(worstOver(soberAtMin(late), tooHigh)).toBeLessThan(noise);
      }),
      runs,
    );
  });

  it('a sitting after the first is gone gives what it gives alone (early and likely)', () => {
    fc.assert(
      fc.property(fits(2, 2), (day) => {
        const [first, second] = day.stretches;
        const alone = inputOf({ ...day, stretches: [first!] });
        fc.pre(soberAtMin(calculate(alone).curves.likely) <= second!.startMin);
        const both = calculate(inputOf(day)).curves;
        const startMinute = day.startMinute + second!.startMin;
        const stretches = [{ ...second!, startMin: 0 }];
        const { curves } = calculate(inputOf({ ...day, startMinute, stretches }));
        for (const name of ['early', 'likely'] as const) {
          const gap = (t: number) =>
            Math.abs(levelAt(both[name], second!.startMin + t) - levelAt(curves[name], t));
          expect(worstOver(soberAtMin(curves[name]), gap)).toBeLessThan(noise);
        }
      }),
      runs,
    );
  });
});
