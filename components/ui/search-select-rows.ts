/** Spec section 9: height of the list, and rows beyond it that are drawn in full too. */
export const LIST_MAX_PX = 240;
const BUFFER_ROWS = 4;
/** No divisor of the height: a row in half shows that there are more. */
export const ROW_PX = 44;
const PAGE_ROWS = Math.floor(LIST_MAX_PX / ROW_PX);

/**
 * Whether a row is drawn in full: it is in view or one of the four next to those. The others have
 * their name only; they must exist, for screen readers and for those who search in the page.
 */
export function isRowDrawn(row: number, scrollTop: number): boolean {
  const first = Math.floor(scrollTop / ROW_PX) - BUFFER_ROWS;
  const last = Math.ceil((scrollTop + LIST_MAX_PX) / ROW_PX) + BUFFER_ROWS;
  return row >= first && row < last;
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
