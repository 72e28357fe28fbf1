import { peakOf } from './curve';
import { timesOf } from './curve-times';
import type { Forecast, SolvedCurves } from './types';

/** Reads peak, sober and drive times off the three curves. */
export function forecastOf(solved: SolvedCurves, limitPermille: number): Forecast {
  return {
    ...solved,
    limitPermille,
    early: timesOf(solved, 'early', limitPermille),
    likely: timesOf(solved, 'likely', limitPermille),
    late: timesOf(solved, 'late', limitPermille),
    peakAtMin: peakOf(solved.curves.likely).atMin,
  };
}
