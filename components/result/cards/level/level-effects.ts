// Names of sources are not translated.

/** The linked page contains the table of the brochure. */
const nhtsa = {
  name: 'NHTSA, The Effects of Blood Alcohol Concentration (The ABCs of BAC, 2016)',
  url: 'https://www.nhtsa.gov/risky-driving/drunk-driving',
};

/** 0.16 to 0.30 % BAC: vomiting, loss of consciousness; 0.31 % and above: life-threatening. */
const niaaa = {
  name: 'NIAAA, Understanding the Dangers of Alcohol Overdose',
  url: 'https://www.niaaa.nih.gov/publications/brochures-and-fact-sheets/understanding-dangers-of-alcohol-overdose',
};

/** Effects by the lowest level at which they occur, permille, in descending order. */
const effects = [
  { fromPermille: 3, key: 'result.effects.from30', source: niaaa },
  { fromPermille: 2.5, key: 'result.effects.from25', source: niaaa },
  { fromPermille: 1.5, key: 'result.effects.from15', source: nhtsa },
  { fromPermille: 1, key: 'result.effects.from10', source: nhtsa },
  { fromPermille: 0.8, key: 'result.effects.from08', source: nhtsa },
  { fromPermille: 0.5, key: 'result.effects.from05', source: nhtsa },
  { fromPermille: 0.2, key: 'result.effects.from02', source: nhtsa },
] as const;

/** The effect of a level; undefined below the lowest of the table. @param permille 0 or more */
export const effectAt = (permille: number) =>
  effects.find(({ fromPermille }) => permille >= fromPermille);
