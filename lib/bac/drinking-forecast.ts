import { bodyWaterLiters } from './body-water';
import { checkPlaced } from './check-input';
import { curveRules } from './constants';
import { forecastOf } from './curve-times';
import { permilleOfGram } from './intake';
import { solveCurve } from './solve-curve';
import type { DrinkingForecast, PlacedInput } from './types';

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
