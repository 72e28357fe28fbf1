import type { ResultTexts } from '@/components/result/result-texts';
import { untilOf } from '@/lib/answer/answer';
import { isMeasuredAtLimit } from '@/lib/bac';
import { MINUTE_MS } from '@/lib/calendar/zone';
import type { MeasuredEvening } from '@/lib/evening/evening';
import { cautiousMinOf } from '@/lib/evening/evening-at';
import type { Translator } from '@/lib/i18n/duration-text';

/**
 * The texts of the result of a measurement that differ from those of a calculation.
 * @param hasCountry whether the share link names a country
 */
export function measuredTexts(
  evening: MeasuredEvening,
  texts: ResultTexts,
  hasCountry: boolean,
  t: Translator,
) {
  const { likely, cautious, limitPermille } = evening.forecast;
  const start = texts.when(0);
  const isAtLimit = isMeasuredAtLimit(evening.forecast);
  return {
    /** "Measured, at 23:30" */
    title: t('measurement.measuredAt', { time: start }),
    /** Shown while the time of the measurement is in the future. */
    before: t('measurement.result.before', { time: start }),
    /** Label of the total duration. */
    total: t('measurement.result.total'),
    calendar:
      calendarText(evening, texts, t) ??
      (isAtLimit ? t('answer.likely.atLimit') : t('answer.likely.under')),
    /** The curve in words. */
    curve: t('measurement.result.curve', {
      level: texts.levelWithUnit(likely.peakPermille),
      start,
      sober: texts.when(likely.soberMin),
      soberLate: texts.when(texts.said(cautious.soberMin)),
      limit: texts.limitWithUnit(limitPermille),
    }),
    disclaimer: `${t('measurement.result.disclaimer')} ${t('measurement.devices')}`,
    /** What the share link reveals to its recipient. */
    shareHolds: t('result.share.holdsMeasurement', { country: String(hasCountry) }),
    /** The text shared with the link. @param limitName "0.2 ‰, Poland" */
    share: (limitName: string) => sharedText(evening, texts, limitName, t),
  };
}

export type MeasuredTexts = ReturnType<typeof measuredTexts>;

/** Null where the likely level is under the limit already. */
function calendarText(evening: MeasuredEvening, texts: ResultTexts, t: Translator): string | null {
  const { forecast, said } = evening;
  const likelyMin = said.driveMin > 0 ? forecast.likely.driveMin : forecast.likely.soberMin;
  if (likelyMin === 0) return null;
  return t('measurement.result.calendar', {
    cautious: texts.dated(cautiousMinOf(evening)),
    likely: texts.dated(likelyMin),
  });
}

function sharedText(
  { startMs, forecast, said, limit }: MeasuredEvening,
  texts: ResultTexts,
  limitName: string,
  t: Translator,
): string {
  const level = texts.levelWithUnit(forecast.likely.peakPermille);
  const at = texts.dated(0);
  const under = { level, at, limit: limitName };
  if (said.driveMin === 0) {
    return t('measurement.result.shareUnder', { ...under, bound: limit.bound });
  }
  const time = texts.clock(said.driveMin);
  // A full date: the recipient may read it days later.
  const date = texts.longDate(startMs + said.driveMin * MINUTE_MS);
  return untilOf(forecast) === 'zero'
    ? t('measurement.result.shareGone', { level, at, time, date })
    : t('measurement.result.share', { ...under, time, date });
}
