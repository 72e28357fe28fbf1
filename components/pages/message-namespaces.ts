/** Read by the client components of both pages. */
const sharedNamespaces = [
  'unit',
  'duration',
  'calendar',
  'person',
  'timing',
  'picker',
  'limit',
  'plans',
  'measurement',
  'evening',
  'log',
  'answer',
  'error',
] as const;

/** The message namespaces that the client components of the calculator page read. */
export const calculatorNamespaces = [
  ...sharedNamespaces,
  'units',
  'drinks',
  'sittings',
  'calculate',
  'panel',
  'history',
  'languageChoice',
  'shell',
] as const;

/** The message namespaces that the client components of the result page read. */
export const resultNamespaces = [...sharedNamespaces, 'app', 'result', 'caveat'] as const;
