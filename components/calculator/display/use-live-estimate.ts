import { useTranslations } from 'next-intl';
import type { EnteredEvening } from '@/components/calculator/use-entered-evening';
import type { Answer } from '@/lib/answer/answer';
import { ceilMinutes, peakOf, type Breakpoint, type Forecast } from '@/lib/bac';
import { localZone } from '@/lib/browser/local-zone';
import type { Evening } from '@/lib/evening/evening';
import { eveningAt, type EveningAt } from '@/lib/evening/evening-at';
import { firstDrinkMin } from '@/lib/evening/last-sip-now';
import type { Translator } from '@/lib/i18n/duration-text';
import { useEveningTexts, type EveningTexts } from '@/lib/i18n/use-evening-texts';
import { belowText, useLevelTexts, type LevelTexts } from '@/lib/i18n/use-level-texts';
import type { Sittings } from '@/lib/model/model';
import { lifeThreateningPermille } from '@/lib/model/warnings';
import type { Site } from '@/lib/site/sites';
import type { LiveEstimate } from './live-estimate';

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
  const { evening, answer, model, nowMs } = entered;
  const levels = useLevelTexts(site.code, evening?.limit.permille);
  const texts = useEveningTexts({
    siteCode: site.code,
    unitSystem: model.unitSystem,
    zone: localZone,
    startMs: evening?.startMs ?? 0,
    nowMs,
  });
  if (!evening || !answer) return null;
  const { forecast } = evening;
  const { now, nowMin, phase } = answer;
  const isNow = phase === 'drinking' || phase === 'waiting';
  const rise = isJustLogged(answer, model) ? now.risesTo : null;
  const shown = isNow
    ? levelNow(rise ? eveningAt(evening, rise.atMin) : now, rise)
    : peakLevel(forecast);
  const { permille, min, max } = shown;
  const readsZero = (permille: number) => levels.level(permille) === levels.level(0);
  // A likely level of zero does not mean sober while the cautious level is above it.
  const isBelow = shown.isBelow || (readsZero(permille) && !readsZero(max));
  const level = isBelow ? belowText(levels.level(max)) : levels.level(permille);
  const maxText = levels.levelWithUnit(max);
  const nowTitle = rise
    ? riseText(rise, levels, texts, t)
    : t('panel.nowAt', { time: texts.clock(nowMin) });
  return {
    answer,
    evening,
    writer: { t, texts, levels },
    isNow,
    isLevelShown: phase !== 'passed' && phase !== 'past' && !(answer.isWithheld && readsZero(max)),
    title: isNow ? nowTitle : peakTitle(evening, texts, t),
    level,
    unit: levels.unit,
    levelWithUnit: levels.withUnit(level),
    spokenLevel: isBelow ? t('panel.below', { level: maxText }) : levels.levelWithUnit(permille),
    facts: [
      rise ? '' : t('panel.range', { low: levels.level(min), high: maxText }),
      isNow && !rise ? courseText(evening, now, levels, texts, t) : '',
      evening.kind === 'drinks'
        ? t('panel.grams', { grams: levels.number(evening.forecast.totalAlcoholGrams, 1) })
        : measurementNote,
    ].filter(Boolean),
    lifeThreatening:
      forecast.likely.peakPermille > lifeThreateningPermille
        ? levels.limitWithUnit(lifeThreateningPermille)
        : null,
  };
}

/**
 * True in the ten minutes after a tap, in which the drink counts as being drunk: the level of now
 * would still be near zero, so the one that it rises to is shown.
 */
function isJustLogged({ phase, lastSipMin, nowMin }: Answer, { isLogged }: Sittings): boolean {
  return isLogged && phase === 'drinking' && lastSipMin - nowMin <= firstDrinkMin;
}

/** @param at the moment of the level: now, or when it stops rising */
function levelNow(
  { likelyPermille, lowPermille, highPermille, isBelow }: EveningAt,
  rise: Breakpoint | null,
): ShownLevel {
  if (rise) return { permille: rise.permille, min: lowPermille, max: highPermille, isBelow };
  return {
    permille: likelyPermille,
    min: lowPermille,
    max: highPermille,
    isBelow,
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

/** "rising to 0.39 ‰ by 20:20" */
function riseText(
  rise: Breakpoint,
  levels: LevelTexts,
  texts: EveningTexts,
  t: Translator,
): string {
  const level = levels.levelWithUnit(rise.permille);
  return t('panel.rising', { level, time: texts.when(ceilMinutes(rise.atMin)) });
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
  if (risesTo) return riseText(risesTo, levels, texts, t);
  const peak = isBelow ? belowText(levels.level(max)) : levels.level(permille);
  return t('panel.peak', { level: levels.withUnit(peak), time: texts.when(peakMin(forecast)) });
}
