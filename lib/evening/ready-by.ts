import { minutesOfDay } from '@/lib/bac';
import { nextInstant } from '@/lib/calendar/local-day';
import { MINUTE_MS, type Zone } from '@/lib/calendar/zone';
import type { Evening } from './evening';

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
 */
export function readyBy(time: string, { startMs, forecast }: Evening, zone: Zone): ReadyBy {
  const { lastFinishMin, late } = forecast;
  const atMs = nextInstant(minutesOfDay(time), startMs + lastFinishMin * MINUTE_MS, zone);
  const atMin = (atMs - startMs) / MINUTE_MS;
  const isNeverOver = late.driveMin === 0;
  return {
    atMin,
    marginMin: atMin - (isNeverOver ? lastFinishMin : late.driveMin),
    isNeverOver,
  };
}
