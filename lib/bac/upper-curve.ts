import { breakpointTimes, interpolate } from './curve';
import type { Breakpoint, Curve } from './types';

/**
 * Returns a function that gives the levels just before and just after a time; they differ only at a
 * jump. It must be called with increasing times. Outside its ends a curve is zero.
 */
function sidesAlong(curve: Curve): (atMin: number) => { before: number; after: number } {
  let i = 0;
  return (atMin) => {
    while ((curve[i]?.atMin ?? Infinity) < atMin) i++;
    const [last, next] = [curve[i - 1], curve[i]];
    if (!next) return { before: 0, after: 0 };
    if (next.atMin > atMin) {
      const level = last ? interpolate(last, next, atMin) : 0;
      return { before: level, after: level };
    }
    let end = next;
    for (let j = i + 1; curve[j]?.atMin === atMin; j++) end = curve[j] ?? end;
    return { before: next.permille, after: end.permille };
  };
}

/** The maximum of two curves, with points where they cross, and two at a time where it jumps. */
export function upperCurve(a: Curve, b: Curve): Curve {
  const [sidesOfA, sidesOfB] = [sidesAlong(a), sidesAlong(b)];
  const points: Breakpoint[] = [];
  let left: { atMin: number; a: number; b: number } | null = null;
  for (const atMin of breakpointTimes([...a, ...b].map((point) => point.atMin))) {
    const [levelA, levelB] = [sidesOfA(atMin), sidesOfB(atMin)];
    if (left) {
      const [lead, leadNow] = [left.a - left.b, levelA.before - levelB.before];
      if (lead * leadNow < 0) {
        const share = lead / (lead - leadNow);
        points.push({
          atMin: left.atMin + share * (atMin - left.atMin),
          permille: left.a + share * (levelA.before - left.a),
        });
      }
    }
    const before = Math.max(levelA.before, levelB.before);
    const after = Math.max(levelA.after, levelB.after);
    points.push({ atMin, permille: before });
    if (after !== before) points.push({ atMin, permille: after });
    left = { atMin, a: levelA.after, b: levelB.after };
  }
  return points;
}
