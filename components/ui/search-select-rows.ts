/** Spec section 9: height of the list, and the number of rows outside it that are rendered in full. */
export const LIST_MAX_PX = 240;
const BUFFER_ROWS = 4;
/** Does not divide the list height, so that a partly visible row shows that there are more. */
export const ROW_PX = 44;
const PAGE_ROWS = Math.floor(LIST_MAX_PX / ROW_PX);

/**
 * Whether a row is rendered in full: it is in view or one of the four rows before or after. Other rows
 * only contain their name, for screen readers and for find in page.
 */
export function isRowDrawn(row: number, scrollTop: number): boolean {
  const first = Math.floor(scrollTop / ROW_PX) - BUFFER_ROWS;
  const last = Math.ceil((scrollTop + LIST_MAX_PX) / ROW_PX) + BUFFER_ROWS;
  return row >= first && row < last;
}

/** The scroll position with the active row and one row on either side in view. */
export function scrollTopFor(active: number, scrollTop: number): number {
  const max = (active - 1) * ROW_PX;
  const min = (active + 2) * ROW_PX - LIST_MAX_PX;
  return Math.max(0, Math.min(max, Math.max(min, scrollTop)));
}

/**
 * The row that a key moves to; undefined for other keys.
 * @param active null if no row is active: Down then starts at the first row, Up at the last
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
