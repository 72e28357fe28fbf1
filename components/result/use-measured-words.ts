import { useTranslations } from 'next-intl';
import { isMeasuredAtLimit } from '@/lib/bac';
import { MINUTE_MS } from '@/lib/calendar/zone';
import { cautiousMinOf } from '@/lib/evening/evening-at';
import type { MeasuredEvening } from '@/lib/evening/evening';
import { penaltyText } from '@/lib/i18n/penalty-text';
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
    const limitText = texts.limitWithUnit(limitPermille);
    const atLimit = isMeasuredAtLimit(forecast)
      ? { atLimit: t('measurement.result.atLimit'), wasAtLimit: t('measurement.result.wasAtLimit') }
      : null;

    function shared(limitName: string): string {
      const at = texts.dated(0);
      const under = { level, at, limit: limitName };
      if (!hasToWait) {
        return limit.isOnlyAbove
          ? t('measurement.result.shareUnderAtMost', under)
          : t('measurement.result.shareUnder', under);
      }
      const time = texts.clock(driveMin);
      // Whoever reads it later does not know which day "tomorrow" was.
      const date = texts.longDate(startMs + driveMin * MINUTE_MS);
      return forecast.waitPermille <= 0
        ? t('measurement.result.shareGone', { level, at, time, date })
        : t('measurement.result.share', { ...under, time, date });
    }

    function calendar(): string {
      if (likelyMin > 0) {
        return t('measurement.result.calendar', {
          cautious: texts.dated(cautiousMinOf(forecast)),
          likely: texts.dated(likelyMin),
        });
      }
      return atLimit?.atLimit ?? t('result.drive.likelyUnder');
    }

    return {
      title: t('measurement.measuredAt', { time: start }),
      before: t('measurement.result.before', { time: start }),
      total: t('measurement.result.total'),
      calendar: calendar(),
      ...atLimit,
      curve: {
        summary: t('measurement.result.curve', {
          level,
          start,
          sober: texts.when(likely.soberMin),
          soberLate: texts.when(late.soberMin),
          limit: limitText,
        }),
        explain: t('measurement.result.explain'),
      },
      disclaimer: `${t('measurement.result.disclaimer')} ${t('measurement.devices')}`,
      shareHolds: t('result.share.holdsMeasurement', { country: String(hasCountry) }),
      share: (limitName) =>
        [shared(limitName), penaltyText({ forecast, limit }, texts, texts.dated, t)]
          .filter(Boolean)
          .join(' '),
    };
  };
}
