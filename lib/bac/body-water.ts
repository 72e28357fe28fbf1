import type { Drinker, Gender } from './types';

/**
 * Watson PE, Watson ID, Batt RD 1980, Am J Clin Nutr 33:27. 0.09516 is the coefficient of age in
 * the paper; the 0.09156 seen elsewhere is a misprint. That of women does not depend on age.
 * In litres, and litres per year, centimetre and kilogram.
 */
export const waterTerms = {
  0: { base: 2.447, perYear: -0.09516, perCm: 0.1074, perKg: 0.3362 },
  1: { base: -2.097, perYear: 0, perCm: 0.1069, perKg: 0.2466 },
} satisfies Record<Gender, Record<string, number>>;

/** Total body water in litres. Zero or negative for bodies far smaller than the form allows. */
export function bodyWaterLiters(body: Omit<Drinker, 'foodWhileDrinking'>): number {
  const { gender, ageYears, heightCm, weightKg } = body;
  const { base, perYear, perCm, perKg } = waterTerms[gender];
  return base + perYear * ageYears + perCm * heightCm + perKg * weightKg;
}
