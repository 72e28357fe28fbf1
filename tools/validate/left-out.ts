import { curveRules } from '@/lib/bac';
import { bodyWaterLiters } from '@/lib/bac/body-water';
import type { CurveRule } from '@/lib/bac/constants';
import { lastCrossing } from '@/lib/bac/curve';
import { intakesOf, permilleOf } from '@/lib/bac/intake';
import { solveCurve } from '@/lib/bac/solve-curve';
import { groupedBy, targets, type MeasuredCurve } from './measured-curves';

/** Cross-validation: cautious constants fitted to the other studies, tested on the one left out. */

type Trial = ReturnType<typeof tryOn>;
type Choice = Pick<CurveRule, 'c0Factor' | 'eliminationPermillePerHour'>;

/** The choices that are tried: factors, and permille per hour. */
const factors = Array.from({ length: 31 }, (_, i) => (100 + i) / 100);
const rates = [0.1, 0.11, 0.115, 0.12, 0.125, 0.13];

/** The levels whose times count, and the required share of times not after the cautious time. */
const counted = targets.filter(({ name }) => name !== '0.8');
const minEnoughShare = 0.985;

function cautiousHoursTo(
  measured: MeasuredCurve,
  rule: CurveRule,
): (limitPermille: number) => number {
  const { grams, food, drinkingMin } = measured;
  const factor = permilleOf(1, food, bodyWaterLiters(measured)) * rule.c0Factor;
  const curve = solveCurve(
    intakesOf([{ startMin: 0, finishMin: drinkingMin, grams }], factor),
    rule,
  );
  return (limitPermille) => {
    const crossingMin = lastCrossing(curve, limitPermille);
    return crossingMin === null ? 0 : Math.max(drinkingMin, crossingMin) / 60;
  };
}

/** Results of a choice of constants for a measured person, without the wait. */
function tryOn(measured: MeasuredCurve, choice: Choice) {
  const hoursTo = cautiousHoursTo(measured, { ...curveRules.cautious, ...choice });
  const times = counted.flatMap(({ name, limitPermille }) => {
    const hours = measured.hoursTo[name];
    return hours === null ? [] : [hours <= hoursTo(limitPermille)];
  });
  return {
    study: measured.study,
    /** Number of measured times that are not after the cautious time. */
    enough: times.filter(Boolean).length,
    times: times.length,
    /** Hours of the cautious time to 0.2; 0 if the level is never above it. */
    hoursTo02: hoursTo(0.2),
  };
}

const sumOf = (trials: readonly Trial[], key: 'enough' | 'times' | 'hoursTo02') =>
  trials.reduce((sum, trial) => sum + trial[key], 0);

/** The shortest mean cautious time that is late enough often enough. @throws {Error} when none is */
function bestOf(all: readonly { choice: Choice; trials: readonly Trial[] }[]): Choice {
  const able = all.filter(
    ({ trials }) => sumOf(trials, 'enough') >= minEnoughShare * sumOf(trials, 'times'),
  );
  const [best] = able.sort((a, b) => sumOf(a.trials, 'hoursTo02') - sumOf(b.trials, 'hoursTo02'));
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
    return { study, ...choice, enough: sumOf(tried, 'enough'), times: sumOf(tried, 'times') };
  });
}
