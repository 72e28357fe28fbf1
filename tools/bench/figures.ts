/** What was measured in one visit, by the heads of the columns. */
export type Figures = Record<string, number>;

/** Median, minimum and maximum of some figures. */
function spreadOf(figures: readonly number[]) {
  const sorted = figures.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return { median, min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0 };
}

/** A row per export: medians with minimum and maximum, and the ratio to the first export. */
export function rowsOf(
  page: string,
  folders: readonly string[],
  visits: readonly (readonly Figures[])[],
  decimals = 0,
): object[] {
  return visits.map((own, index) => {
    const cell = (head: string) => {
      const spread = (of: readonly Figures[] = []) => spreadOf(of.map((visit) => visit[head] ?? 0));
      const { median, min, max } = spread(own);
      const first = spread(visits[0]).median;
      const ratio = index > 0 && first > 0 ? ` x${(median / first).toFixed(2)}` : '';
      const [middle, least, most] = [median, min, max].map((one) => one.toFixed(decimals));
      return `${middle} (${least}-${most})${ratio}`;
    };
    const cells = Object.keys(own[0] ?? {}).map((head) => [head, cell(head)]);
    return { page, export: folders[index], ...Object.fromEntries(cells) } as object;
  });
}
