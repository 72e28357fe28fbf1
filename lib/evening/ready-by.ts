import { minutesOfDay } from '@/lib/bac';
import { nextInstant } from '@/lib/calendar/local-day';
import { MINUTE_MS, type Zone } from '@/lib/calendar/zone';
import type { Evening } from './evening';

/**
 * Compares HH:MM, a time at which the visitor wants to drive, at its first occurrence from the last
 * sip on, with the cautious drive time; minutes from the start.
 */
export function readyBy(time: string, { startMs, forecast, said }: Evening, zone: Zone) {
  const { lastFinishMin, cautious } = forecast;
  const atMs = nextInstant(minutesOfDay(time), startMs + lastFinishMin * MINUTE_MS, zone);
  const atMin = (atMs - startMs) / MINUTE_MS;
  const isNeverOver = cautious.driveMin === 0;
  return {
    atMin,
    /** Minutes from the cautious time, as it is said, to it; negative if it is too early. */
    marginMin: atMin - (isNeverOver ? lastFinishMin : said.driveMin),
    /** The same from the unrounded cautious time. */
    exactMarginMin: atMin - (isNeverOver ? lastFinishMin : cautious.driveMin),
    /** Even the cautious level never exceeds the limit, so the margin counts from the last sip. */
    isNeverOver,
  };
}

export type ReadyBy = ReturnType<typeof readyBy>;
