import type { DrinkType } from './model';

/** Inclusive bounds of a field. */
export interface Bounds {
  min: number;
  max: number;
}

/**
 * The bounds of all fields, from spec section 5; capacity from section 9 (links have 5001 values, 0
 * makes no sense); an own limit goes above all legal ones. Heights and weights are stored in
 * centimetres and kilograms, whose bounds include the imperial ones (91.44-241.3, 40.82-149.69).
 */
export const bounds = {
  ageYears: { min: 18, max: 100 },
  heightCm: { min: 90, max: 245 },
  heightIn: { min: 36, max: 95 },
  weightKg: { min: 40, max: 150 },
  weightLb: { min: 90, max: 330 },
  foodWhileDrinking: { min: 0, max: 3 },
  amount: { min: 0, max: 10000 },
  capacityMl: { min: 1, max: 5000 },
  ownLimitPermille: { min: 0, max: 2 },
} as const satisfies Record<string, Bounds>;

/** Percent by volume in the picker of each drink type (spec section 5: whole part, tenth). */
export const percentBounds = {
  beer: { min: 0, max: 15.9 },
  wine: { min: 0, max: 22.9 },
  vodka: { min: 0, max: 99 },
  other: { min: 0, max: 99 },
} as const satisfies Record<DrinkType, Bounds>;

/** Maximum days between the first entered sitting and another, of either sign. */
export const maxDayShift = 7;

/** Maximum number of saved sittings after the first, other kinds of drinks in them included. */
export const maxAddedSittings = 30;

/** Step of the time picker in minutes (spec section 9). */
export const pickerStepMin = 10;

/** The nearest value within the bounds. */
export function clamp(value: number, { min, max }: Bounds): number {
  return Math.min(Math.max(value, min), max);
}
