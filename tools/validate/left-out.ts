import { curveRules } from '@/lib/bac';
import { bodyWaterLiters } from '@/lib/bac/body-water';
import type { CurveRule } from '@/lib/bac/constants';
import { lastCrossing } from '@/lib/bac/curve';
import { permilleOfGram } from '@/lib/bac/intake';
import { solveCurve } from '@/lib/bac/solve-curve';
import { groupedBy, targets, type MeasuredCurve } from './measured-curves';

/** Cross-validation: cautious constants fitted to the other studies, tested on the one left out. */

type Trial = ReturnType<typeof tryOn>;
type Choice = Pick<CurveRule, 'c0Factor' | 'eliminationPermillePerHour'>;

/** The choices that are tried: factors, and permille per hour. */
const factors = Array.from({ length: 31 }, (_, i) => (100 + i) / 100);
const rates = [0.1, 0.11, 0.115, 0.12, 0.125, 0.13];

/** The levels that constants are chosen by, and the required share of times not after the cautious time. */
const deciding = targets.filter(({ name }) => name !== '0.8');
const minEnoughShare = 0.985;

function cautiousHoursTo(
  measured: MeasuredCurve,
  rule: CurveRule,
): (limitPermille: number) => number {
  const { grams, food, drinkingMin } = measured;
  const sittings = [{ startMin: 0, finishMin: drinkingMin, grams }];
  const curve = solveCurve(sittings, permilleOfGram(food, bodyWaterLiters(measured)), rule);
  return (limitPermille) => {
    const crossingMin = lastCrossing(curve, limitPermille);
    return crossingMin === null ? 0 : Math.max(drinkingMin, crossingMin) / 60;
  };
}

/** Results of a choice of constants for a measured person, without the wait. */
function tryOn(measured: MeasuredCurve, choice: Choice) {
  const hoursTo = cautiousHoursTo(measured, { ...curveRules.cautious, ...choice });
  const timesTo = (levels: readonly (typeof targets)[number][]) => {
    const times = levels.flatMap(({ name, limitPermille }) => {
      const hours = measured.hoursTo[name];
      return hours === null ? [] : [hours <= hoursTo(limitPermille)];
    });
    /** Number of measured times, and of those that are not after the cautious time. */
    return { times: times.length, enough: times.filter(Boolean).length };
  };
  return {
    study: measured.study,
    ...timesTo(targets),
    deciding: timesTo(deciding),
    /** Hours of the cautious time to 0.2; 0 if the level is never above it. */
    hoursTo02: hoursTo(0.2),
  };
}

const sumOf = (trials: readonly Trial[], of: (trial: Trial) => number) =>
  trials.reduce((sum, trial) => sum + of(trial), 0);

/** The shortest mean cautious time that is late enough often enough. @throws {Error} when none is */
function bestOf(all: readonly { choice: Choice; trials: readonly Trial[] }[]): Choice {
  const able = all.filter(
    ({ trials }) =>
      sumOf(trials, ({ deciding }) => deciding.enough) >=
      minEnoughShare * sumOf(trials, ({ deciding }) => deciding.times),
  );
  const hours = (trials: readonly Trial[]) => sumOf(trials, ({ hoursTo02 }) => hoursTo02);
  const [best] = able.sort((a, b) => hours(a.trials) - hours(b.trials));
  if (!best) throw new Error('No constants are enough often enough');
  return best.choice;
}

/** Each study with the constants fitted to the others, and their results for it. */
export function leaveOneStudyOut(curves: readonly MeasuredCurve[]) {
  const choices = factors.flatMap((c0Factor) =>
    rates.map((eliminationPermillePerHour) => ({ c0Factor, eliminationPermillePerHour })),
  );
  const all = choices.map((choice) => ({
    choice,
    trials: curves.map((measured) => tryOn(measured, choice)),
  }));
  return [...groupedBy(curves, ({ study }) => study).entries()].map(([study, own]) => {
    const others = all.map(({ choice, trials }) => ({
      choice,
      trials: trials.filter((trial) => trial.study !== study),
    }));
    const choice = bestOf(others);
    const tried = own.map((measured) => tryOn(measured, choice));
    const enough = sumOf(tried, ({ enough }) => enough);
    return { study, ...choice, enough, times: sumOf(tried, ({ times }) => times) };
  });
}
