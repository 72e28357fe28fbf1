/** One option of a column. */
export interface WheelOption {
  id: string;
  name: string;
}

export interface WheelColumnSpec {
  label: string;
  options: readonly WheelOption[];
  /** The initial option; the first one if it is missing or unknown. */
  selectedId?: string;
  /** Shown after the column on the band: a colon, a decimal comma or a unit. */
  mark?: string;
}

/** Spec section 9: a picker has one to three columns. */
const MAX_COLUMNS = 3;

/**
 * The initial row of each column.
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
