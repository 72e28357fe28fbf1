import { limitTolerancePermille } from './constants';
import type { Breakpoint, Curve } from './types';

const origin: Breakpoint = { atMin: 0, permille: 0 };

/** The last point of a curve; for an empty curve, level 0 at minute 0. */
export function lastPoint(curve: Curve): Breakpoint {
  return curve[curve.length - 1] ?? origin;
}

/** The linearly interpolated level between two points at different times. */
export function interpolate(from: Breakpoint, to: Breakpoint, atMin: number): number {
  const share = (atMin - from.atMin) / (to.atMin - from.atMin);
  return from.permille + share * (to.permille - from.permille);
}

/**
 * The level at a minute, permille, unrounded: linear between points; at a jump the one before it,
 * before the first point the one there, after the last one zero.
 */
export function levelAt(curve: Curve, atMin: number): number {
  let low = 0;
  let high = curve.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((curve[middle] ?? origin).atMin < atMin) low = middle + 1;
    else high = middle;
  }
  const next = curve[low] ?? lastPoint(curve);
  const previous = curve[low - 1];
  if (!previous || next.atMin <= atMin || next === previous) return next.permille;
  return interpolate(previous, next, atMin);
}

/** The highest point; the first one if several are equally high. */
export function peakOf(curve: Curve): Breakpoint {
  let peak = curve[0] ?? origin;
  for (const point of curve) if (point.permille > peak.permille) peak = point;
  return peak;
}

/** The last minute, unrounded, at which a curve falls to the limit; null if it is never over it. */
export function lastCrossing(curve: Curve, limitPermille: number): number | null {
  for (let i = curve.length - 1; i > 0; i--) {
    const above = curve[i - 1] ?? origin;
    if (above.permille <= limitPermille + limitTolerancePermille) continue;
    const below = curve[i] ?? origin;
    const fallen = (above.permille - limitPermille) / (above.permille - below.permille);
    return above.atMin + Math.min(1, fallen) * (below.atMin - above.atMin);
  }
  return null;
}

/** The times in order, without duplicates. */
export function breakpointTimes(times: readonly number[]): number[] {
  return [...times].sort((a, b) => a - b).filter((time, i, all) => time !== all[i - 1]);
}

/** Extends the curve linearly, with a point where it reaches zero. */
export function extendLine(points: Breakpoint[], slopePerMin: number, untilMin: number): void {
  const { atMin, permille } = lastPoint(points);
  if (untilMin <= atMin) return;
  const zeroAtMin = slopePerMin < 0 ? atMin - permille / slopePerMin : Infinity;
  if (zeroAtMin >= untilMin) {
    const reached = permille + slopePerMin * (untilMin - atMin);
    points.push({ atMin: untilMin, permille: Math.max(0, reached) });
    return;
  }
  if (permille > 0) points.push({ atMin: zeroAtMin, permille: 0 });
  if (Number.isFinite(untilMin)) points.push({ atMin: untilMin, permille: 0 });
}
