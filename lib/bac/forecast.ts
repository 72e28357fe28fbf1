import { clockTime, h24Text } from './clock';
import { driveAtMin, peakOf, soberAtMin } from './curve';
import { roundHalfUp } from './rounding';
import { sampleTimeline } from './timeline';
import type { BandEdge, Curve, CurveName, Forecast, TimeFormat } from './types';

/** Solved curves and what is asked about them. */
export interface ForecastInput {
  curves: Record<CurveName, Curve>;
  startMinuteOfDay: number;
  /** Minutes from the start; nobody drives before it, unless under the limit all along. */
  lastFinishMin: number;
  limitPermille: number;
  timeFormat: TimeFormat;
}

/** Reads peak, sober and drive times and the half hours off the three curves. */
export function forecastOf(input: ForecastInput): Forecast {
  const { curves, startMinuteOfDay, lastFinishMin, limitPermille, timeFormat } = input;
  const timesOf = (curve: Curve): BandEdge => ({
    peakPermille: peakOf(curve).permille,
    timeUntilSober: clockTime(startMinuteOfDay, soberAtMin(curve), timeFormat),
    timeWhenCanDrive: clockTime(
      startMinuteOfDay,
      driveAtMin(curve, limitPermille, lastFinishMin),
      timeFormat,
    ),
  });
  const likely = timesOf(curves.likely);
  return {
    ...sampleTimeline({ curves, startMinuteOfDay, limitPermille, timeFormat }),
    timeUntilSober: likely.timeUntilSober,
    timeWhenCanDrive: likely.timeWhenCanDrive,
    band: { early: timesOf(curves.early), late: timesOf(curves.late) },
    curves,
    peakPermille: roundHalfUp(likely.peakPermille, 2),
    peakPermilleExact: likely.peakPermille,
    peakAtMin: peakOf(curves.likely).atMin,
    firstStart: h24Text(startMinuteOfDay),
    lastFinishMin,
  };
}
