import {
  ceilMinutes,
  levelAt,
  peakOf,
  type Breakpoint,
  type Curve,
  type Forecast,
} from '@/lib/bac';
import { MINUTE_MS } from '@/lib/calendar/zone';
import type { Evening } from './evening';
import { isDrinking, resumesAtMin } from './pauses';

/** Minutes after the cautious sober time from which an evening counts as past. */
const pastAfterMin = 12 * 60;

/** Before the first sip; until the last one; to the cautious time; after it; another day. */
export type Phase = 'planned' | 'drinking' | 'waiting' | 'passed' | 'past';

/**
 * What the level does. `none`: the likely level is zero, the cautious one is not; `between`: all
 * levels are zero in a pause before more drinking.
 */
export type Trend = 'before' | 'rising' | 'falling' | 'none' | 'between' | 'gone';

/** Minutes from the start of an evening to an instant; negative before it. */
export function minuteAt({ startMs }: Pick<Evening, 'startMs'>, instantMs: number): number {
  return (instantMs - startMs) / MINUTE_MS;
}

/** What a state is calculated from. */
export type Estimate = Pick<Evening, 'said'> & { forecast: Forecast };

/** The minute of the likely peak; of the cautious one where slow drinking has no likely peak. */
export function peakTimeMin({ likely, curves, peakAtMin }: Forecast): number {
  return ceilMinutes(likely.peakPermille === 0 ? peakOf(curves.cautious).atMin : peakAtMin);
}

/** The cautious drive time as it is said, or the sober time if the limit is never exceeded. */
export function cautiousMinOf({ said }: Pick<Estimate, 'said'>): number {
  return said.driveMin > 0 ? said.driveMin : said.soberMin;
}

/** The next local maximum of a curve. */
function nextTop(curve: Curve, atMin: number): Breakpoint | null {
  const coming = curve.filter((point) => point.atMin > atMin);
  return coming.find((point, i) => (coming[i + 1]?.permille ?? 0) < point.permille) ?? null;
}

/** The phase of an evening. @param atMin minutes from the start; negative before it */
export function phaseAt(evening: Estimate, atMin: number): Phase {
  if (atMin < 0) return 'planned';
  if (atMin < evening.forecast.lastFinishMin) return 'drinking';
  if (atMin < cautiousMinOf(evening)) return 'waiting';
  return atMin <= evening.said.soberMin + pastAfterMin ? 'passed' : 'past';
}

/**
 * The state of an evening at a time, levels in permille.
 * @param atMin minutes from the start; negative before it
 */
export function eveningAt(evening: Estimate, atMin: number) {
  const { forecast, said } = evening;
  const { curves, sittings, likely } = forecast;
  const likelyPermille = levelAt(curves.likely, atMin);
  const highPermille = levelAt(curves.cautious, atMin);
  const resumes = resumesAtMin(sittings, atMin);
  const isSlow =
    likely.peakPermille === 0 ||
    (likelyPermille === 0 && highPermille > 0 && isDrinking(sittings, atMin));
  const curve = isSlow ? curves.cautious : curves.likely;

  function trendNow(): Trend {
    if (atMin < 0) return 'before';
    if (atMin >= said.soberMin) return 'gone';
    if (resumes !== null && likelyPermille === 0 && highPermille === 0) return 'between';
    if (levelAt(curve, atMin + 1) > levelAt(curve, atMin)) return 'rising';
    return likelyPermille > 0 || isSlow ? 'falling' : 'none';
  }

  const cautiousMin = cautiousMinOf(evening);
  const trend = trendNow();
  return {
    phase: phaseAt(evening, atMin),
    trend,
    /** While rising: the level it rises to, and when; else null. */
    risesTo: trend === 'rising' ? nextTop(curve, atMin) : null,
    likelyPermille,
    highPermille,
    /** Drinking is so slow that the likely level is zero: the cautious level is an upper bound. */
    isBelow: isSlow,
    /** In a pause: the minute at which drinking resumes; else null. */
    resumesAtMin: resumes,
    /** Even the cautious level never exceeds the limit, so the wait is for the sober time. */
    isNeverOver: said.driveMin === 0,
    /** Minutes to the cautious time (`cautiousMinOf`); null if it has passed. */
    toCautiousMin: atMin < cautiousMin ? Math.ceil(cautiousMin - atMin) : null,
  };
}

export type EveningAt = ReturnType<typeof eveningAt>;
