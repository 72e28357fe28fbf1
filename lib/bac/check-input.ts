import { mostLaterSittings } from './constants';
import type { CalculationInput, Sitting } from './types';

/** The sittings of an input, the first one first. */
export function sittingsOf(input: CalculationInput): readonly Sitting[] {
  return [input, ...(input.laterSittings ?? [])];
}

/**
 * Refuses what only a mistake in the program can send. What a visitor can type is bounded
 * elsewhere, and an absurd but finite amount is answered.
 * @throws {RangeError} naming the field and its value
 */
export function checkInput(input: CalculationInput): void {
  const { gender, foodWhileDrinking, timeFormat, laterSittings } = input;
  const refuse = (what: string, value: unknown): never => {
    throw new RangeError(`${what}: ${String(value)}`);
  };
  if (gender !== 0 && gender !== 1) refuse('Unknown gender (0 male, 1 female)', gender);
  if (![0, 1, 2, 3].includes(foodWhileDrinking)) {
    refuse('Unknown food type (0 to 3)', foodWhileDrinking);
  }
  if (timeFormat !== undefined && timeFormat !== 12 && timeFormat !== 24) {
    refuse('Unknown time format (12 or 24)', timeFormat);
  }
  for (const field of ['ageYears', 'heightCm', 'weightKg', 'legalDrivingLimitPermille'] as const) {
    if (!Number.isFinite(input[field])) refuse(`${field} is not a finite number`, input[field]);
  }
  if (laterSittings && laterSittings.length > mostLaterSittings) {
    refuse(`More than ${mostLaterSittings} later sittings`, laterSittings.length);
  }
  for (const { ml, percent } of sittingsOf(input).flatMap((sitting) => sitting.drinks)) {
    if (!Number.isFinite(ml) || ml < 0) refuse('Drink with an impossible volume in ml', ml);
    if (!(percent >= 0 && percent <= 100)) refuse('Drink with an impossible percent', percent);
  }
}
