/** Minimum number of rows in a column that goes round: more than one flick scrolls. */
const MIN_ROUND_ROWS = 72;

/** How many times the options are repeated: 1, or an odd number in a column that goes round. */
export function turnsOf(rowCount: number, goesRound: boolean | undefined): number {
  return goesRound ? 2 * Math.ceil(MIN_ROUND_ROWS / rowCount / 2) + 1 : 1;
}

/** The option of a row, also for rows before the first or after the last turn. */
export function optionAt(row: number, rowCount: number): number {
  return ((row % rowCount) + rowCount) % rowCount;
}

/** The row of an option in the middle turn. */
export function middleRow(option: number, rowCount: number, turns: number): number {
  return option + ((turns - 1) / 2) * rowCount;
}

/** The row with an option that is nearest to another row; of two equally near ones the one further down. */
export function nearestRow(option: number, toRow: number, rowCount: number, turns: number): number {
  const turn = Math.round((toRow - option) / rowCount);
  return option + Math.max(0, Math.min(turns - 1, turn)) * rowCount;
}
