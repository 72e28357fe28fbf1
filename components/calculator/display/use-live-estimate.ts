import { useTranslations } from 'next-intl';
import type { EnteredEvening } from '@/components/calculator/use-entered-evening';
import type { Answer } from '@/lib/answer/answer';
import { ceilMinutes } from '@/lib/bac';
import { localZone } from '@/lib/browser/local-zone';
import { eveningAt } from '@/lib/evening/evening-at';
import { firstDrinkMin } from '@/lib/evening/last-sip-now';
import type { Translator } from '@/lib/i18n/duration-text';
import { useEveningTexts, type EveningTexts } from '@/lib/i18n/use-evening-texts';
import { belowText, useLevelTexts } from '@/lib/i18n/use-level-texts';
import type { Sittings } from '@/lib/model/model';
import { lifeThreateningPermille } from '@/lib/model/warnings';
import type { Site } from '@/lib/site/sites';

/** The live estimate as text. */
export type LiveEstimate = NonNullable<ReturnType<typeof useLiveEstimate>>;

/** The live estimate of the entered evening; null if there is none. */
export function useLiveEstimate(entered: EnteredEvening, site: Site) {
  const t = useTranslations();
  const { evening, answer, model, nowMs } = entered;
  const levels = useLevelTexts(site.code, evening?.limit.permille);
  const texts = useEveningTexts({
    unitSystem: model.unitSystem,
    zone: localZone,
    startMs: evening?.startMs ?? 0,
    nowMs,
  });
  if (!evening || !answer) return null;
  const { now, peak, phase } = answer;
  const isNow = phase === 'drinking' || phase === 'waiting';
  const rise = isJustLogged(answer, model) ? now.risesTo : null;
  const at = rise ? eveningAt(evening, rise.atMin) : now;
  const permille = isNow ? at.likelyPermille : peak.likelyPermille;
  const max = isNow ? at.highPermille : peak.highPermille;
  const isSlow = isNow ? at.isBelow : permille === 0;
  const readsZero = (permille: number) => levels.level(permille) === levels.level(0);
  // A likely level of zero does not mean sober while the cautious level is above it.
  const isBelow = isSlow || (readsZero(permille) && !readsZero(max));
  const nowTitle = rise
    ? t('panel.rising', { time: texts.when(ceilMinutes(rise.atMin)) })
    : t('panel.now');
  return {
    answer,
    evening,
    writer: { t, texts, levels },
    /** False once the cautious time has passed, and for a zero that must not be said. */
    isLevelShown: phase !== 'passed' && phase !== 'past' && !(answer.isWithheld && readsZero(max)),
    /** "Peak, 23:30", "Now, likely", "rising until 20:20 to" */
    title: isNow ? nowTitle : peakTitle(answer, texts, t),
    /** The likely level, "0.85 ‰"; if that is zero, the cautious one as an upper bound, "< 0.11 ‰". */
    level: levels.withUnit(isBelow ? belowText(levels.level(max)) : levels.level(permille)),
    /** The level for screen readers: "0.85 ‰", "below about 0.11 ‰". */
    spokenLevel: isBelow
      ? t('panel.below', { level: levels.levelWithUnit(max) })
      : levels.levelWithUnit(permille),
    /** "up to 1.08"; empty if the level is an upper bound itself, or zero. */
    upTo: isBelow || readsZero(max) ? '' : t('panel.upTo', { level: levels.level(max) }),
    /** The level above which alcohol is life-threatening, if the estimate is above it. */
    lifeThreatening: answer.danger && levels.limitWithUnit(lifeThreateningPermille),
  };
}

/** For ten minutes after a tap the level of now is near zero: what it rises to is shown. */
function isJustLogged({ phase, lastSipMin, nowMin }: Answer, { isLogged }: Sittings): boolean {
  return isLogged && phase === 'drinking' && lastSipMin - nowMin <= firstDrinkMin;
}

/** "Measured, 23:30", "Peak, 23:30" */
function peakTitle({ kind, peak }: Answer, texts: EveningTexts, t: Translator): string {
  return kind === 'measurement'
    ? t('measurement.measuredAt', { time: texts.when(0) })
    : t('evening.peakAt', { time: texts.when(peak.atMin) });
}
