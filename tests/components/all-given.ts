/** Marks of entries whose every fact was given but the country, so that nothing else is asked. */
export const allGiven = {
  givenEnds: 'both',
  isBodySet: true,
  isHeightSet: true,
  isAgeSet: true,
  isClassChosen: true,
} as const;
