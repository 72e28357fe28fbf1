/** One option of a column. */
export interface WheelOption {
  id: string;
  name: string;
}

export interface WheelColumnSpec {
  /** Accessible name of the column. */
  label: string;
  options: readonly WheelOption[];
  /** The initial option; the first one if it is missing or unknown. */
  selectedId?: string;
  /** Shown after the column on the band: a colon, a decimal comma or a unit. */
  mark?: string;
  /** The first option follows the last, as on a clock. */
  goesRound?: boolean;
}

/** The initial row of each column. */
export function startRows(columns: readonly WheelColumnSpec[]): number[] {
  return columns.map(({ options, selectedId }) => {
    const selected = options.findIndex(({ id }) => id === selectedId);
    return Math.max(0, selected);
  });
}

/** The chosen option of each column. If a list became shorter, a row after its end means the last. */
export function selectionAt(
  columns: readonly WheelColumnSpec[],
  rows: readonly number[],
): WheelOption[] {
  return columns.flatMap(({ options }, index) => {
    const option = options[Math.min(rows[index] ?? 0, options.length - 1)];
    return option ? [option] : [];
  });
}
