import type { ResultTexts } from '@/components/result/result-texts';
import { perPermille } from '@/lib/i18n/format';
import type { AlcoholUnit } from '@/lib/site/sites';

/**
 * Formats the numbers of formulas: in the site's unit, with more decimals than elsewhere on the
 * page.
 */
export interface FormulaTexts {
  /** "0.845 ‰" */
  level: (permille: number) => string;
  /** "0.845" */
  bare: (permille: number) => string;
  /** "0.15", per hour; the message has the unit. */
  rate: (permillePerHour: number) => string;
  /** " ÷ 10": converts grams per litre of blood to the unit; empty where that is the unit. */
  fromGramsPerLitre: string;
  /** "1000": the divisor of breath in mg/L times its ratio. */
  breathDivisor: string;
}

/** Decimals of levels and rates. */
const formulaDecimals: Record<AlcoholUnit, { level: number; rate: number }> = {
  promil: { level: 3, rate: 2 },
  gramPerLiter: { level: 3, rate: 2 },
  bac: { level: 4, rate: 3 },
  mgPer100Ml: { level: 1, rate: 0 },
};

/** Conversion from grams per litre of blood to the unit. */
const fromGramsPerLitre: Record<AlcoholUnit, string> = {
  promil: '',
  gramPerLiter: '',
  bac: ' ÷ 10',
  mgPer100Ml: ' × 100',
};

/** The formatters of formulas. Only the working needs them, which is loaded on demand. */
export function formulaTexts({
  alcoholUnit,
  number,
  withUnit,
}: Pick<ResultTexts, 'alcoholUnit' | 'number' | 'withUnit'>): FormulaTexts {
  const factor = perPermille[alcoholUnit];
  const { level, rate } = formulaDecimals[alcoholUnit];
  const bare = (permille: number) => number(permille * factor, level);
  return {
    level: (permille) => withUnit(bare(permille)),
    bare,
    rate: (permillePerHour) => number(permillePerHour * factor, rate),
    fromGramsPerLitre: fromGramsPerLitre[alcoholUnit],
    breathDivisor: String(Math.round(1000 / factor)),
  };
}
