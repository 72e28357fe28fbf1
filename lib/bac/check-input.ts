import { maxLaterSittings } from './constants';
import type { CalculationInput, Drink, PlacedInput, Sitting } from './types';

/** All sittings of an input, including the first. */
export function sittingsOf(input: CalculationInput): readonly Sitting[] {
  return [input, ...(input.laterSittings ?? [])];
}

/** @throws {RangeError} naming the field and its value, which only a programming error can cause */
export function check(isValid: boolean, field: string, value: unknown): void {
  if (!isValid) throw new RangeError(`${field}: ${String(value)}`);
}

/** Rejects an invalid drink, which would otherwise be ignored silently like one without alcohol. */
function checkDrink({ ml, percent }: Drink): void {
  check(ml >= 0 && ml < Infinity, 'ml', ml);
  check(percent >= 0 && percent <= 100, 'percent', percent);
}

/** Absurd but finite amounts are allowed. */
export function checkInput(input: CalculationInput): void {
  const { timeFormat = 24, laterSittings = [] } = input;
  check(timeFormat === 12 || timeFormat === 24, 'timeFormat', timeFormat);
  check(laterSittings.length <= maxLaterSittings, 'laterSittings', laterSittings.length);
  for (const sitting of sittingsOf(input)) sitting.drinks.forEach(checkDrink);
}

/** For sittings that are already on a time line: in order, the first at minute 0. */
export function checkPlaced(input: PlacedInput): void {
  const { gender, foodWhileDrinking, sittings } = input;
  check([0, 1].includes(gender), 'gender', gender);
  check([0, 1, 2, 3].includes(foodWhileDrinking), 'foodWhileDrinking', foodWhileDrinking);
  for (const field of ['ageYears', 'heightCm', 'weightKg', 'limitPermille'] as const) {
    check(Number.isFinite(input[field]), field, input[field]);
  }
  let previousMin = 0;
  sittings.forEach(({ startMin, finishMin, grams }, i) => {
    check(i === 0 ? startMin === 0 : startMin >= previousMin, 'startMin', startMin);
    check(finishMin > startMin && finishMin < Infinity, 'finishMin', finishMin);
    check(grams > 0 && grams < Infinity, 'grams', grams);
    previousMin = startMin;
  });
}
