import { peakOf } from './curve';
import { driveAtMin, timesOf } from './curve-times';
import { ceilMinutes } from './rounding';
import type { Forecast, SolvedCurves } from './types';

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
