import { bodyWaterLiters } from './body-water';
import { checkInput, sittingsOf } from './check-input';
import { durationOf } from './clock';
import { curveRules } from './constants';
import { forecastOf } from './forecast';
import { intakesOf, permilleOf } from './intake';
import { roundHalfUp } from './rounding';
import { placeSittings, type Placement } from './sittings';
import { solveCurve } from './solve-curve';
import type { CalculationInput, CalculationResult, Curve, CurveName, PlacedSitting } from './types';

/** The curves of a body in which a gram makes so many permille. */
function solveCurves(
  sittings: readonly PlacedSitting[],
  permillePerGram: number,
): Record<CurveName, Curve> {
  const solve = (name: CurveName) => {
    const rule = curveRules[name];
    return solveCurve(intakesOf(sittings, permillePerGram * rule.c0Factor), rule);
  };
  return { early: solve('early'), likely: solve('likely'), late: solve('late') };
}

/** The sittings on their time line; none of them when the body could hold no alcohol. */
function placeInput(input: CalculationInput, waterLiters: number): Placement {
  const placement = placeSittings(sittingsOf(input));
  return waterLiters > 0 ? placement : { ...placement, sittings: [], lastFinishMin: 0 };
}

/**
 * Estimates the level of alcohol in the blood over time, with the range in which most bodies lie:
 * Watson's body water, food, even drinking within each sitting, constant elimination.
 * With nothing drunk the result is empty: both times are the start.
 * @throws {Error} 'Empty time string'
 * @throws {RangeError} for an unknown gender, food type or time format, a malformed time, a number
 *   that is not finite, a drink that cannot be, or too many sittings
 * @throws {SittingsTooLongError} when the sittings reach over more than 24 hours
 */
export function calculate(input: CalculationInput): CalculationResult {
  checkInput(input);
  const { gender, ageYears, heightCm, weightKg, timeFormat = 24 } = input;
  const { foodWhileDrinking, legalDrivingLimitPermille: limitPermille } = input;
  const waterLiters = bodyWaterLiters(gender, ageYears, heightCm, weightKg);
  const { startMinuteOfDay, sittings, lastFinishMin } = placeInput(input, waterLiters);
  const grams = sittings.reduce((sum, sitting) => sum + sitting.grams, 0);
  const isEmpty = sittings.length === 0;

  const permillePerGram = isEmpty ? 0 : permilleOf(1, foodWhileDrinking, waterLiters);
  const curves = solveCurves(sittings, permillePerGram);
  const forecast = forecastOf({
    curves,
    startMinuteOfDay,
    lastFinishMin,
    limitPermille,
    timeFormat,
  });
  const soberMin = forecast.timeUntilSober.minutesFromStart;

  return {
    ...forecast,
    ...(isEmpty && { items: [], itemsAreCapped: false }),
    isEmpty,
    totalAlcoholGrams: roundHalfUp(grams, 1),
    totalAlcoholGramsExact: grams,
    totalBodyWaterLiters: waterLiters,
    c0Permille: grams * permillePerGram,
    drinkingDuration: durationOf(lastFinishMin),
    totalSoberingDuration: durationOf(soberMin - lastFinishMin),
    totalDrinkingAndSoberingDuration: durationOf(soberMin),
    sittings,
  };
}
