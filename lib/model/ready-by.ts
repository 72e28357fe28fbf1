import type { Forecast } from '@/lib/bac';
import { nextInstant } from '@/lib/calendar/evening';

const MINUTE_MS = 60_000;

/** How a time at which the visitor wants to drive lies to the estimate. Minutes count from the start. */
export interface ReadyBy {
  atMin: number;
  /** From the cautious time to it; negative when it is too early. */
  marginMin: number;
  /** Even the cautious level keeps the limit all along: the margin then counts from the last sip. */
  isNeverOver: boolean;
}

/**
 * Where a clock time lies to the cautious time to drive: its first occurrence at or after the last
 * sip is meant, in real elapsed time.
 * @param time HH:MM, 24-hour clock
 * @param startMs instant of minute 0 of the forecast, milliseconds since 1970
 */
export function readyBy(time: string, forecast: Forecast, startMs: number): ReadyBy {
  const { lastFinishMin } = forecast;
  const atMs = nextInstant(time, startMs + lastFinishMin * MINUTE_MS);
  const atMin = (atMs - startMs) / MINUTE_MS;
  const cautiousMin = forecast.band.late.timeWhenCanDrive.minutesFromStart;
  const isNeverOver = cautiousMin === 0;
  return {
    atMin,
    marginMin: atMin - (isNeverOver ? lastFinishMin : cautiousMin),
    isNeverOver,
  };
}
