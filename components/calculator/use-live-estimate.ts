import { useTranslations } from 'next-intl';
import { ceilMinutes, isMeasuredAtLimit, peakOf } from '@/lib/bac';
import { localZone } from '@/lib/browser/local-zone';
import { eveningAt, minuteAt, type Phase } from '@/lib/evening/evening-at';
import { useEveningTexts, type EveningTexts } from '@/lib/i18n/use-evening-texts';
import { penaltyText } from '@/lib/i18n/penalty-text';
import { belowText, useLevelTexts } from '@/lib/i18n/use-level-texts';
import { lifeThreateningPermille } from '@/lib/model/warnings';
import type { Site } from '@/lib/site/sites';
import type { EnteredEvening } from './use-entered-evening';

/** A moment in the words of the panel. */
export interface LiveMoment {
  minutes: number;
  /** "2026-11-23T02:42:00.000Z" */
  iso: string;
  /** "03:42" */
  time: string;
  /** "Mon"; empty for today. */
  day: string;
  /** "Mon 03:42" */
  when: string;
  /** "in 27 h 27 min"; empty for what is past. */
  until: string;
  /** "27 h 27 min"; empty for what is past. */
  left: string;
}

/** When the limit is kept, cautiously and likely. */
export interface DriveEstimate {
  cautious: LiveMoment;
  /** Null when the likely level never goes over the limit. */
  likely: LiveMoment | null;
  /** A measured level that is the limit itself: never over it, and not below it. */
  isAtLimit: boolean;
}

/** The live estimate in words and digits. */
export interface LiveEstimate {
  phase: Phase;
  /** "Sat 21 Nov", of the start. */
  date: string;
  /** The level is that of this minute: the evening is running. */
  isNow: boolean;
  /** "Peak, 23:30", "Now, 23:10" */
  title: string;
  /** The likely level, "0.85"; where that is zero the cautious one as an upper bound, "< 0.11". */
  level: string;
  /** The number behind `level`; null for an upper bound. */
  levelPermille: number | null;
  unit: string;
  levelWithUnit: string;
  /** The same for a listener: "0.85 ‰", "below about 0.11 ‰". */
  spokenLevel: string;
  /** "0.57 – 1.08 ‰", "Peak 0.85 ‰, 23:30", "59.2 g pure alcohol", "0.25 mg/L breath" */
  facts: string[];
  /** "0.2 ‰" */
  limit: string;
  /** Only a level over the figure is an offence: words say "not above" it, not "below". */
  isOnlyAbove: boolean;
  /** Full clearance leads: no level above zero is waited for. */
  isClearance: boolean;
  /** What the limit is where full clearance leads before it; else empty. */
  penalties: string;
  /** Null when even the cautious level stays within the limit. */
  drive: DriveEstimate | null;
  /** When the alcohol is gone, cautiously. */
  gone: LiveMoment;
  /** Above which level alcohol threatens life, when the estimate is above it. */
  lifeThreatening: string | null;
}

function momentOf(texts: EveningTexts, minutes: number, nowMin: number): LiveMoment {
  return {
    minutes,
    iso: texts.iso(minutes),
    time: texts.clock(minutes),
    day: texts.day(minutes),
    when: texts.when(minutes),
    until: texts.until(minutes),
    left: minutes > nowMin ? texts.duration(Math.ceil(minutes - nowMin)) : '',
  };
}

/**
 * What the panel shows of the entered evening.
 * @param measurementNote what stands below a measured value
 * @returns null while there is none
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
  const { early, likely, late, curves, peakAtMin, limitPermille, waitPermille } = evening.forecast;
  const limit = levels.limitWithUnit(limitPermille);
  const nowMin = minuteAt(evening, nowMs);
  const now = eveningAt(evening.forecast, nowMin);
  const isNow = now.phase === 'drinking' || now.phase === 'waiting';
  const isSlow = likely.peakPermille === 0;
  const shown = isNow
    ? {
        permille: now.likelyPermille,
        low: now.lowPermille,
        high: now.highPermille,
        // Likely gone is not gone: the cautious level is the one to name.
        isBelow: now.isBelow || (now.likelyPermille === 0 && now.highPermille > 0),
      }
    : {
        permille: likely.peakPermille,
        low: early.peakPermille,
        high: late.peakPermille,
        isBelow: isSlow,
      };
  const level = shown.isBelow ? belowText(levels.level(shown.high)) : levels.level(shown.permille);

  function title(): string {
    if (isNow) return t('panel.nowAt', { time: texts.clock(nowMin) });
    if (evening?.kind === 'measurement')
      return t('measurement.measuredAt', { time: texts.when(0) });
    const atMin = isSlow ? peakOf(curves.late).atMin : peakAtMin;
    return t('panel.peakAt', { time: texts.when(ceilMinutes(atMin)) });
  }

  function peakText(): string {
    const [permille, atMin] = isSlow
      ? [late.peakPermille, peakOf(curves.late).atMin]
      : [likely.peakPermille, peakAtMin];
    const peakLevel = levels.level(permille);
    return t('panel.peak', {
      level: levels.withUnit(isSlow ? belowText(peakLevel) : peakLevel),
      time: texts.when(ceilMinutes(atMin)),
    });
  }

  function courseText(): string {
    if (!isNow) return '';
    if (evening?.kind === 'measurement') {
      const measured = levels.levelWithUnit(likely.peakPermille);
      return t('panel.measured', { level: measured, time: texts.when(0) });
    }
    if (now.risesTo === null) return peakText();
    const { permille, atMin } = now.risesTo;
    return t('panel.rising', {
      level: levels.levelWithUnit(permille),
      time: texts.when(ceilMinutes(atMin)),
    });
  }

  const range = t('panel.range', {
    low: levels.level(shown.low),
    high: levels.levelWithUnit(shown.high),
  });
  const note =
    evening.kind === 'drinks'
      ? t('panel.grams', { grams: levels.number(evening.forecast.totalAlcoholGrams, 1) })
      : measurementNote;

  return {
    phase: now.phase,
    date: texts.date(0),
    isNow,
    title: title(),
    level,
    levelPermille: shown.isBelow ? null : shown.permille,
    unit: levels.unit,
    levelWithUnit: levels.withUnit(level),
    spokenLevel: shown.isBelow
      ? t('panel.below', { level: levels.levelWithUnit(shown.high) })
      : levels.levelWithUnit(shown.permille),
    facts: [range, courseText(), note].filter(Boolean),
    limit,
    isOnlyAbove: entered.limit.isOnlyAbove,
    isClearance: waitPermille <= 0,
    penalties: penaltyText(evening, levels, texts.when, t),
    // Minute 0 is the start, in the past: the limit is never passed.
    drive:
      late.driveMin === 0
        ? null
        : {
            cautious: momentOf(texts, late.driveMin, nowMin),
            likely: likely.driveMin === 0 ? null : momentOf(texts, likely.driveMin, nowMin),
            isAtLimit: isMeasuredAtLimit(evening.forecast),
          },
    gone: momentOf(texts, late.soberMin, nowMin),
    lifeThreatening:
      likely.peakPermille > lifeThreateningPermille
        ? levels.limitWithUnit(lifeThreateningPermille)
        : null,
  };
}
