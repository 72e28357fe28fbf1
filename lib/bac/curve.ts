import { limitTolerancePermille } from './constants';
import type { Breakpoint, Curve } from './types';

const nothing: Breakpoint = { atMin: 0, permille: 0 };

/** The last corner of a curve; minute 0 and nothing for a curve without corners. */
export function lastPoint(curve: Curve): Breakpoint {
  return curve[curve.length - 1] ?? nothing;
}

function interpolate(from: Breakpoint, to: Breakpoint, atMin: number): number {
  const share = (atMin - from.atMin) / (to.atMin - from.atMin);
  return from.permille + share * (to.permille - from.permille);
}

/**
 * The level at a moment, exact: a straight line between corners. Zero before the start and after
 * the sober time.
 * @param atMin minutes from the start of drinking
 * @returns permille, unrounded
 */
export function levelAt(curve: Curve, atMin: number): number {
  let low = 0;
  let high = curve.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((curve[middle] ?? nothing).atMin < atMin) low = middle + 1;
    else high = middle;
  }
  const next = curve[low] ?? lastPoint(curve);
  const previous = curve[low - 1];
  if (!previous || next.atMin <= atMin || next === previous) return next.permille;
  return interpolate(previous, next, atMin);
}

/** The highest corner, the first of them when several are equally high. */
export function peakOf(curve: Curve): Breakpoint {
  let peak = curve[0] ?? nothing;
  for (const point of curve) if (point.permille > peak.permille) peak = point;
  return peak;
}

/** Minutes from the start to the end of the curve: drinking is over and the level is zero. */
export function soberAtMin(curve: Curve): number {
  return lastPoint(curve).atMin;
}

/**
 * Minutes from the start to the moment from which one may drive. With a limit of zero that is the
 * sober time; with a peak at or under the limit it is the start, 0; else the last time the level
 * falls to the limit, but never before the last drink is finished.
 * @returns minutes, unrounded
 */
export function driveAtMin(curve: Curve, limitPermille: number, lastFinishMin: number): number {
  if (limitPermille <= 0) return soberAtMin(curve);
  for (let i = curve.length - 1; i > 0; i--) {
    const above = curve[i - 1] ?? nothing;
    if (above.permille <= limitPermille + limitTolerancePermille) continue;
    const below = curve[i] ?? nothing;
    const fallen = (above.permille - limitPermille) / (above.permille - below.permille);
    const crossingMin = above.atMin + Math.min(1, fallen) * (below.atMin - above.atMin);
    return Math.max(lastFinishMin, crossingMin);
  }
  return 0;
}
