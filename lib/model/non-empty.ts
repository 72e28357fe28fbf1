/** A list with at least one entry. */
export type NonEmpty<Entry> = readonly [Entry, ...Entry[]];

/** Like the method of lists, but the result has at least one entry too. */
export function mapAll<Entry, Mapped>(
  [first, ...others]: NonEmpty<Entry>,
  map: (entry: Entry, index: number) => Mapped,
): NonEmpty<Mapped> {
  return [map(first, 0), ...others.map((entry, i) => map(entry, i + 1))];
}
