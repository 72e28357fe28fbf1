import { useTranslations } from 'next-intl';
import type { ShownResult } from '@/components/result/result-parts';
import { curveRules } from '@/lib/bac';
import type { Evening } from '@/lib/evening/evening';
import type { Translator } from '@/lib/i18n/duration-text';
import { formulaTexts, type FormulaTexts } from './formula-texts';

/** Formatters and data that every step of the working uses. */
export interface WorkingInput<Shown extends Evening = Evening> extends FormulaTexts {
  shown: ShownResult<Shown>;
  t: Translator;
  /** Elimination of the likely curve, permille per hour, formatted. */
  likelyRate: string;
  number: (value: number, decimals: number) => string;
  /** "Mon 06:19" */
  at: (atMin: number) => string;
  /** "2.00 h" */
  inHours: (hours: number) => string;
}

/** The input of the steps of the working. */
export function useWorkingInput<Shown extends Evening>(
  shown: ShownResult<Shown>,
): WorkingInput<Shown> {
  const { texts } = shown;
  const { number } = texts;
  const formulas = formulaTexts(texts);
  return {
    ...formulas,
    shown,
    t: useTranslations(),
    likelyRate: formulas.rate(curveRules.likely.eliminationPermillePerHour),
    number,
    at: texts.when,
    inHours: (hours) => `${number(hours, 2)}\u00a0h`,
  };
}
