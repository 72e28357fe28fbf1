/** A sheet pulled down this share of its height goes. */
const DISMISS_SHARE = 0.3;
/** A flick of this speed closes it from anywhere. */
const DISMISS_PX_PER_MS = 0.4;
/** A flick is judged by its last moments: a finger that stopped before it lifted means to stay. */
const FLICK_MS = 100;

/** A finger's place at a moment; time as in `Event.timeStamp`. */
export interface PullPoint {
  yPx: number;
  atMs: number;
}

/** How far the sheet follows: down with the finger, never up. */
export function pulledPx(from: PullPoint, to: PullPoint): number {
  return Math.max(0, to.yPx - from.yPx);
}

/**
 * Whether letting go closes the sheet.
 * @param points where the finger was, first to last
 */
export function isPulledAway(points: readonly PullPoint[], sheetHeightPx: number): boolean {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return false;
  if (pulledPx(first, last) > sheetHeightPx * DISMISS_SHARE) return true;
  const recent = points.find(({ atMs }) => last.atMs - atMs <= FLICK_MS) ?? last;
  const durationMs = last.atMs - recent.atMs;
  return durationMs > 0 && (last.yPx - recent.yPx) / durationMs > DISMISS_PX_PER_MS;
}
