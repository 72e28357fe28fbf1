import {
  driveAtMin,
  levelAt,
  soberAtMin,
  type Curve,
  type CurveName,
  type SolvedCurves,
} from '@/lib/bac';

export const names = ['optimistic', 'likely', 'cautious'] as const;

export interface Answers {
  peak: number;
  sober: number;
  drive: number;
}

/** Peak, sober and drive of one curve, unrounded. */
export function answersOf(solved: SolvedCurves, name: CurveName, limitPermille: number): Answers {
  return {
    peak: Math.max(...solved.curves[name].map((point) => point.permille)),
    sober: soberAtMin(solved, name),
    drive: driveAtMin(solved, name, limitPermille),
  };
}

/** Asserts that none of the three answers is lower, apart from floating-point errors. */
export function expectNoneLower(more: Answers, less: Answers, noise: number, what: string): void {
  for (const key of ['peak', 'sober', 'drive'] as const) {
    // Thrown, not expected: this is asked a hundred thousand times.
    if (more[key] >= less[key] - noise) continue;
    throw new Error(`${what}: ${key} ${more[key]} is lower than ${less[key]}`);
  }
}

/** The levels just before and just after any moment: two corners at the same moment are a jump. */
export function sidesOf(curve: Curve): (atMin: number) => { before: number; after: number } {
  const corners = new Map(curve.map((point) => [point.atMin, point.permille]));
  return (atMin) => {
    const before = levelAt(curve, atMin);
    return { before, after: corners.get(atMin) ?? before };
  };
}

/** The maximum of `over(t)`, at least 0, every five minutes through `lastMin`. */
export function worstOver(lastMin: number, over: (t: number) => number): number {
  let worst = 0;
  for (let t = 0; t <= lastMin + 5; t += 5) worst = Math.max(worst, over(t));
  return worst;
}
