import { bodyWaterLiters } from './body-water';
import { checkDrink, checkPlaced } from './check-input';
import { curveRules, oneMoreMin } from './constants';
import { driveAtMin, forecastOf } from './curve-times';
import { permilleOfGram } from './intake';
import { ceilMinutes } from './rounding';
import { gramsOf } from './sittings';
import { solveCurve } from './solve-curve';
import type { Drink, DrinkingForecast, PlacedInput } from './types';

/**
 * The level over time from drinks, with the range that covers most people: body water by Watson,
 * food factor, even drinking within each sitting, constant elimination. Empty if there is no sitting
 * or the body water is not above zero.
 * @throws {RangeError} for what only a programming error can send (check-input.ts)
 */
export function forecastDrinking(input: PlacedInput): DrinkingForecast {
  checkPlaced(input);
  const waterLiters = bodyWaterLiters(input);
  const isEmpty = input.sittings.length === 0 || waterLiters <= 0;
  const sittings = isEmpty ? [] : input.sittings;
  const grams = sittings.reduce((sum, sitting) => sum + sitting.grams, 0);
  const permillePerGram = isEmpty ? 0 : permilleOfGram(input.foodWhileDrinking, waterLiters);
  const solved = {
    curves: {
      optimistic: solveCurve(sittings, permillePerGram, curveRules.optimistic),
      likely: solveCurve(sittings, permillePerGram, curveRules.likely),
      cautious: solveCurve(sittings, permillePerGram, curveRules.cautious),
    },
    sittings,
    lastFinishMin: Math.max(0, ...sittings.map(({ finishMin }) => finishMin)),
  };
  return {
    ...forecastOf(solved, input.limitPermille, input.waitPermille),
    isEmpty,
    totalAlcoholGrams: grams,
    bodyWaterLiters: waterLiters,
    c0Permille: grams * permillePerGram,
  };
}

/**
 * The cautious drive time, whole minutes from the start, after one more drink, taken in the 20
 * minutes after the last finish, or from now on if that is later. It may be a seventh sitting.
 * @throws {RangeError} like `forecastDrinking`, for an invalid drink, and if nothing was drunk
 */
export function cautiousDriveAfterOneMore(input: PlacedInput, drink: Drink, nowMin = 0): number {
  checkPlaced(input);
  checkDrink(drink);
  const waterLiters = bodyWaterLiters(input);
  if (input.sittings.length === 0 || waterLiters <= 0)
    throw new RangeError('One more than nothing');
  const finishMin = Math.max(nowMin, ...input.sittings.map((sitting) => sitting.finishMin));
  const grams = gramsOf([drink]);
  const oneMore = { startMin: finishMin, finishMin: finishMin + oneMoreMin, grams };
  const sittings = grams > 0 ? [...input.sittings, oneMore] : input.sittings;
  const lastFinishMin = grams > 0 ? oneMore.finishMin : finishMin;
  const permillePerGram = permilleOfGram(input.foodWhileDrinking, waterLiters);
  const cautious = solveCurve(sittings, permillePerGram, curveRules.cautious);
  const solved = { curves: { optimistic: [], likely: [], cautious }, sittings, lastFinishMin };
  return ceilMinutes(driveAtMin(solved, 'cautious', input.waitPermille ?? input.limitPermille));
}
