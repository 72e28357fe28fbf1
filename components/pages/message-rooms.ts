/** The message rooms that the client components of the calculator page read. */
export const calculatorRooms = [
  'unit',
  'duration',
  'calendar',
  'units',
  'person',
  'timing',
  'drinks',
  'sittings',
  'picker',
  'calculate',
  'panel',
  'limit',
  'plans',
  'reading',
  'evening',
  'log',
  'history',
  'languageChoice',
  'shell',
  'error',
] as const;

/** The message rooms that the client components of the result page read. */
export const resultRooms = [
  'unit',
  'duration',
  'calendar',
  'person',
  'timing',
  'picker',
  'plans',
  'reading',
  'result',
  'caveat',
  'error',
] as const;
