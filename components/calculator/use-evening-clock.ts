import type { ClockTime } from '@/lib/bac';
import { clockAt } from '@/lib/calendar/evening';
import { clockText, useDayName } from '@/lib/i18n/use-level-texts';
import type { UnitSystem } from '@/lib/model/model';

const MINUTE_MS = 60_000;

/** A moment of the evening as the visitor's clock will show it. */
export interface EveningMoment {
  /** `06:19` or `6:19 AM`. */
  time: string;
  /** "tomorrow", seen from now; null until the visitor's clock is known. */
  day: string | null;
}

/** What the clock of an evening is read from. */
export interface EveningClock {
  unitSystem: UnitSystem;
  /** Instant of minute 0, milliseconds since 1970; null until the visitor's clock is known. */
  startMs: number | null;
  nowMs: number | null;
}

/**
 * Reads moments off the visitor's clock, clock changes of the night included; before that clock is
 * known (on the server), off the engine's.
 */
export function useEveningClock({ unitSystem, startMs, nowMs }: EveningClock) {
  const dayName = useDayName();
  return (clock: Pick<ClockTime, 'minutesFromStart' | 'h24'>): EveningMoment => {
    if (nowMs === null || startMs === null)
      return { time: clockText(clock.h24, unitSystem), day: null };
    const momentMs = startMs + clock.minutesFromStart * MINUTE_MS;
    return {
      time: clockText(clockAt(startMs, clock.minutesFromStart).h24, unitSystem),
      day: dayName(clockAt(nowMs, (momentMs - nowMs) / MINUTE_MS).dayOffset),
    };
  };
}
