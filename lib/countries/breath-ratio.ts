/** What decides the ratio of a country. */
export interface BreathLaw {
  iso2: string;
  /** General limit, grams per litre of blood. */
  permille: number;
  /** The same limit in breath as the law prints it; undefined when not known. */
  breath?: { mgPerL: number };
}

/**
 * Litres of breath that hold what one litre of blood holds, as the country's law counts: 2000 where
 * it pairs 0.5 g of blood with 0.25 mg/L of breath (or its own limit in the same way), 2300 in the
 * United Kingdom, else 2100, the ratio of the instruments.
 */
export function breathRatio({ iso2, permille, breath }: BreathLaw): number {
  if (iso2 === 'GB') return 2300;
  return breath && breath.mgPerL > 0 && breath.mgPerL * 2 === permille ? 2000 : usualBreathRatio;
}

/** Where no law says otherwise (spec section 9: permille to mg/L divisor 2.1). */
export const usualBreathRatio = 2100;
