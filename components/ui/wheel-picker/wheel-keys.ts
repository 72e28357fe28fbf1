import type { WheelOption } from './wheel-selection';

/** Rows that PageUp and PageDown pass. */
const PAGE_ROWS = 5;

/** The row that a key leads to within a column; null for a key that moves nothing. */
export function rowForKey(key: string, row: number, rowCount: number): number | null {
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
  return next === undefined ? null : Math.max(0, Math.min(last, next));
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
