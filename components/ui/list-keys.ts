/** Rows that PageUp and PageDown move. */
const PAGE_ROWS = 5;

/** The row of a list that a key moves to; null for other keys. */
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
