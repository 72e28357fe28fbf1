/** One row of a column. */
export interface WheelOption {
  id: string;
  name: string;
}

export interface WheelColumnSpec {
  /** Name of the column for screen readers. */
  label: string;
  options: readonly WheelOption[];
  /** The option to begin with; a missing or unknown one means the first. */
  selectedId?: string;
  /** A sign that stands on the band behind the column: a colon, a decimal comma, a unit. */
  mark?: string;
  /** After the last row comes the first, as on a clock. */
  goesRound?: boolean;
}

/** Spec section 9: a picker has one to three columns. */
const MAX_COLUMNS = 3;

/**
 * The row each column begins with.
 * @throws {RangeError} without columns, with more than three, or with a column without options
 */
export function startRows(columns: readonly WheelColumnSpec[]): number[] {
  if (columns.length < 1 || columns.length > MAX_COLUMNS) {
    throw new RangeError(`A wheel picker has 1 to ${MAX_COLUMNS} columns, not ${columns.length}`);
  }
  return columns.map(({ label, options, selectedId }) => {
    if (options.length === 0) throw new RangeError(`Wheel column "${label}" has no options`);
    return Math.max(
      0,
      options.findIndex(({ id }) => id === selectedId),
    );
  });
}

/** The chosen option of each column. A row beyond a list that became shorter means its last. */
export function selectionAt(
  columns: readonly WheelColumnSpec[],
  rows: readonly number[],
): WheelOption[] {
  return columns.flatMap(({ options }, index) => {
    const option = options[Math.min(rows[index] ?? 0, options.length - 1)];
    return option ? [option] : [];
  });
}
