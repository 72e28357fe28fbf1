import type { Forecast } from '@/lib/bac';
import { MINUTE_MS } from '@/lib/calendar/zone';

/** Cautious times are said up to five minutes of the clock: no estimate is more exact. */
const saidStepMin = 5;

/**
 * A cautious time up to the next five minutes of the clock; 0, never exceeded, stays.
 * @param startMs instant of minute 0, milliseconds since 1970
 */
export function saidMin(startMs: number, atMin: number): number {
  if (atMin === 0) return 0;
  const startMin = startMs / MINUTE_MS;
  return Math.ceil((startMin + atMin) / saidStepMin) * saidStepMin - startMin;
}

/** The cautious times of a forecast as all texts say them, minutes from the start. */
export function saidTimes(startMs: number, { cautious, limitMin }: Forecast) {
  return {
    /** 0 if the limit is never exceeded. */
    driveMin: saidMin(startMs, cautious.driveMin),
    soberMin: saidMin(startMs, cautious.soberMin),
    /** To the limit itself, where the drive time waits for less; else null. 0: never exceeded. */
    limitMin: limitMin && saidMin(startMs, limitMin.cautious),
  };
}

export type SaidTimes = ReturnType<typeof saidTimes>;
