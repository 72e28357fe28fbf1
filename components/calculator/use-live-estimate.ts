import { useTranslations } from 'next-intl';
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
import type { EnteredEvening } from './use-entered-evening';

/** An evening at the current minute, and the functions that format it. */
interface Context {
  evening: Evening;
  now: EveningAt;
  nowMin: number;
  isNow: boolean;
  t: Translator;
  levels: LevelTexts;
  texts: EveningTexts;
}

/** The level in large digits, and its range. */
interface ShownLevel {
  permille: number;
  minPermille: number;
  maxPermille: number;
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
  const levels = useLevelTexts(site.code);
  const { evening, model, nowMs } = entered;
  const texts = useEveningTexts({
    siteCode: site.code,
    unitSystem: model.unitSystem,
    zone: localZone,
    startMs: evening?.startMs ?? 0,
    nowMs,
  });
  if (!evening) return null;
  const { limitPermille, waitPermille, likely, late: cautious } = evening.forecast;
  const nowMin = minuteAt(evening, nowMs);
  const now = eveningAt(evening.forecast, nowMin);
  const isNow = now.phase === 'drinking' || now.phase === 'waiting';
  const context: Context = { evening, now, nowMin, isNow, t, levels, texts };
  const shown = shownLevel(context);
  const maxLevel = levels.levelWithUnit(shown.maxPermille);
  const level = shown.isBelow
    ? belowText(levels.level(shown.maxPermille))
    : levels.level(shown.permille);
  return {
    phase: now.phase,
    date: texts.date(0),
    isNow,
    title: titleText(context),
    level,
    levelPermille: shown.isBelow ? null : shown.permille,
    unit: levels.unit,
    levelWithUnit: levels.withUnit(level),
    spokenLevel: shown.isBelow
      ? t('panel.below', { level: maxLevel })
      : levels.levelWithUnit(shown.permille),
    facts: [
      t('panel.range', { low: levels.level(shown.minPermille), high: maxLevel }),
      courseText(context),
      evening.kind === 'drinks'
        ? t('panel.grams', { grams: levels.number(evening.forecast.totalAlcoholGrams, 1) })
        : measurementNote,
    ].filter(Boolean),
    limit: levels.limitWithUnit(limitPermille),
    isOnlyAbove: entered.limit.isOnlyAbove,
    isClearance: waitPermille <= 0,
    penalties: penaltyText(evening, levels, texts.when, t),
    drive: driveEstimate(context),
    gone: momentAt(cautious.soberMin, context),
    lifeThreatening:
      likely.peakPermille > lifeThreateningPermille
        ? levels.limitWithUnit(lifeThreateningPermille)
        : null,
  };
}

/** The level of this minute while the evening is going on, else the peak. */
function shownLevel({ evening, now, isNow }: Context): ShownLevel {
  const { early, likely, late: cautious } = evening.forecast;
  if (!isNow) {
    return {
      permille: likely.peakPermille,
      minPermille: early.peakPermille,
      maxPermille: cautious.peakPermille,
      isBelow: likely.peakPermille === 0,
    };
  }
  return {
    permille: now.likelyPermille,
    minPermille: now.lowPermille,
    maxPermille: now.highPermille,
    // A likely level of zero does not mean sober while the cautious level is above it.
    isBelow: now.isBelow || (now.likelyPermille === 0 && now.highPermille > 0),
  };
}

/** The likely peak; if that is zero, the cautious one. */
function shownPeak({ curves, likely, late: cautious, peakAtMin }: Forecast) {
  const isBelow = likely.peakPermille === 0;
  return {
    isBelow,
    permille: isBelow ? cautious.peakPermille : likely.peakPermille,
    atMin: ceilMinutes(isBelow ? peakOf(curves.late).atMin : peakAtMin),
  };
}

/** "Now, 23:10", "Measured, 23:30", "Peak, 23:30" */
function titleText({ evening, nowMin, isNow, t, texts }: Context): string {
  if (isNow) return t('panel.nowAt', { time: texts.clock(nowMin) });
  if (evening.kind === 'measurement') {
    return t('measurement.measuredAt', { time: texts.when(0) });
  }
  return t('panel.peakAt', { time: texts.when(shownPeak(evening.forecast).atMin) });
}

/** While the evening is going on: what the level rises to, or what its peak was; else empty. */
function courseText(context: Context): string {
  const { evening, now, isNow, t, levels, texts } = context;
  if (!isNow) return '';
  if (evening.kind === 'measurement') {
    const measured = levels.levelWithUnit(evening.forecast.likely.peakPermille);
    return t('panel.measured', { level: measured, time: texts.when(0) });
  }
  if (now.risesTo !== null) {
    const { permille, atMin } = now.risesTo;
    return t('panel.rising', {
      level: levels.levelWithUnit(permille),
      time: texts.when(ceilMinutes(atMin)),
    });
  }
  const { isBelow, permille, atMin } = shownPeak(evening.forecast);
  const peak = levels.level(permille);
  return t('panel.peak', {
    level: levels.withUnit(isBelow ? belowText(peak) : peak),
    time: texts.when(atMin),
  });
}

/** Null if the limit is never exceeded. A drive time of minute 0, the start, means the same. */
function driveEstimate(context: Context): DriveEstimate | null {
  const { forecast } = context.evening;
  const { likely, late: cautious } = forecast;
  if (cautious.driveMin === 0) return null;
  return {
    cautious: momentAt(cautious.driveMin, context),
    likely: likely.driveMin === 0 ? null : momentAt(likely.driveMin, context),
    isAtLimit: isMeasuredAtLimit(forecast),
  };
}

function momentAt(minutes: number, { texts, nowMin }: Context): LiveMoment {
  return {
    minutes,
    iso: texts.iso(minutes),
    when: texts.when(minutes),
    until: texts.until(minutes),
    left: minutes > nowMin ? texts.duration(Math.ceil(minutes - nowMin)) : '',
  };
}
