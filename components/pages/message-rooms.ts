/** The message rooms that the client components of the calculator page read. */
export const calculatorRooms = [
  'unit',
  'duration',
  'day',
  'units',
  'person',
  'timing',
  'drinks',
  'sittings',
  'picker',
  'calculate',
  'panel',
  'plans',
  'reading',
  'home',
  'languageChoice',
  'app',
  'shell',
] as const;

/** The message rooms that the client components of the result page read. */
export const resultRooms = [
  'unit',
  'duration',
  'day',
  'person',
  'timing',
  'drinks',
  'picker',
  'panel',
  'plans',
  'reading',
  'result',
  'caveat',
  'app',
  'shell',
] as const;
