import { lastPoint } from './curve';
import type { Breakpoint } from './types';

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
