import type { Breakpoint, Curve } from './types';

/** Moments in order, each once. */
export function cornerTimes(times: readonly number[]): number[] {
  return [...times].sort((a, b) => a - b).filter((time, i, all) => time !== all[i - 1]);
}

/** Gives the level at one moment after another, never going back: no search, it only walks on. */
function walkAlong(curve: Curve): (atMin: number) => number {
  let i = 0;
  return (atMin) => {
    let next = curve[i + 1];
    while (next && next.atMin <= atMin) next = curve[++i + 1];
    const from = curve[i];
    if (!from || !next) return from?.permille ?? 0;
    const share = (atMin - from.atMin) / (next.atMin - from.atMin);
    return from.permille + share * (next.permille - from.permille);
  };
}

/** The moments of the corners of both curves, in order, each once. */
function mergedTimes(a: Curve, b: Curve): number[] {
  const times: number[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    const [timeA, timeB] = [a[i]?.atMin ?? Infinity, b[j]?.atMin ?? Infinity];
    if (timeA <= timeB) i++;
    if (timeB <= timeA) j++;
    const time = Math.min(timeA, timeB);
    if (time !== times[times.length - 1]) times.push(time);
  }
  return times;
}

/**
 * At every moment the higher (or the lower) of two curves over the same stretch of time, with a
 * corner where they cross.
 * @param pick Math.max or Math.min
 */
export function envelope(a: Curve, b: Curve, pick: (x: number, y: number) => number): Curve {
  const points: Breakpoint[] = [];
  const [levelOfA, levelOfB] = [walkAlong(a), walkAlong(b)];
  let before = { atMin: 0, level: 0, lead: 0 };
  for (const atMin of mergedTimes(a, b)) {
    const [level, other] = [levelOfA(atMin), levelOfB(atMin)];
    const lead = level - other;
    if (before.lead * lead < 0) {
      const share = before.lead / (before.lead - lead);
      points.push({
        atMin: before.atMin + share * (atMin - before.atMin),
        permille: before.level + share * (level - before.level),
      });
    }
    points.push({ atMin, permille: pick(level, other) });
    before = { atMin, level, lead };
  }
  return points;
}
