import type { CurveName, FoodWhileDrinking } from './types';

/** Density of ethanol at 20 °C, g/ml (spec section 9). */
export const ethanolGramsPerMl = 0.789;

/** Density of blood, kg/l; converts g/kg to g/l (Widmark; spec section 9). */
export const bodyWaterConversion = 1.055;

/** Permille per mg/l of breath: the blood-to-breath ratio 2100 (spec section 9). */
export const permillePerMgPerL = 2.1;

/** Fraction of the alcohol that reaches the blood, by `FoodWhileDrinking` (spec section 9). */
export const foodFactors: Record<FoodWhileDrinking, number> = { 0: 0.98, 1: 0.93, 2: 0.9, 3: 0.8 };

/** Parameters of a curve. */
export interface CurveRule {
  /** Multiplies the alcohol in the blood; no unit. */
  c0Factor: number;
  /** Permille per hour, for the whole body rather than per drink. */
  eliminationPermillePerHour: number;
  /** Slow drinking has a minimum level; see `floor-curve.ts`. */
  hasSlowDrinkingFloor: boolean;
}

/**
 * 0.15 permille per hour is the rate of the spec. The parameters of the optimistic and the cautious curve
 * were chosen with the measured curves in `tests/fixtures/measured`; `npm run validate` counts how
 * often the cautious time was late enough.
 */
export const curveRules: Record<CurveName, CurveRule> = {
  optimistic: { c0Factor: 0.85, eliminationPermillePerHour: 0.2, hasSlowDrinkingFloor: false },
  likely: { c0Factor: 1, eliminationPermillePerHour: 0.15, hasSlowDrinkingFloor: false },
  cautious: { c0Factor: 1.15, eliminationPermillePerHour: 0.12, hasSlowDrinkingFloor: true },
};

/** Window of drinking that the floor curve counts, minutes (chosen with the same curves). */
export const floorWindowMin = 60;

/**
 * Minutes after a drink during which its alcohol may still be absorbed. In the drinking studies
 * absorption took 42 ± 31 minutes after the last drink; 75 is a cautious choice. The cautious times
 * include this wait, and the cautious curve of a measured level only falls after it.
 */
export const absorptionAfterLastDrinkMin = 75;

/** Assumed duration of one more drink after the last finish, minutes (a drink without haste). */
export const oneMoreMin = 20;

/** Minutes between two samples (spec section 9). */
export const sampleStepMin = 30;

/** Maximum length of the list of samples, minutes: seven days, for absurd entries. */
export const maxSampledMin = 7 * 24 * 60;

/** Minutes that a sitting with equal start and finish counts for (spec section 9). */
export const zeroLengthSittingMin = 60;

/** Maximum number of sittings after the first one. */
export const maxLaterSittings = 5;

/**
 * Maximum minutes from the first start to the last finish: three days, a festival without a sober
 * hour. Nothing that was measured says how bodies cope with more.
 */
export const maxSpanMin = 72 * 60;

/** A level is over a limit if it exceeds it by more than this, permille (floating-point error). */
export const limitTolerancePermille = 1e-9;

/** A time is rounded up if it exceeds a minute by more than this, minutes (floating point). */
export const minuteTolerance = 1e-6;

/** A sample at or below this is zero, permille: what `minuteTolerance` can leave (0.2/60 x 1e-6). */
export const zeroTolerancePermille = 1e-8;
