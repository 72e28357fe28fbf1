import { minutesOfDay } from '@/lib/bac';
import { nextInstant } from '@/lib/calendar/local-day';
import { MINUTE_MS, type Zone } from '@/lib/calendar/zone';
import type { Evening } from './evening';

/** A time at which the visitor wants to drive, against the estimate; minutes from the start. */
export interface ReadyBy {
  atMin: number;
  /** Minutes from the cautious time, as it is said, to it; negative if it is too early. */
  marginMin: number;
  /** The same from the unrounded cautious time. */
  exactMarginMin: number;
  /** Even the cautious level never exceeds the limit, so the margin counts from the last sip. */
  isNeverOver: boolean;
}

/** Compares HH:MM, at its first occurrence from the last sip on, with the cautious drive time. */
export function readyBy(time: string, { startMs, forecast, said }: Evening, zone: Zone): ReadyBy {
  const { lastFinishMin, cautious } = forecast;
  const atMs = nextInstant(minutesOfDay(time), startMs + lastFinishMin * MINUTE_MS, zone);
  const atMin = (atMs - startMs) / MINUTE_MS;
  const isNeverOver = cautious.driveMin === 0;
  return {
    atMin,
    marginMin: atMin - (isNeverOver ? lastFinishMin : said.driveMin),
    exactMarginMin: atMin - (isNeverOver ? lastFinishMin : cautious.driveMin),
    isNeverOver,
  };
}
