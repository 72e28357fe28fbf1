import type { UnitSystem } from './model';

/** One pound in kilograms, exact by definition (spec section 9; NIST SP 811). */
export const KG_PER_LB = 0.45359237;
/** One inch in centimetres, exact by definition (spec section 9). */
export const CM_PER_IN = 2.54;
/** Inches per foot (spec section 9). */
export const IN_PER_FT = 12;
/** Pounds per stone (UK Weights and Measures Act 1985, schedule 1). */
export const LB_PER_STONE = 14;

/**
 * The clock of a unit system: 24 hours for metric, 12 for imperial (spec section 4).
 * @throws 'Invalid unit system' for anything else (spec section 8)
 */
export function timeFormatOf(unitSystem: UnitSystem): 12 | 24 {
  if (unitSystem === 'metric') return 24;
  if (unitSystem === 'imperial') return 12;
  throw new Error('Invalid unit system');
}
