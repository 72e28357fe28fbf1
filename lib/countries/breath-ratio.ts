/** The usual ratio of devices (spec section 9: permille to mg/L divisor 2.1). */
export const usualBreathRatio = 2100;

/** Ratios from elsewhere in the law, for countries whose limit is not given in breath. */
const decreedRatios: Readonly<Record<string, number>> = {
  BR: 2000, // CTB, art. 306: 6 dg/L of blood with 0.3 mg/L of breath
  CN: 2200, // GB 19522, by the table of GA 307: 20 mg/100 mL of blood with 0.0909 mg/L of breath
  IT: 2300, // DM 22 May 1990 n. 196, 2.1
  PT: 2300, // Código da Estrada, art. 81 no. 4
};

interface LimitInBreath {
  iso2: string;
  permille: number;
  breath: { mgPerL: number } | null;
}

/**
 * Litres of breath with as much alcohol as one litre of blood by the law of a country: 2000 (0.5 in
 * blood, 0.25 in breath), 2300 (0.8 and 0.35; 0.5 and 0.22), else 2100. With 2100 a measurement of
 * 0.22, an offence there, would be 0.46 and so under the limit.
 */
export function breathRatio({ iso2, permille, breath }: LimitInBreath): number {
  if (!breath) return decreedRatios[iso2] ?? usualBreathRatio;
  const lawful = (permille / breath.mgPerL) * 1000;
  if (Math.round(lawful) === 2000) return 2000;
  return lawful > 2200 ? 2300 : usualBreathRatio;
}
