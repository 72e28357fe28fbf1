import { minuteTolerance } from './constants';

/** Digits that binary arithmetic on a handful of terms keeps; what lies beyond is noise. */
const meaningfulDigits = 13;

/**
 * Rounds as one does on paper: 32.105 to 32.11, although the nearest binary number is a little
 * less. The scaled value is first cleaned of binary noise, then a half goes up.
 * @param decimals digits after the point, 0 or more
 */
export function roundHalfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const scaled = Number((value * scale).toPrecision(meaningfulDigits));
  return (Math.round(scaled) + 0) / scale; // + 0: minus zero becomes zero
}

/** Whole minutes, rounded up: a waiting time is never cut short. 180.0000000001 is 180. */
export function ceilMinutes(minutes: number): number {
  return Math.max(0, Math.ceil(minutes - minuteTolerance));
}
