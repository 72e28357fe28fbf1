import { perPermille } from '@/lib/i18n/format';
import type { AlcoholUnit } from '@/lib/site/sites';
import type { ResultTexts } from './result-texts';

/** How formulas are written: more decimals than a level has on the page, one unit throughout. */
export interface FormulaTexts {
  /** "0.845 ‰" */
  level: (permille: number) => string;
  /** "0.845" */
  bare: (permille: number) => string;
  /** "0.15", of an hour; the unit stands in the message. */
  rate: (permillePerHour: number) => string;
  /** " ÷ 10": what makes grams per litre of blood the unit; empty where they are it. */
  fromGramsPerLitre: string;
  /** "1000": what divides breath in mg/L times its ratio. */
  breathDivisor: string;
}

/** Digits after the point in formulas, of levels and of rates. */
const formulaDecimals: Record<AlcoholUnit, { level: number; rate: number }> = {
  promil: { level: 3, rate: 2 },
  gramPerLiter: { level: 3, rate: 2 },
  bac: { level: 4, rate: 3 },
  mgPer100Ml: { level: 1, rate: 0 },
};

/** Grams per litre of blood in the unit, as a formula writes it. */
const fromGramsPerLitre: Record<AlcoholUnit, string> = {
  promil: '',
  gramPerLiter: '',
  bac: ' ÷ 10',
  mgPer100Ml: ' × 100',
};

/** The writer of formulas in the site's unit; only the working needs it, which is read on request. */
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
