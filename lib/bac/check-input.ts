import { maxLaterSittings } from './constants';
import type { CalculationInput, Drink, PlacedInput, Sitting } from './types';

/** All sittings of an input, including the first. */
export function sittingsOf(input: CalculationInput): readonly Sitting[] {
  return [input, ...(input.laterSittings ?? [])];
}

function refuse(what: string, value: unknown): never {
  throw new RangeError(`${what}: ${String(value)}`);
}

/**
 * Rejects an invalid drink, which would otherwise be ignored silently like one without alcohol.
 * @throws {RangeError} naming the field and its value
 */
export function checkDrink({ ml, percent }: Drink): void {
  if (!Number.isFinite(ml) || ml < 0) refuse('Drink with an impossible volume in ml', ml);
  if (!(percent >= 0 && percent <= 100)) refuse('Drink with an impossible percent', percent);
}

/**
 * Rejects values that only a programming error can cause. User input is bounded elsewhere, and
 * absurd but finite amounts are allowed.
 * @throws {RangeError} naming the field and its value
 */
export function checkInput(input: CalculationInput): void {
  const { timeFormat, laterSittings } = input;
  if (timeFormat !== undefined && timeFormat !== 12 && timeFormat !== 24) {
    refuse('Unknown time format (12 or 24)', timeFormat);
  }
  if (laterSittings && laterSittings.length > maxLaterSittings) {
    refuse(`More than ${maxLaterSittings} later sittings`, laterSittings.length);
  }
  for (const sitting of sittingsOf(input)) sitting.drinks.forEach(checkDrink);
}

/**
 * Like `checkInput`, for sittings that are already on a time line.
 * @throws {RangeError} naming the field and its value
 */
export function checkPlaced(input: PlacedInput): void {
  const { gender, foodWhileDrinking, sittings } = input;
  if (gender !== 0 && gender !== 1) refuse('Unknown gender (0 male, 1 female)', gender);
  if (![0, 1, 2, 3].includes(foodWhileDrinking)) {
    refuse('Unknown food type (0 to 3)', foodWhileDrinking);
  }
  for (const field of ['ageYears', 'heightCm', 'weightKg', 'limitPermille'] as const) {
    if (!Number.isFinite(input[field])) refuse(`${field} is not a finite number`, input[field]);
  }
  let previousMin = 0;
  sittings.forEach(({ startMin, finishMin, grams }, i) => {
    if (i === 0 && startMin !== 0) refuse('The first sitting does not begin at minute 0', startMin);
    if (!(startMin >= previousMin)) refuse('Sittings out of order', startMin);
    if (!(finishMin > startMin && Number.isFinite(finishMin)))
      refuse('Sitting of no length', finishMin);
    if (!(grams > 0 && Number.isFinite(grams))) refuse('Sitting without alcohol', grams);
    previousMin = startMin;
  });
}
