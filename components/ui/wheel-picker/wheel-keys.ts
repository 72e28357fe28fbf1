import type { WheelOption } from './wheel-selection';
import { optionAt } from './wheel-turns';

/** Rows that PageUp and PageDown pass. */
const PAGE_ROWS = 5;

/**
 * The option that a key leads to within a column; null for a key that moves nothing.
 * @param goesRound after the last comes the first
 */
export function rowForKey(
  key: string,
  row: number,
  rowCount: number,
  goesRound = false,
): number | null {
  const last = rowCount - 1;
  const rows: Record<string, number> = {
    ArrowUp: row - 1,
    ArrowDown: row + 1,
    PageUp: row - PAGE_ROWS,
    PageDown: row + PAGE_ROWS,
    Home: 0,
    End: last,
  };
  const next = rows[key];
  if (next === undefined) return null;
  return goesRound ? optionAt(next, rowCount) : Math.max(0, Math.min(last, next));
}

/**
 * The row that typed characters ask for: the same number first (5 finds 05 and 5 cm), then the first
 * name that begins so.
 * @param typed what was typed without a pause
 * @returns null when nothing fits
 */
export function rowForTyped(options: readonly WheelOption[], typed: string): number | null {
  const text = typed.trim().toLowerCase();
  if (text === '') return null;
  const names = options.map(({ name }) => name.trim().toLowerCase());
  const isNumber = /^\d+$/.test(text);
  const same = names.findIndex((name) => isNumber && Number.parseFloat(name) === Number(text));
  const found = same >= 0 ? same : names.findIndex((name) => name.startsWith(text));
  return found < 0 ? null : found;
}

/** A number with at most a short unit behind it: 07, 78,5, 178 cm. */
const numberName = /^\d*[.,]?\d+(\s?\D{1,3})?$/;

const toNumber = (text: string) => Number.parseFloat(text.normalize('NFKC').replace(',', '.'));

/** Whether every row of a column is a number, so that one can be typed for it. */
export function areNumbers(options: readonly WheelOption[]): boolean {
  return options.every(({ name }) => numberName.test(name.trim()));
}

/**
 * The row nearest to a typed number, of two as near the first; null for a text that is no number.
 * Point and comma both separate.
 */
export function rowNearest(options: readonly WheelOption[], typed: string): number | null {
  const wanted = toNumber(typed.trim());
  if (Number.isNaN(wanted)) return null;
  const distances = options.map(({ name }) => Math.abs(toNumber(name.trim()) - wanted));
  return distances.indexOf(Math.min(...distances));
}
