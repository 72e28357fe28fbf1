import { leadingNumber, parseTypedNumber } from '../typed-number';
import type { WheelOption } from './wheel-selection';

/**
 * The row for typed characters: one with the same number (5 finds 05 and 5 cm), else the first one whose
 * name starts with them.
 * @param typed the characters typed without a pause
 * @returns null if none matches
 */
export function rowForTyped(options: readonly WheelOption[], typed: string): number | null {
  const text = typed.trim().toLowerCase();
  if (text === '') return null;
  const names = options.map(({ name }) => name.trim().toLowerCase());
  const number = parseTypedNumber(text, 0);
  const same = names.findIndex((name) => leadingNumber(name) === number);
  const found = same >= 0 ? same : names.findIndex((name) => name.startsWith(text));
  return found < 0 ? null : found;
}

/** A number, perhaps with a short unit: 07, 78,5, 178 cm. */
const numberName = /^\d*[.,]?\d+(\s?\D{1,3})?$/;

/** Whether all rows are numbers, so that a number can be typed. */
export function areNumbers(options: readonly WheelOption[]): boolean {
  return options.every(({ name }) => numberName.test(name.trim()));
}

/** The row nearest to a typed number, the first of two equally near ones; null without a number. */
export function rowNearest(options: readonly WheelOption[], typed: string): number | null {
  const wanted = leadingNumber(typed);
  if (Number.isNaN(wanted)) return null;
  const distances = options.map(({ name }) => Math.abs(leadingNumber(name) - wanted));
  return distances.indexOf(Math.min(...distances));
}
