/** Saved entries under the names that the program has for them: what is saved as "reading" is a measurement. */
export function named<Saved extends { entryMode?: string; reading?: unknown }>({
  reading,
  ...others
}: Saved) {
  return {
    ...others,
    ...(others.entryMode === 'reading' && { entryMode: 'measurement' }),
    ...(reading !== undefined && { measurement: reading }),
  } as Omit<Saved, 'reading'> & { measurement: Exclude<Saved['reading'], undefined> };
}
