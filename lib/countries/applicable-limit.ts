/** The limit used when none is known, grams per litre of blood (spec sections 5 and 9: 0.2). */
const fallbackLimitPermille = 0.2;

/** Ordinary drivers, or new, young and professional ones, for whom many countries go lower. */
export const driverClasses = ['general', 'novice'] as const;
export type DriverClass = (typeof driverClasses)[number];

/** The limits of a country, grams per litre of blood. */
export interface LimitFigures {
  permille: number;
  /** For new, young or professional drivers; null when none was found. */
  noviceOrProfessionalPermille: number | null;
}

/** Whose limit a visitor wants to keep. */
export interface LimitChoice {
  /** ISO 3166 code, upper case; empty when no country is selected. */
  iso2: string;
  driverClass: DriverClass;
  /** A limit of the visitor's own, grams per litre of blood; null for that of the country. */
  ownLimitPermille: number | null;
}

/** The limit of a country for a class of drivers, grams per litre of blood. */
export function limitOfClass(figures: LimitFigures, driverClass: DriverClass): number {
  const { permille, noviceOrProfessionalPermille: novice } = figures;
  return driverClass === 'novice' && novice !== null ? novice : permille;
}

/**
 * The limit that applies, grams per litre of blood: the visitor's own before that of the class of
 * drivers before the general one.
 * @param limits figures by ISO code
 * @returns 0.2 when no country is selected or its limit is not numeric
 */
export function applicableLimit(
  { iso2, driverClass, ownLimitPermille }: LimitChoice,
  limits: Readonly<Record<string, LimitFigures>>,
): number {
  if (ownLimitPermille !== null) return ownLimitPermille;
  const figures = Object.hasOwn(limits, iso2) ? limits[iso2] : undefined;
  const limitPermille = figures && limitOfClass(figures, driverClass);
  return limitPermille !== undefined && Number.isFinite(limitPermille)
    ? limitPermille
    : fallbackLimitPermille;
}
