/** Rows that a column which goes round has at least: more than a flick passes. */
const ROUND_ROWS = 72;

/** How often a column shows its list: once, or an odd number of times where it goes round. */
export function turnsOf(rowCount: number, goesRound: boolean | undefined): number {
  return goesRound ? 2 * Math.ceil(ROUND_ROWS / rowCount / 2) + 1 : 1;
}

/** The option that a row shows, also one before the first turn or after the last. */
export function optionAt(row: number, rowCount: number): number {
  return ((row % rowCount) + rowCount) % rowCount;
}

/** The row of an option within the middle turn, where a column rests. */
export function middleRow(option: number, rowCount: number, turns: number): number {
  return option + ((turns - 1) / 2) * rowCount;
}

/** The row nearest to another that shows an option; of two as near the one below. */
export function nearestRow(option: number, toRow: number, rowCount: number, turns: number): number {
  const turn = Math.round((toRow - option) / rowCount);
  return option + Math.max(0, Math.min(turns - 1, turn)) * rowCount;
}
