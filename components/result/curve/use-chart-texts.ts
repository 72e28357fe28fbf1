import { useTranslations } from 'next-intl';
import type { ResultTexts } from '@/components/result/result-texts';
import type { ChartWords } from '@/lib/chart/words';

/** The texts of a chart. @param time formats a minute of the evening at a mark */
export function useChartTexts(texts: ResultTexts, time: (atMin: number) => string): ChartWords {
  const t = useTranslations();
  return {
    level: texts.limit,
    clock: texts.clock,
    widestClock: texts.widestClock,
    days: (atMin) => [texts.date(atMin), texts.weekday(atMin)],
    time,
    cautious: (atMin) => time(texts.said(atMin)),
    peak: (permille, atMin) =>
      t('result.curve.peakLabel', { value: texts.level(permille), time: time(atMin) }),
    now: (cautiousPermille) => {
      const value = texts.level(cautiousPermille);
      const bound = cautiousPermille > 0 ? t('result.ring.upTo', { value }) : value;
      return t('result.curve.now', { value: bound });
    },
  };
}
