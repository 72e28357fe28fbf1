import { levelAt, type Forecast } from '@/lib/bac';

/** Where the visitor is in the evening. */
export type NowPhase = 'before' | 'rising' | 'falling' | 'none' | 'gone';

/** Where the level is against the limit: over it, perhaps under, under even cautiously. */
export type NowSide = 'over' | 'perhaps' | 'under';

/** What can be said of this minute. */
export interface NowState {
  phase: NowPhase;
  side: NowSide;
  /** Levels of this minute, permille. */
  likelyPermille: number;
  lowPermille: number;
  highPermille: number;
  /** Minutes to the cautious drive time; null when it has passed or there is nothing to wait for. */
  toCautiousMin: number | null;
}

/**
 * The level of this minute, its trend and its side of the limit.
 * @param nowMin minutes from the start; negative before it
 */
export function nowState(result: Forecast, nowMin: number): NowState {
  const { early, likely, late } = result.curves;
  const [likelyPermille, highPermille] = [levelAt(likely, nowMin), levelAt(late, nowMin)];
  const lateDriveMin = result.band.late.timeWhenCanDrive.minutesFromStart;
  const isWaiting = nowMin < lateDriveMin;

  function phase(): NowPhase {
    if (nowMin < 0) return 'before';
    if (nowMin >= result.band.late.timeUntilSober.minutesFromStart) return 'gone';
    const isSlow = result.peakPermilleExact === 0;
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
    toCautiousMin: isWaiting ? Math.ceil(lateDriveMin - nowMin) : null,
  };
}
