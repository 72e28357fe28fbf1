/** The distribution of a figure over several visits. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** Median, minimum and maximum of figures. */
export function spreadOf(figures: readonly number[]): Spread {
  const sorted = [...figures].sort((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    min: sorted[0] ?? 0,
    max: sorted.at(-1) ?? 0,
  };
}

/** Median with minimum and maximum, and the ratio to a reference. */
export function spreadText({ median, min, max }: Spread, reference?: Spread): string {
  const text = `${Math.round(median)} (${Math.round(min)}-${Math.round(max)})`;
  return reference ? `${text} ${ratioText(median, reference.median)}` : text;
}

/** A ratio such as "x0.84"; empty for a reference of zero. */
function ratioText(figure: number, reference: number): string {
  return reference === 0 ? '' : `x${(figure / reference).toFixed(2)}`;
}
