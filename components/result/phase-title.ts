import { useTranslations } from 'next-intl';
import { eveningAt } from '@/lib/evening/evening-at';
import type { Forecast } from '@/lib/bac';
import type { ResultTexts } from './result-texts';

/** The state of an evening in one sentence, for its heading. */
export function usePhaseTitle(forecast: Forecast, nowMin: number, texts: ResultTexts): string {
  const t = useTranslations();
  const { phase, side, isNeverOver } = eveningAt(forecast, nowMin);
  if (phase === 'planned') return t('result.phase.planned');
  if (phase === 'drinking') return t('result.phase.drinking');
  const isClearance = forecast.waitPermille <= 0;
  if (phase === 'past') return t('result.past.title', { date: texts.date(0) });
  if (phase === 'passed') {
    return isNeverOver || isClearance ? t('result.phase.gone') : t('result.phase.passed');
  }
  if (isNeverOver) return t('result.phase.notGone');
  if (isClearance) {
    return side === 'perhaps' ? t('result.phase.perhapsGone') : t('result.phase.notGone');
  }
  return side === 'perhaps' ? t('result.phase.perhaps') : t('result.phase.over');
}
