/** The texts of a chart; minutes from the start. */
export interface ChartWords {
  /** "0.5", on the level axis. */
  level: (permille: number) => string;
  /** "23:00", on the time axis. */
  clock: (atMin: number) => string;
  /** The widest text of `clock`. */
  widestClock: string;
  /** Names of a day, the preferred one first. */
  days: (atMin: number) => readonly string[];
  /** "Mon 03:42", at a mark. */
  time: (atMin: number) => string;
  /** The same of a cautious time, as it is said. */
  cautious: (atMin: number) => string;
  /** "0.85 (23:00)" */
  peak: (permille: number, atMin: number) => string;
  /** "now up to 0.88" */
  now: (cautiousPermille: number) => string;
}

/** How the label of a mark is written, and where it prefers to be. */
export interface LabelStyle {
  /** Above the plot, inside at its upper edge, or near the point. */
  place: 'over' | 'inside' | 'around' | 'right';
  /** Added to the font size of the axes, pixels. */
  extraPx: number;
  weight: number;
}
