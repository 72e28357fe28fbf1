import { useTranslations } from 'next-intl';
import type { ShownResult } from '@/components/result/use-shown';
import { curveRules } from '@/lib/bac';
import type { Evening } from '@/lib/evening/evening';
import { unitStyles } from '@/lib/i18n/format';
import type { AlcoholUnit } from '@/lib/site/sites';

/** Conversion from grams per litre of blood to the unit. */
const fromGramsPerLitre: Record<AlcoholUnit, string> = {
  promil: '',
  gramPerLiter: '',
  bac: ' ÷ 10',
  mgPer100Ml: ' × 100',
};

/** Formatters, in the site's unit, and data that every step of the working uses. */
export function useWorkingInput<Shown extends Evening>(shown: ShownResult<Shown>) {
  const { alcoholUnit, number, withUnit, when } = shown.texts;
  const factor = unitStyles[alcoholUnit].perPermille;
  // More decimals than elsewhere on the page: a rate has two in permille, a level one more.
  const decimals = 2 - Math.log10(factor);
  /** "0.845" */
  const bare = (permille: number) => number(permille * factor, decimals + 1);
  /** "0.15", per hour; the message has the unit. */
  const rate = (permillePerHour: number) => number(permillePerHour * factor, decimals);
  return {
    shown,
    t: useTranslations(),
    number,
    bare,
    rate,
    /** "0.845 ‰" */
    level: (permille: number) => withUnit(bare(permille)),
    /** Elimination of the likely curve, per hour. */
    likelyRate: rate(curveRules.likely.eliminationPermillePerHour),
    /** "Mon 06:19" */
    at: when,
    /** "2.00 h" */
    inHours: (hours: number) => `${number(hours, 2)}\u00a0h`,
    /** " ÷ 10"; empty where grams per litre are the unit. */
    fromGramsPerLitre: fromGramsPerLitre[alcoholUnit],
    /** "1000": the divisor of breath in mg/L times its ratio. */
    breathDivisor: String(Math.round(1000 / factor)),
  };
}

export type WorkingInput<Shown extends Evening = Evening> = ReturnType<
  typeof useWorkingInput<Shown>
>;
