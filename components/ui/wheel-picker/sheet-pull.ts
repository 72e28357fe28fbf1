/** A sheet that is pulled down by this share of its height closes. */
const DISMISS_SHARE = 0.3;
/** A flick of this speed closes it at any position. */
const DISMISS_PX_PER_MS = 0.4;
/** The speed is measured over this time before the finger lifts, so stopping first keeps it open. */
const FLICK_MS = 100;

/** The position of a finger; time as in `Event.timeStamp`. */
export interface PullPoint {
  yPx: number;
  atMs: number;
}

/** How far the sheet follows the finger: only down. */
export function pulledPx(from: PullPoint, to: PullPoint): number {
  return Math.max(0, to.yPx - from.yPx);
}

/**
 * Whether lifting the finger closes the sheet.
 * @param points positions of the finger, first to last
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
