import type { Gender } from './types';

/**
 * Total body water in litres (Watson PE et al. 1980, Am J Clin Nutr 33:27). 0.09516 is the paper's
 * coefficient of age; the 0.09156 seen elsewhere is a misprint. Women's water does not depend on
 * age. Bodies far below the allowed sizes give zero or less.
 */
export function bodyWaterLiters(
  gender: Gender,
  ageYears: number,
  heightCm: number,
  weightKg: number,
): number {
  return gender === 0
    ? 2.447 - 0.09516 * ageYears + 0.1074 * heightCm + 0.3362 * weightKg
    : -2.097 + 0.1069 * heightCm + 0.2466 * weightKg;
}
