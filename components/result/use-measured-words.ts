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
      ? { atLimit: t('reading.result.atLimit'), wasAtLimit: t('reading.result.wasAtLimit') }
      : null;

    function shared(limitName: string): string {
      const at = texts.dated(0);
      const under = { level, at, limit: limitName };
      if (!hasToWait) {
        return limit.isOnlyAbove
          ? t('reading.result.shareUnderAtMost', under)
          : t('reading.result.shareUnder', under);
      }
      const time = texts.clock(driveMin);
      // Whoever reads it later does not know which day "tomorrow" was.
      const date = texts.longDate(startMs + driveMin * MINUTE_MS);
      return forecast.waitPermille <= 0
        ? t('reading.result.shareGone', { level, at, time, date })
        : t('reading.result.share', { ...under, time, date });
    }

    function calendar(): string {
      if (likelyMin > 0) {
        return t('reading.result.calendar', {
          cautious: texts.dated(cautiousMinOf(forecast)),
          likely: texts.dated(likelyMin),
        });
      }
      return atLimit?.atLimit ?? t('result.drive.likelyUnder');
    }

    return {
      title: t('reading.measuredAt', { time: start }),
      before: t('reading.result.before', { time: start }),
      total: t('reading.result.total'),
      calendar: calendar(),
      ...atLimit,
      curve: {
        summary: t('reading.result.curve', {
          level,
          start,
          sober: texts.when(likely.soberMin),
          soberLate: texts.when(late.soberMin),
          limit: limitText,
        }),
        explain: t('reading.result.explain'),
      },
      disclaimer: `${t('reading.result.disclaimer')} ${t('reading.devices')}`,
      shareHolds: t('result.share.holdsReading', { country: String(hasCountry) }),
      share: (limitName) =>
        [shared(limitName), penaltyText({ forecast, limit }, texts, texts.dated, t)]
          .filter(Boolean)
          .join(' '),
    };
  };
}
