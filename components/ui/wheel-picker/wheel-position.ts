/** The scroll metrics of a column. */
export type ScrollBox = Pick<Element, 'scrollTop' | 'scrollHeight' | 'clientHeight'>;

/** Where a row is at the band, from the whole length: rows may be fractional. 0 without layout. */
export function restingTop(row: number, rowCount: number, box: ScrollBox): number {
  const end = Math.max(0, box.scrollHeight - box.clientHeight);
  return rowCount < 2 ? 0 : (row / (rowCount - 1)) * end;
}

/** The row nearest to the band; null without a layout. */
export function rowAtBand(rowCount: number, box: ScrollBox): number | null {
  if (rowCount < 2) return 0;
  const end = box.scrollHeight - box.clientHeight;
  if (end <= 0) return null;
  const passed = Math.round((box.scrollTop / end) * (rowCount - 1));
  return Math.max(0, Math.min(rowCount - 1, passed));
}
