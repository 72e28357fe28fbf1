import type { CurveName, FoodWhileDrinking } from './types';

/** g/ml, density of ethanol at 20 °C (specification, section 9). */
export const ethanolGramsPerMl = 0.789;

/** kg/l, density of blood, turns g/kg into g/l (Widmark; specification, section 9). */
export const bodyWaterConversion = 1.055;

/** Permille per mg/l of breath: the blood to breath ratio 2100 (specification, section 9). */
export const permillePerMgPerL = 2.1;

/** Share of the alcohol that reaches the blood, by food 0 to 3 (specification, section 9). */
export const foodFactors: Record<FoodWhileDrinking, number> = { 0: 0.98, 1: 0.93, 2: 0.9, 3: 0.8 };

/** How one curve differs from the average body. */
export interface CurveRule {
  /** Factor on the alcohol in the blood, no unit. */
  c0Factor: number;
  /** Permille per hour, for the whole body, never per drink. */
  eliminationPermillePerHour: number;
  /** Slow drinking never counts as nothing: see `floor-curve.ts`. */
  hasSlowDrinkingFloor: boolean;
}

/**
 * 0.15 permille per hour is the specification's rate. The two ends were chosen on the measured
 * curves of `tests/fixtures/measured`; how often the late time was enough is counted by
 * `npm run validate`.
 */
export const curveRules: Record<CurveName, CurveRule> = {
  early: { c0Factor: 0.85, eliminationPermillePerHour: 0.2, hasSlowDrinkingFloor: false },
  likely: { c0Factor: 1, eliminationPermillePerHour: 0.15, hasSlowDrinkingFloor: false },
  late: { c0Factor: 1.15, eliminationPermillePerHour: 0.12, hasSlowDrinkingFloor: true },
};

/** Minutes of drinking that the slow-drinking floor looks back on (chosen on the same curves). */
export const floorWindowMin = 60;

/**
 * Minutes after a drink during which its alcohol may still be on its way into the blood: in the
 * drinking studies absorption went on for 42 ± 31 minutes after the last drink, and 75 is a cautious
 * choice. The late times wait for it, and the late curve of a measured level begins to fall then.
 */
export const absorptionAfterLastDrinkMin = 75;

/** Minutes that one more drink takes, from the last finish on (a choice: a drink taken in no haste). */
export const oneMoreMin = 20;

/** Minutes between two samples (specification, section 9). */
export const sampleStepMin = 30;

/** Minutes after which the list of samples is cut: seven days, for absurd entries. */
export const longestSampledMin = 7 * 24 * 60;

/** Minutes a sitting of no length counts for (specification, section 9). */
export const shortestSittingMin = 60;

/** Sittings beside the first one. */
export const mostLaterSittings = 5;

/** Minutes from the first start to the last finish: one clock face, so that no day is ambiguous. */
export const longestSpanMin = 24 * 60;

/** Permille by which a level may pass a limit before it is over it: binary rounding, not alcohol. */
export const limitTolerancePermille = 1e-9;

/** Minutes by which a time may pass a whole minute before it is rounded up: binary rounding. */
export const minuteTolerance = 1e-6;

/** Permille at or under which a sample is zero: what `minuteTolerance` can leave (0.2/60 x 1e-6). */
export const zeroTolerancePermille = 1e-8;
