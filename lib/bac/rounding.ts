import { minuteTolerance } from './constants';

/** Significant digits that are correct after floating-point arithmetic on a few terms. */
const meaningfulDigits = 13;

/**
 * Rounds a half up in decimal: 32.105 to 32.11, although the nearest binary number is slightly
 * less. Floating-point error is removed from the scaled value first.
 * @param decimals digits after the point, 0 or more
 */
export function roundHalfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const scaled = Number((value * scale).toPrecision(meaningfulDigits));
  return (Math.round(scaled) + 0) / scale; // + 0 turns -0 into 0
}

/** Rounds up, so that a waiting time is never too short; 180.0000000001 gives 180. */
export function ceilMinutes(minutes: number): number {
  return Math.max(0, Math.ceil(minutes - minuteTolerance));
}
