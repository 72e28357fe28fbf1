import { fromBase62, toBase62 } from '@/lib/share/base62';
import { capacityOf } from '@/lib/share/mixed-radix';

const drink = [1001, 5001, 10001];
const drinks = [...drink, ...drink, ...drink, ...drink];

/** The sizes of the specification, written out once more: of a calculation, and of a later sitting. */
export const sizes = [2, 2, 121, 5001, 301, 2360, 2360, 4, ...drinks];
export const laterSizes = [2360, 2360, ...drinks];

/** Of a measurement: system, unit, steps, both times. */
export const measurementSizes = [2, 16, 1000, 2360, 2360];

/** The first number that does not fit below the day of a calculation with so many later sittings. */
export const belowDay = (laterCount: number) =>
  capacityOf(sizes) * 6n * capacityOf(laterSizes) ** BigInt(laterCount);

/** The same, below the check. */
export const belowCheck = (laterCount: number) => belowDay(laterCount) * 36_526n;

/** The first number that does not fit below the check of a measurement. */
export const belowMeasurementCheck = capacityOf(measurementSizes) * 677n * 36_526n;

/** The code of a calculation as it was before there were checks; the day, if any, stays. */
export function withoutCheck(code: string, laterCount: number): string {
  return toBase62(fromBase62(code)! % belowCheck(laterCount));
}

/** The same of a measurement. */
export function measurementWithoutCheck(code: string): string {
  return `0${toBase62(fromBase62(code.slice(1))! % belowMeasurementCheck)}`;
}
