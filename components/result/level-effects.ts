/**
 * From which level on what alcohol does to somebody, permille, the highest first: NHTSA, The ABCs of
 * BAC (2016), table of effects; 3.0: NIAAA, Understanding the dangers of alcohol overdose (0.31% and
 * above: life-threatening).
 */
export const effectLevels = [
  { fromPermille: 3, key: 'from30' },
  { fromPermille: 1.5, key: 'from15' },
  { fromPermille: 1, key: 'from10' },
  { fromPermille: 0.8, key: 'from08' },
  { fromPermille: 0.5, key: 'from05' },
  { fromPermille: 0.2, key: 'from02' },
] as const;

export type EffectKey = (typeof effectLevels)[number]['key'];

/** What a level does; undefined where it is too low for the table. @param permille 0 or more */
export function effectAt(permille: number): EffectKey | undefined {
  return effectLevels.find(({ fromPermille }) => permille >= fromPermille)?.key;
}
