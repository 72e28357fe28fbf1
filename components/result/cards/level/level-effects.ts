/** A source of the effects; its name is not translated. */
interface EffectSource {
  name: string;
  url: string;
}

/** The linked page contains the table of the brochure. */
const nhtsa: EffectSource = {
  name: 'NHTSA, The Effects of Blood Alcohol Concentration (The ABCs of BAC, 2016)',
  url: 'https://www.nhtsa.gov/risky-driving/drunk-driving',
};

/** 0.31 % BAC and above: life-threatening. */
const niaaa: EffectSource = {
  name: 'NIAAA, Understanding the Dangers of Alcohol Overdose',
  url: 'https://www.niaaa.nih.gov/publications/brochures-and-fact-sheets/understanding-dangers-of-alcohol-overdose',
};

/** Effects by the lowest level at which they occur, permille, in descending order. */
export const effectLevels = [
  { fromPermille: 3, key: 'from30' },
  { fromPermille: 1.5, key: 'from15' },
  { fromPermille: 1, key: 'from10' },
  { fromPermille: 0.8, key: 'from08' },
  { fromPermille: 0.5, key: 'from05' },
  { fromPermille: 0.2, key: 'from02' },
] as const;

export type EffectKey = (typeof effectLevels)[number]['key'];

export const effectSources: Readonly<Record<EffectKey, EffectSource>> = {
  from02: nhtsa,
  from05: nhtsa,
  from08: nhtsa,
  from10: nhtsa,
  from15: nhtsa,
  from30: niaaa,
};

/** The effect of a level; undefined below the lowest of the table. @param permille 0 or more */
export function effectAt(permille: number): EffectKey | undefined {
  return effectLevels.find(({ fromPermille }) => permille >= fromPermille)?.key;
}
