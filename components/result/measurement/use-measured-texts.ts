import { useTranslations } from 'next-intl';
import type { MeasuredTexts } from '@/components/result/result-parts';
import type { ResultTexts } from '@/components/result/result-texts';
import { isMeasuredAtLimit } from '@/lib/bac';
import { MINUTE_MS } from '@/lib/calendar/zone';
import type { MeasuredEvening } from '@/lib/evening/evening';
import { cautiousMinOf } from '@/lib/evening/evening-at';
import type { Translator } from '@/lib/i18n/duration-text';
import { penaltyText } from '@/lib/i18n/penalty-text';

/**
 * The texts of the result of a measurement that differ from those of a calculation.
 * @param hasCountry whether the share link names a country
 */
export function useMeasuredTexts(evening: MeasuredEvening, hasCountry: boolean) {
  const t = useTranslations();
  const { likely, cautious, limitPermille } = evening.forecast;

  return (texts: ResultTexts): MeasuredTexts => {
    const start = texts.when(0);
    const atLimit = isMeasuredAtLimit(evening.forecast)
      ? { atLimit: t('measurement.result.atLimit'), wasAtLimit: t('measurement.result.wasAtLimit') }
      : null;
    return {
      title: t('measurement.measuredAt', { time: start }),
      before: t('measurement.result.before', { time: start }),
      total: t('measurement.result.total'),
      calendar:
        calendarText(evening, texts, t) ?? atLimit?.atLimit ?? t('result.drive.likelyUnder'),
      ...atLimit,
      curve: {
        summary: t('measurement.result.curve', {
          level: texts.levelWithUnit(likely.peakPermille),
          start,
          sober: texts.when(likely.soberMin),
          soberLate: texts.when(cautious.soberMin),
          limit: texts.limitWithUnit(limitPermille),
        }),
        explain: t('measurement.result.explain'),
      },
      disclaimer: `${t('measurement.result.disclaimer')} ${t('measurement.devices')}`,
      shareHolds: t('result.share.holdsMeasurement', { country: String(hasCountry) }),
      share: (limitName) =>
        [sharedText(evening, texts, limitName, t), penaltyText(evening, texts, texts.dated, t)]
          .filter(Boolean)
          .join(' '),
    };
  };
}

/** Null where the likely level is under the limit already. */
function calendarText(
  { forecast }: MeasuredEvening,
  texts: ResultTexts,
  t: Translator,
): string | null {
  const { likely, cautious } = forecast;
  const likelyMin = cautious.driveMin > 0 ? likely.driveMin : likely.soberMin;
  if (likelyMin === 0) return null;
  return t('measurement.result.calendar', {
    cautious: texts.dated(cautiousMinOf(forecast)),
    likely: texts.dated(likelyMin),
  });
}

/** @param limitName "0.2 ‰, Poland" */
function sharedText(
  { startMs, forecast, limit }: MeasuredEvening,
  texts: ResultTexts,
  limitName: string,
  t: Translator,
): string {
  const { likely, cautious, waitPermille } = forecast;
  const level = texts.levelWithUnit(likely.peakPermille);
  const at = texts.dated(0);
  const under = { level, at, limit: limitName };
  if (cautious.driveMin === 0) {
    return limit.isOnlyAbove
      ? t('measurement.result.shareUnderAtMost', under)
      : t('measurement.result.shareUnder', under);
  }
  const time = texts.clock(cautious.driveMin);
  // A full date: the recipient may read it days later.
  const date = texts.longDate(startMs + cautious.driveMin * MINUTE_MS);
  return waitPermille <= 0
    ? t('measurement.result.shareGone', { level, at, time, date })
    : t('measurement.result.share', { ...under, time, date });
}
