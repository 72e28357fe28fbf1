import { useTranslations } from 'next-intl';
import { MINUTE_MS } from '@/lib/calendar/zone';
import { cautiousMinOf } from '@/lib/evening/evening-at';
import type { MeasuredEvening } from '@/lib/evening/evening';
import type { MeasuredWords } from './result-parts';
import type { ResultTexts } from './result-texts';

/** What the result says of a level that was measured. @param hasCountry whether its link names one */
export function useMeasuredWords(
  { startMs, forecast, limit }: MeasuredEvening,
  hasCountry: boolean,
) {
  const t = useTranslations();
  const { likely, late, limitPermille } = forecast;
  const driveMin = late.driveMin;
  const hasToWait = driveMin > 0;
  const likelyMin = hasToWait ? likely.driveMin : likely.soberMin;

  return (texts: ResultTexts): MeasuredWords => {
    const level = texts.levelWithUnit(likely.peakPermille);
    const start = texts.when(0);
    return {
      title: t('reading.measuredAt', { time: start }),
      before: t('reading.result.before', { time: start }),
      total: t('reading.result.total'),
      calendar:
        hasToWait && likelyMin === 0
          ? t('result.drive.likelyUnder')
          : t('reading.result.calendar', {
              cautious: texts.dated(cautiousMinOf(forecast)),
              likely: texts.dated(likelyMin),
            }),
      curve: {
        summary: t('reading.result.curve', {
          level,
          start,
          sober: texts.when(likely.soberMin),
          soberLate: texts.when(late.soberMin),
          limit: texts.limitWithUnit(limitPermille),
        }),
        explain: t('reading.result.explain'),
      },
      disclaimer: `${t('reading.result.disclaimer')} ${t('reading.devices')}`,
      shareHolds: t('result.share.holdsReading', { country: String(hasCountry) }),
      share: (limitName) =>
        hasToWait
          ? t('reading.result.share', {
              level,
              at: texts.dated(0),
              limit: limitName,
              time: texts.clock(driveMin),
              // Whoever reads it later does not know which day "tomorrow" was.
              date: texts.longDate(startMs + driveMin * MINUTE_MS),
            })
          : t('reading.result.shareUnder', { level, at: texts.dated(0), limit: limitName }),
      permillePerBreath: limit.breathRatio / 1000,
    };
  };
}
