import { absorptionAfterLastDrinkMin, limitTolerancePermille } from './constants';
import { endOf, lastCrossing, levelAt, peakOf } from './curve';
import { ceilMinutes } from './rounding';
import type { Curve, CurveName, CurveTimes, PlacedSitting, SolvedCurves } from './types';

/**
 * The last moment of drinking at which a level is over the limit.
 * @returns minutes, unrounded; null when it never is while drinking
 */
function lastSipOver(
  curve: Curve,
  sittings: readonly PlacedSitting[],
  limitPermille: number,
): number | null {
  let last: number | null = null;
  for (const { startMin, finishMin } of sittings) {
    const finish = { atMin: finishMin, permille: levelAt(curve, finishMin) };
    const inside = curve.filter((point) => point.atMin >= startMin && point.atMin <= finishMin);
    const isOverAtFinish = finish.permille > limitPermille + limitTolerancePermille;
    const atMin = isOverAtFinish ? finishMin : lastCrossing([...inside, finish], limitPermille);
    if (atMin !== null && (last === null || atMin > last)) last = atMin;
  }
  return last;
}

/**
 * When the alcohol is gone: the last sip is drunk and the level is zero. The late time also waits
 * for what was drunk last to be in the blood.
 * @returns minutes from the start, unrounded
 */
export function soberAtMin(solved: SolvedCurves, name: CurveName): number {
  const endMin = Math.max(solved.lastFinishMin, endOf(solved.curves[name]));
  if (name !== 'late' || solved.sittings.length === 0) return endMin;
  return Math.max(endMin, solved.lastFinishMin + absorptionAfterLastDrinkMin);
}

/**
 * From when one may drive. With a limit of zero that is the sober time; with a peak at or under the
 * limit it is the start, 0; else the last time the level falls to the limit, but never before the
 * last drink is finished. The late time also waits for what was drunk over the limit to be in the
 * blood.
 * @returns minutes from the start, unrounded
 */
export function driveAtMin(solved: SolvedCurves, name: CurveName, limitPermille: number): number {
  if (limitPermille <= 0) return soberAtMin(solved, name);
  const curve = solved.curves[name];
  const crossingMin = lastCrossing(curve, limitPermille);
  if (crossingMin === null) return 0;
  const underMin = Math.max(solved.lastFinishMin, crossingMin);
  const overMin = name === 'late' ? lastSipOver(curve, solved.sittings, limitPermille) : null;
  return overMin === null ? underMin : Math.max(underMin, overMin + absorptionAfterLastDrinkMin);
}

/** Peak and both times of a curve, in whole minutes rounded up. */
export function timesOf(solved: SolvedCurves, name: CurveName, limitPermille: number): CurveTimes {
  return {
    peakPermille: peakOf(solved.curves[name]).permille,
    soberMin: ceilMinutes(soberAtMin(solved, name)),
    driveMin: ceilMinutes(driveAtMin(solved, name, limitPermille)),
  };
}
