import { limitTolerancePermille } from './constants';
import type { Breakpoint, Curve } from './types';

const nothing: Breakpoint = { atMin: 0, permille: 0 };

/** The last corner of a curve; minute 0 and nothing for a curve without corners. */
export function lastPoint(curve: Curve): Breakpoint {
  return curve[curve.length - 1] ?? nothing;
}

/** The level between two corners. @param atMin between theirs, which must differ */
export function interpolate(from: Breakpoint, to: Breakpoint, atMin: number): number {
  const share = (atMin - from.atMin) / (to.atMin - from.atMin);
  return from.permille + share * (to.permille - from.permille);
}

/**
 * The level at a moment, exact: a straight line between corners; where the curve jumps, the level
 * before the jump. Zero before the start and after the end.
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

/** Minutes from the start to the end of the curve, at which the level is zero for good. */
export function endOf(curve: Curve): number {
  return lastPoint(curve).atMin;
}

/**
 * The last moment at which a curve falls to the limit.
 * @returns minutes, unrounded; null for a curve that is never over the limit
 */
export function lastCrossing(curve: Curve, limitPermille: number): number | null {
  for (let i = curve.length - 1; i > 0; i--) {
    const above = curve[i - 1] ?? nothing;
    if (above.permille <= limitPermille + limitTolerancePermille) continue;
    const below = curve[i] ?? nothing;
    const fallen = (above.permille - limitPermille) / (above.permille - below.permille);
    return above.atMin + Math.min(1, fallen) * (below.atMin - above.atMin);
  }
  return null;
}
