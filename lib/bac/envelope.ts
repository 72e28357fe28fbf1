import { levelAt } from './curve';
import type { Breakpoint, Curve } from './types';

/** The moments of all corners of some curves, in order, each once. */
export function cornerTimes(times: readonly number[]): number[] {
  return [...times].sort((a, b) => a - b).filter((time, i, all) => time !== all[i - 1]);
}

/**
 * At every moment the higher (or the lower) of two curves over the same stretch of time, with a
 * corner where they cross.
 * @param pick Math.max or Math.min
 */
export function envelope(a: Curve, b: Curve, pick: (x: number, y: number) => number): Curve {
  const points: Breakpoint[] = [];
  let before: { atMin: number; a: number; b: number } | null = null;
  for (const atMin of cornerTimes([...a, ...b].map((point) => point.atMin))) {
    const now = { atMin, a: levelAt(a, atMin), b: levelAt(b, atMin) };
    if (before && (before.a - before.b) * (now.a - now.b) < 0) {
      const share = (before.a - before.b) / (before.a - before.b - (now.a - now.b));
      points.push({
        atMin: before.atMin + share * (atMin - before.atMin),
        permille: before.a + share * (now.a - before.a),
      });
    }
    points.push({ atMin, permille: pick(now.a, now.b) });
    before = now;
  }
  return points;
}
