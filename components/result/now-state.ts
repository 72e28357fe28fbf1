import { levelAt, type Forecast } from '@/lib/bac';
import { isDrinking, resumesAtMin, type PlacedSittings } from './sitting-times';

/** Where the visitor is in the evening; between: nothing left by any curve, but more will be drunk. */
export type NowPhase = 'before' | 'rising' | 'falling' | 'none' | 'between' | 'gone';

/**
 * Which of the two drive times is still ahead: both, the cautious one, none. In a pause the level
 * may be under the limit for a while all the same.
 */
export type NowSide = 'over' | 'perhaps' | 'under';

/** What can be said of this minute. */
export interface NowState {
  phase: NowPhase;
  side: NowSide;
  /** Levels of this minute, permille. */
  likelyPermille: number;
  lowPermille: number;
  highPermille: number;
  /** Drinking so slowly that the likely level is zero: the cautious one is the bound to name. */
  isBelow: boolean;
  /** In a pause: the minute at which drinking goes on; else null. */
  resumesAtMin: number | null;
  /** Minutes to the cautious drive time; null when it has passed or there is nothing to wait for. */
  toCautiousMin: number | null;
}

/**
 * The level of this minute, its trend and its side of the limit.
 * @param nowMin minutes from the start; negative before it
 * @param sittings as placed; may be left out where there is but one
 */
export function nowState(
  result: Forecast,
  nowMin: number,
  sittings: PlacedSittings = [],
): NowState {
  const { early, likely, late } = result.curves;
  const [likelyPermille, highPermille] = [levelAt(likely, nowMin), levelAt(late, nowMin)];
  const lateDriveMin = result.band.late.timeWhenCanDrive.minutesFromStart;
  const isWaiting = nowMin < lateDriveMin;
  const resumes = resumesAtMin(sittings, nowMin);
  const isSlow =
    result.peakPermilleExact === 0 ||
    (likelyPermille === 0 && highPermille > 0 && isDrinking(sittings, nowMin));

  function phase(): NowPhase {
    if (nowMin < 0) return 'before';
    if (nowMin >= result.band.late.timeUntilSober.minutesFromStart) return 'gone';
    if (resumes !== null && likelyPermille === 0 && highPermille === 0) return 'between';
    const curve = isSlow ? late : likely;
    if (levelAt(curve, nowMin + 1) > levelAt(curve, nowMin)) return 'rising';
    return likelyPermille > 0 || isSlow ? 'falling' : 'none';
  }

  function side(): NowSide {
    if (!isWaiting) return 'under';
    return nowMin < result.timeWhenCanDrive.minutesFromStart ? 'over' : 'perhaps';
  }

  return {
    phase: phase(),
    side: side(),
    likelyPermille,
    lowPermille: levelAt(early, nowMin),
    highPermille,
    isBelow: isSlow,
    resumesAtMin: resumes,
    toCautiousMin: isWaiting ? Math.ceil(lateDriveMin - nowMin) : null,
  };
}
