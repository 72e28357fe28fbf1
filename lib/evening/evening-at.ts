import { levelAt, type Breakpoint, type Curve, type Forecast } from '@/lib/bac';
import { MINUTE_MS } from '@/lib/calendar/zone';
import type { Evening } from './evening';
import { isDrinking, resumesAtMin } from './pauses';

/** Minutes after the cautious sober time from which an evening is one of another day. */
const pastAfterMin = 12 * 60;

/**
 * Where a moment lies in an evening: before the first sip; up to the last one, pauses included; up to
 * the cautious time (of driving, or where the limit is never passed of the alcohol being gone); after
 * it; or so much later that the evening is one of another day.
 */
export type Phase = 'planned' | 'drinking' | 'waiting' | 'passed' | 'past';

/** What the level does; between: nothing left by any curve, but more will be drunk. */
export type Trend = 'before' | 'rising' | 'falling' | 'none' | 'between' | 'gone';

/**
 * Which of the two drive times is still ahead: both, the cautious one, none. In a pause the level
 * may be under the limit for a while all the same.
 */
export type Side = 'over' | 'perhaps' | 'under';

/** What can be said of a moment. */
export interface EveningAt {
  phase: Phase;
  trend: Trend;
  side: Side;
  /** Levels of this minute, permille. */
  likelyPermille: number;
  lowPermille: number;
  highPermille: number;
  /** While rising: the level it rises to, and when; else null. */
  risesTo: Breakpoint | null;
  /** Drinking so slowly that the likely level is zero: the cautious one is the bound to name. */
  isBelow: boolean;
  /** In a pause: the minute at which drinking goes on; else null. */
  resumesAtMin: number | null;
  /** Even the cautious level keeps the limit throughout: what is waited for is the alcohol. */
  isNeverOver: boolean;
  /**
   * Minutes to the cautious time, of driving or, where the limit is never passed, of the alcohol
   * being gone; null when it has passed.
   */
  toCautiousMin: number | null;
}

/** Minutes from the start of an evening to an instant; negative before it. */
export function minuteAt({ startMs }: Pick<Evening, 'startMs'>, instantMs: number): number {
  return (instantMs - startMs) / MINUTE_MS;
}

/** What is waited for: the cautious drive time, or where the limit is never passed the sober time. */
export function cautiousMinOf({ late }: Forecast): number {
  return late.driveMin > 0 ? late.driveMin : late.soberMin;
}

/** The next moment after which a level falls. */
function nextTop(curve: Curve, atMin: number): Breakpoint | null {
  const coming = curve.filter((point) => point.atMin > atMin);
  return coming.find((point, i) => (coming[i + 1]?.permille ?? 0) < point.permille) ?? null;
}

function phaseOf(forecast: Forecast, atMin: number): Phase {
  if (atMin < 0) return 'planned';
  if (atMin < forecast.lastFinishMin) return 'drinking';
  if (atMin < cautiousMinOf(forecast)) return 'waiting';
  return atMin <= forecast.late.soberMin + pastAfterMin ? 'passed' : 'past';
}

/** The phase of an evening at an instant. */
export function phaseAt(evening: Evening, instantMs: number): Phase {
  return phaseOf(evening.forecast, minuteAt(evening, instantMs));
}

/**
 * The phase, the level of this minute, its trend and its side of the limit.
 * @param atMin minutes from the start; negative before it
 */
export function eveningAt(forecast: Forecast, atMin: number): EveningAt {
  const { curves, sittings, likely, late } = forecast;
  const [likelyPermille, highPermille] = [
    levelAt(curves.likely, atMin),
    levelAt(curves.late, atMin),
  ];
  const resumes = resumesAtMin(sittings, atMin);
  const isSlow =
    likely.peakPermille === 0 ||
    (likelyPermille === 0 && highPermille > 0 && isDrinking(sittings, atMin));

  function trend(): Trend {
    if (atMin < 0) return 'before';
    if (atMin >= late.soberMin) return 'gone';
    if (resumes !== null && likelyPermille === 0 && highPermille === 0) return 'between';
    const curve = isSlow ? curves.late : curves.likely;
    if (levelAt(curve, atMin + 1) > levelAt(curve, atMin)) return 'rising';
    return likelyPermille > 0 || isSlow ? 'falling' : 'none';
  }

  function side(): Side {
    if (atMin >= late.driveMin) return 'under';
    return atMin < likely.driveMin ? 'over' : 'perhaps';
  }

  const cautiousMin = cautiousMinOf(forecast);
  const course = trend();
  return {
    phase: phaseOf(forecast, atMin),
    trend: course,
    risesTo: course === 'rising' ? nextTop(isSlow ? curves.late : curves.likely, atMin) : null,
    side: side(),
    likelyPermille,
    lowPermille: levelAt(curves.early, atMin),
    highPermille,
    isBelow: isSlow,
    resumesAtMin: resumes,
    isNeverOver: late.driveMin === 0,
    toCautiousMin: atMin < cautiousMin ? Math.ceil(cautiousMin - atMin) : null,
  };
}
