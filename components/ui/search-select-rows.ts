/** Spec section 9: height of the list, and rows beyond it that are drawn too. */
export const LIST_MAX_PX = 240;
const BUFFER_ROWS = 4;
export const ROW_PX = 48;
const PAGE_ROWS = LIST_MAX_PX / ROW_PX;

/**
 * The rows to draw: those in view and four on either side, and the same around the active row,
 * so that it exists before the list has scrolled to it.
 */
export function rowsToDraw(scrollTop: number, count: number, active: number | null): number[] {
  const first = Math.floor(scrollTop / ROW_PX) - BUFFER_ROWS;
  const last = Math.ceil((scrollTop + LIST_MAX_PX) / ROW_PX) + BUFFER_ROWS;
  const isDrawn = (row: number) =>
    (row >= first && row < last) || (active !== null && Math.abs(row - active) <= BUFFER_ROWS);
  return Array.from({ length: count }, (_, row) => row).filter(isDrawn);
}

/** Where the list must stand so that the active row and one on either side are in view. */
export function scrollTopFor(active: number, scrollTop: number): number {
  const highest = (active - 1) * ROW_PX;
  const lowest = (active + 2) * ROW_PX - LIST_MAX_PX;
  return Math.max(0, Math.min(highest, Math.max(lowest, scrollTop)));
}

/**
 * The row that a key leads to; undefined for a key that moves nothing.
 * @param active null when no row is active: Down then begins at the first, Up at the last
 */
export function rowAfterKey(key: string, active: number | null, count: number) {
  const last = count - 1;
  const from = active ?? -1;
  const rows: Record<string, number> = {
    ArrowDown: from + 1,
    ArrowUp: active === null ? last : active - 1,
    PageDown: from + PAGE_ROWS,
    PageUp: from - PAGE_ROWS,
    Home: 0,
    End: last,
  };
  const row = rows[key];
  return row === undefined ? undefined : Math.max(0, Math.min(last, row));
}
