/** What decides the ratio of a country. */
export interface BreathLaw {
  iso2: string;
  /** General limit, grams per litre of blood. */
  permille: number;
  /** The same limit in breath as the law prints it; null when not known. */
  breath?: { mgPerL: number } | null;
}

/** Where no law is known (spec section 9: permille to mg/L divisor 2.1). */
export const usualBreathRatio = 2100;

/** Decreed, or paired elsewhere in the law, where the limit itself has no figure in breath. */
const decreedRatios: Readonly<Record<string, number>> = {
  BR: 2000, // CTB, art. 306: 6 dg/L of blood with 0.3 mg/L of breath
  IT: 2300, // DM 22 May 1990 n. 196, 2.1
  PT: 2300, // Código da Estrada, art. 81 no. 4
};

/**
 * Litres of breath that hold what one litre of blood holds, as the country's law counts: 2000 where
 * it pairs blood and breath as 0.5 to 0.25, 2300 where as 0.8 to 0.35 (United Kingdom) or 0.5 to
 * 0.22, else 2100, the ratio of the instruments. At 2100 a measurement of 0.22 would be 0.46, under the
 * limit that it is in those countries.
 */
export function breathRatio({ iso2, permille, breath }: BreathLaw): number {
  if (!breath) return decreedRatios[iso2] ?? usualBreathRatio;
  const lawful = (permille / breath.mgPerL) * 1000;
  if (Math.round(lawful) === 2000) return 2000;
  return lawful > 2200 ? 2300 : usualBreathRatio;
}
