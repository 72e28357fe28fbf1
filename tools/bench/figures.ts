/** One figure over several visits. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

/** The middle one of some figures, the least and the most. */
export function spreadOf(figures: readonly number[]): Spread {
  const sorted = [...figures].sort((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    least: sorted[0] ?? 0,
    most: sorted.at(-1) ?? 0,
  };
}

/** "1152 (1100-1230)", and "x0.84" beside the same figure of what it is compared with. */
export function spreadText({ median, least, most }: Spread, reference?: Spread): string {
  const text = `${Math.round(median)} (${Math.round(least)}-${Math.round(most)})`;
  return reference ? `${text} ${ratioText(median, reference.median)}` : text;
}

/** "x0.84" */
export function ratioText(figure: number, reference: number): string {
  return reference === 0 ? '' : `x${(figure / reference).toFixed(2)}`;
}
