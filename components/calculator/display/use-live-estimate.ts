import { useTranslations } from 'next-intl';
import type { EnteredEvening } from '@/components/calculator/use-entered-evening';
import { ceilMinutes, isMeasuredAtLimit, peakOf, type Forecast } from '@/lib/bac';
import { localZone } from '@/lib/browser/local-zone';
import type { Evening } from '@/lib/evening/evening';
import { eveningAt, minuteAt, type EveningAt } from '@/lib/evening/evening-at';
import type { Translator } from '@/lib/i18n/duration-text';
import { penaltyText } from '@/lib/i18n/penalty-text';
import { useEveningTexts, type EveningTexts } from '@/lib/i18n/use-evening-texts';
import { belowText, useLevelTexts, type LevelTexts } from '@/lib/i18n/use-level-texts';
import { lifeThreateningPermille } from '@/lib/model/warnings';
import type { Site } from '@/lib/site/sites';
import type { DriveEstimate, LiveEstimate, LiveMoment } from './live-estimate';

/** The level in large digits, and its range. */
interface ShownLevel {
  permille: number;
  min: number;
  max: number;
  /** The likely level is zero, so the maximum is shown as an upper bound. */
  isBelow: boolean;
}

/**
 * The live estimate of the entered evening.
 * @param measurementNote for a breath measurement: the value that the device showed
 * @returns null if there is no evening
 */
export function useLiveEstimate(
  entered: EnteredEvening,
  site: Site,
  measurementNote: string,
): LiveEstimate | null {
  const t = useTranslations();
  const { evening, model, nowMs } = entered;
  const levels = useLevelTexts(site.code, entered.limit.permille);
  const texts = useEveningTexts({
    siteCode: site.code,
    unitSystem: model.unitSystem,
    zone: localZone,
    startMs: evening?.startMs ?? 0,
    nowMs,
  });
  if (!evening) return null;
  const { forecast } = evening;
  const nowMin = minuteAt(evening, nowMs);
  const now = eveningAt(forecast, nowMin);
  const isNow = now.phase === 'drinking' || now.phase === 'waiting';
  const { permille, min, max, isBelow } = isNow ? levelNow(now) : peakLevel(forecast);
  const level = isBelow ? belowText(levels.level(max)) : levels.level(permille);
  const maxText = levels.levelWithUnit(max);
  return {
    phase: now.phase,
    date: texts.date(0),
    isNow,
    title: isNow ? t('panel.nowAt', { time: texts.clock(nowMin) }) : peakTitle(evening, texts, t),
    level,
    unit: levels.unit,
    levelWithUnit: levels.withUnit(level),
    spokenLevel: isBelow ? t('panel.below', { level: maxText }) : levels.levelWithUnit(permille),
    facts: [
      t('panel.range', { low: levels.level(min), high: maxText }),
      isNow ? courseText(evening, now, levels, texts, t) : '',
      evening.kind === 'drinks'
        ? t('panel.grams', { grams: levels.number(evening.forecast.totalAlcoholGrams, 1) })
        : measurementNote,
    ].filter(Boolean),
    limit: levels.limitWithUnit(forecast.limitPermille),
    isOnlyAbove: entered.limit.isOnlyAbove,
    isClearance: forecast.waitPermille <= 0,
    penalties: penaltyText(evening, levels, texts.when, t),
    drive: driveEstimate(forecast, texts, nowMin),
    gone: momentAt(forecast.cautious.soberMin, texts, nowMin),
    lifeThreatening:
      forecast.likely.peakPermille > lifeThreateningPermille
        ? levels.limitWithUnit(lifeThreateningPermille)
        : null,
  };
}

function levelNow({ likelyPermille, lowPermille, highPermille, isBelow }: EveningAt): ShownLevel {
  return {
    permille: likelyPermille,
    min: lowPermille,
    max: highPermille,
    // A likely level of zero does not mean sober while the cautious level is above it.
    isBelow: isBelow || (likelyPermille === 0 && highPermille > 0),
  };
}

function peakLevel({ optimistic, likely, cautious }: Forecast): ShownLevel {
  const permille = likely.peakPermille;
  return {
    permille,
    min: optimistic.peakPermille,
    max: cautious.peakPermille,
    isBelow: permille === 0,
  };
}

/** Minutes from the start to the likely peak; if that is zero, to the cautious one. */
function peakMin({ curves, likely, peakAtMin }: Forecast): number {
  return ceilMinutes(likely.peakPermille === 0 ? peakOf(curves.cautious).atMin : peakAtMin);
}

/** "Measured, 23:30", "Peak, 23:30" */
function peakTitle(evening: Evening, texts: EveningTexts, t: Translator): string {
  return evening.kind === 'measurement'
    ? t('measurement.measuredAt', { time: texts.when(0) })
    : t('panel.peakAt', { time: texts.when(peakMin(evening.forecast)) });
}

/** The measured value; for drinks the level that is rising, or the peak that has passed. */
function courseText(
  { kind, forecast }: Evening,
  { risesTo }: EveningAt,
  levels: LevelTexts,
  texts: EveningTexts,
  t: Translator,
): string {
  const { permille, max, isBelow } = peakLevel(forecast);
  if (kind === 'measurement') {
    return t('panel.measured', { level: levels.levelWithUnit(permille), time: texts.when(0) });
  }
  if (risesTo) {
    const level = levels.levelWithUnit(risesTo.permille);
    return t('panel.rising', { level, time: texts.when(ceilMinutes(risesTo.atMin)) });
  }
  const peak = isBelow ? belowText(levels.level(max)) : levels.level(permille);
  return t('panel.peak', { level: levels.withUnit(peak), time: texts.when(peakMin(forecast)) });
}

/** Null if the limit is never exceeded. A drive time of minute 0, the start, means the same. */
function driveEstimate(
  forecast: Forecast,
  texts: EveningTexts,
  nowMin: number,
): DriveEstimate | null {
  const { likely, cautious } = forecast;
  if (cautious.driveMin === 0) return null;
  return {
    cautious: momentAt(cautious.driveMin, texts, nowMin),
    likely: likely.driveMin === 0 ? null : momentAt(likely.driveMin, texts, nowMin),
    isAtLimit: isMeasuredAtLimit(forecast),
  };
}

function momentAt(minutes: number, texts: EveningTexts, nowMin: number): LiveMoment {
  return {
    minutes,
    iso: texts.iso(minutes),
    when: texts.when(minutes),
    until: texts.until(minutes),
    left: minutes > nowMin ? texts.duration(Math.ceil(minutes - nowMin)) : '',
  };
}
