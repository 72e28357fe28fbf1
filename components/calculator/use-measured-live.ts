import { useTranslations } from 'next-intl';
import { isBreathUnit } from '@/lib/model/reading';
import { lifeThreateningPermille } from '@/lib/model/warnings';
import { useLevelTexts } from '@/lib/i18n/use-level-texts';
import { useReadingTexts } from '@/lib/i18n/use-reading-texts';
import type { SiteCode } from '@/lib/site/sites';
import { useEveningClock } from './use-evening-clock';
import type { LiveReading } from './use-live-reading';
import type { Measured } from './use-measured';

/**
 * What the panel shows of a measured value.
 * @returns null while there is no value above zero
 */
export function useMeasuredLive(measured: Measured, siteCode: SiteCode): LiveReading | null {
  const t = useTranslations();
  const texts = useLevelTexts(siteCode);
  const readingTexts = useReadingTexts(siteCode);
  const { model, forecast, limitPermille, startMs, nowMs } = measured;
  const momentOf = useEveningClock({ startMs, nowMs, unitSystem: model.unitSystem });
  if (!forecast || model.reading.value === null) return null;
  const { unit, value } = model.reading;
  const { early, late } = forecast.band;
  const permille = forecast.peakPermilleExact;
  const likelyDrive = forecast.timeWhenCanDrive;
  const measuredAt = momentOf({ minutesFromStart: 0, h24: forecast.firstStart });
  const levelWithUnit = texts.levelWithUnit(permille);
  return {
    title: t('reading.measuredAt', { time: measuredAt.time }),
    level: texts.level(permille),
    unit: texts.unit,
    levelWithUnit,
    spokenLevel: levelWithUnit,
    range: t('panel.range', {
      low: texts.level(early.peakPermille),
      high: texts.levelWithUnit(late.peakPermille),
    }),
    note: isBreathUnit(unit) ? readingTexts.valueWithUnit(value, unit) : '',
    limit: texts.limitWithUnit(limitPermille),
    // Minute 0 is the measurement: the limit is never passed.
    drive:
      late.timeWhenCanDrive.minutesFromStart === 0
        ? null
        : {
            cautious: momentOf(late.timeWhenCanDrive),
            likely: likelyDrive.minutesFromStart === 0 ? null : momentOf(likelyDrive),
          },
    lifeThreatening:
      permille > lifeThreateningPermille ? texts.limitWithUnit(lifeThreateningPermille) : null,
  };
}
