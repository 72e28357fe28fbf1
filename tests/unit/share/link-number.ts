import { fromBase62, toBase62 } from '@/lib/share/base62';
import { capacityOf } from '@/lib/share/mixed-radix';

const drink = [1001, 5001, 10001];
const drinks = [...drink, ...drink, ...drink, ...drink];

/**
 * The field sizes of the specification, repeated independently of the code: of a calculation and of
 * a later sitting.
 */
export const sizes = [2, 2, 121, 5001, 301, 2360, 2360, 4, ...drinks];
export const laterSizes = [2360, 2360, ...drinks];

/** Field sizes of a measurement: system, unit, steps, both times. */
export const measurementSizes = [2, 16, 1000, 2360, 2360];

/**
 * The first number that is too large to be below the day of a calculation. @param laterCount number
 * of later sittings
 */
export const belowDay = (laterCount: number) =>
  capacityOf(sizes) * 6n * capacityOf(laterSizes) ** BigInt(laterCount);

/** The first number that is too large to be below the check of a calculation. */
export const belowCheck = (laterCount: number) => belowDay(laterCount) * 36_526n;

/** The first number that is too large to be below the check of a measurement. */
export const belowMeasurementCheck = capacityOf(measurementSizes) * 677n * 36_526n;

/** The code of a calculation without its check, as in old links; a day stays. */
export function withoutCheck(code: string, laterCount: number): string {
  return toBase62(fromBase62(code)! % belowCheck(laterCount));
}

/** The code of a measurement without its check. */
export function measurementWithoutCheck(code: string): string {
  return `0${toBase62(fromBase62(code.slice(1))! % belowMeasurementCheck)}`;
}
