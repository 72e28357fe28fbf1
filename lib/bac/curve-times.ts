import { absorptionAfterLastDrinkMin, limitTolerancePermille } from './constants';
import { lastCrossing, lastPoint, levelAt, peakOf } from './curve';
import { ceilMinutes } from './rounding';
import type { Curve, CurveName, CurveTimes, Forecast, PlacedSitting, SolvedCurves } from './types';

/** The last minute of drinking, unrounded, with a level over the limit; -Infinity without one. */
function lastSipOver(
  curve: Curve,
  sittings: readonly PlacedSitting[],
  limitPermille: number,
): number {
  const ends = sittings.map(({ startMin, finishMin }) => {
    if (levelAt(curve, finishMin) > limitPermille + limitTolerancePermille) return finishMin;
    // A curve has a corner at every start and finish.
    const inside = curve.filter((point) => point.atMin >= startMin && point.atMin <= finishMin);
    return lastCrossing(inside, limitPermille) ?? -Infinity;
  });
  return Math.max(...ends);
}

/**
 * When the alcohol is gone, minutes from the start, unrounded: drinking has ended and the level is
 * zero. The cautious time also waits until the last drink is absorbed.
 */
export function soberAtMin(solved: SolvedCurves, name: CurveName): number {
  const endMin = Math.max(solved.lastFinishMin, lastPoint(solved.curves[name]).atMin);
  if (name !== 'cautious' || solved.sittings.length === 0) return endMin;
  return Math.max(endMin, solved.lastFinishMin + absorptionAfterLastDrinkMin);
}

/**
 * When driving is possible again, minutes from the start, unrounded: 0 if the level is never over
 * the limit, the sober time with a limit of zero; else when the level last falls to the limit, but
 * not before the last finish. The cautious time also waits for what was drunk over the limit.
 */
export function driveAtMin(solved: SolvedCurves, name: CurveName, limitPermille: number): number {
  if (limitPermille <= 0) return soberAtMin(solved, name);
  const curve = solved.curves[name];
  const crossingMin = lastCrossing(curve, limitPermille);
  if (crossingMin === null) return 0;
  const underMin = Math.max(solved.lastFinishMin, crossingMin);
  if (name !== 'cautious') return underMin;
  const overMin = lastSipOver(curve, solved.sittings, limitPermille);
  return Math.max(underMin, overMin + absorptionAfterLastDrinkMin);
}

/** Peak and both times of a curve; times are whole minutes, rounded up. */
export function timesOf(solved: SolvedCurves, name: CurveName, limitPermille: number): CurveTimes {
  return {
    peakPermille: peakOf(solved.curves[name]).permille,
    soberMin: ceilMinutes(soberAtMin(solved, name)),
    driveMin: ceilMinutes(driveAtMin(solved, name, limitPermille)),
  };
}

/**
 * Reads peak, sober and drive times off the three curves.
 * @param waitPermille the level that the drive times wait for, if it is not the limit
 */
export function forecastOf(
  solved: SolvedCurves,
  limitPermille: number,
  waitPermille = limitPermille,
): Forecast {
  return {
    ...solved,
    limitPermille,
    waitPermille,
    limitMin:
      waitPermille < limitPermille
        ? {
            likely: ceilMinutes(driveAtMin(solved, 'likely', limitPermille)),
            cautious: ceilMinutes(driveAtMin(solved, 'cautious', limitPermille)),
          }
        : null,
    optimistic: timesOf(solved, 'optimistic', waitPermille),
    likely: timesOf(solved, 'likely', waitPermille),
    cautious: timesOf(solved, 'cautious', waitPermille),
    peakAtMin: peakOf(solved.curves.likely).atMin,
  };
}
