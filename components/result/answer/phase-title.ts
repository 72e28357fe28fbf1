import { useTranslations } from 'next-intl';
import type { ShownResult } from '@/components/result/result-parts';
import { eveningAt } from '@/lib/evening/evening-at';

/** The current state of the evening in one sentence, for the heading. */
export function usePhaseTitle({ evening, nowMin, texts }: ShownResult): string {
  const t = useTranslations();
  const { phase, side, isNeverOver } = eveningAt(evening.forecast, nowMin);
  if (phase === 'planned') return t('result.phase.planned');
  if (phase === 'drinking') return t('result.phase.drinking');
  const isClearance = evening.forecast.waitPermille <= 0;
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
