/** The limit used when none is known, grams per litre of blood (spec sections 5 and 9: 0.2). */
export const fallbackLimitPermille = 0.2;

/**
 * The limit of a country, grams per litre of blood.
 * @param iso2 ISO 3166 code, upper case; empty when no country is selected
 * @param limits permille by ISO code
 * @returns 0.2 when no country is selected or its limit is not numeric
 */
export function limitPermilleOf(iso2: string, limits: Readonly<Record<string, number>>): number {
  const limitPermille = Object.hasOwn(limits, iso2) ? limits[iso2] : undefined;
  return limitPermille !== undefined && Number.isFinite(limitPermille)
    ? limitPermille
    : fallbackLimitPermille;
}
