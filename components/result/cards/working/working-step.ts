/** One step of the calculation: its formula, the visitor's numbers and its source. */
export interface WorkingStep {
  title: string;
  /** The formula in words. */
  rule?: string;
  lines: string[];
  table?: { head: [string, string]; rows: [string, string][] };
  source?: string;
}
