import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecastDrinking, levelAt, soberAtMin } from '@/lib/bac';
import { anyShare, dayOf, noise, placedOf, type Day } from './arbitraries';
import { answersOf, names, sidesOf, worstOver } from './curve-answers';
import { simulate, simulatedRules } from './minute-simulation';
import { law } from '../law';

/** What the calculation of the same sittings says: forecast-drinking.test.ts. */
const solved = (day: Day) => forecastDrinking(placedOf(day));

describe('laws of several sittings', () => {
  it('all three curves equal a simulation minute by minute', () => {
    let jumps = 0;
    fc.assert(
      fc.property(dayOf(1, 6), (day) => {
        const result = solved(day);
        const { curves, sittings, c0Permille, totalAlcoholGrams } = result;
        for (const name of names) {
          const minutes = Math.ceil(soberAtMin(result, name)) + 1;
          const perGram = c0Permille / totalAlcoholGrams;
          const simulated = simulate(sittings, perGram, simulatedRules[name], minutes);
          const sidesAt = sidesOf(curves[name]);
          let worst = 0;
          for (let t = 0; t <= minutes; t++) {
            const { before, after } = sidesAt(t);
            const [wantedBefore, wantedAfter] = [simulated.before[t]!, simulated.after[t]!];
            worst = Math.max(worst, Math.abs(before - wantedBefore), Math.abs(after - wantedAfter));
            if (wantedAfter - wantedBefore > noise) jumps++;
          }
          expect(worst, name).toBeLessThan(noise);
        }
      }),
      { numRuns: 1000 },
    );
    expect(jumps, 'jumps of the cautious curve').toBeGreaterThan(20);
  });

  law(
    'splitting a sitting into two that touch changes nothing',
    [dayOf(1, 1), anyShare],
    (day, share) => {
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
      const one = solved(day);
      const two = solved({ ...day, stretches });
      for (const name of names) {
        const a = answersOf(one, name, day.person.legalDrivingLimitPermille);
        const b = answersOf(two, name, day.person.legalDrivingLimitPermille);
        expect(Math.abs(a.peak - b.peak)).toBeLessThan(noise);
        expect(Math.abs(a.sober - b.sober)).toBeLessThan(noise);
        expect(Math.abs(a.drive - b.drive)).toBeLessThan(noise);
        const [c, d] = [one.curves[name], two.curves[name]];
        const gap = (t: number) => Math.abs(levelAt(c, t) - levelAt(d, t));
        expect(worstOver(a.sober, gap)).toBeLessThan(noise);
      }
    },
  );

  law(
    'optimistic <= likely <= cautious at every moment, for peak, sober and drive',
    [dayOf(1, 6)],
    (day) => {
      const result = solved(day);
      const { optimistic, likely, cautious } = result.curves;
      const tooHigh = (t: number) =>
        Math.max(
          levelAt(optimistic, t) - levelAt(likely, t),
          levelAt(likely, t) - levelAt(cautious, t),
        );
      expect(worstOver(soberAtMin(result, 'cautious'), tooHigh)).toBeLessThan(noise);
      const [low, middle, high] = names.map((name) =>
        answersOf(result, name, day.person.legalDrivingLimitPermille),
      );
      for (const key of ['peak', 'sober', 'drive'] as const) {
        expect(low![key]).toBeLessThanOrEqual(middle![key] + noise);
        expect(middle![key]).toBeLessThanOrEqual(high![key] + noise);
      }
    },
  );

  law(
    'a sitting after the first is gone gives what it gives alone (optimistic and likely)',
    [dayOf(2, 2)],
    (day) => {
      const [first, second] = day.stretches;
      const alone = solved({ ...day, stretches: [first!] });
      fc.pre(soberAtMin(alone, 'likely') <= second!.startMin);
      const both = solved(day).curves;
      const result = solved({ ...day, stretches: [{ ...second!, startMin: 0 }] });
      for (const name of ['optimistic', 'likely'] as const) {
        const gap = (t: number) =>
          Math.abs(levelAt(both[name], second!.startMin + t) - levelAt(result.curves[name], t));
        expect(worstOver(soberAtMin(result, name), gap)).toBeLessThan(noise);
      }
    },
  );
});
