import { useTranslations } from 'next-intl';
import { clockAt } from '@/lib/calendar/evening';
import type { UnitSystem } from '@/lib/model/model';
import { durationText } from './duration-text';
import { clockText, useDayName } from './use-level-texts';

const MINUTE_MS = 60_000;

/** Where an evening lies on the visitor's calendar, and how the clock is written. */
export interface EveningTextsSetup {
  unitSystem: UnitSystem;
  /** Instant of minute 0, milliseconds since 1970. */
  startMs: number;
  nowMs: number;
}

/** Writes the minutes of an evening as the visitor reads them. */
export interface EveningTexts {
  /** The visitor's clock so many real minutes after the start. */
  clock: (atMin: number) => string;
  /** The clock, with the day in brackets where it is another one than that of the minute beside it. */
  moment: (atMin: number, besideMin: number) => string;
  /** "tomorrow": the day of that minute, seen from now. */
  day: (atMin: number) => string;
  /** "7 h 39 min", never broken. */
  duration: (totalMin: number) => string;
}

/** The writer of an evening; only for use in the browser, since clock and day are the visitor's. */
export function useEveningTexts({ unitSystem, startMs, nowMs }: EveningTextsSetup): EveningTexts {
  const t = useTranslations();
  const dayName = useDayName();
  const clock = (atMin: number) => clockText(clockAt(startMs, atMin).h24, unitSystem);
  const day = (atMin: number) =>
    dayName(clockAt(nowMs, (startMs - nowMs) / MINUTE_MS + atMin).dayOffset);
  return {
    clock,
    moment: (atMin, besideMin) =>
      day(atMin) === day(besideMin) ? clock(atMin) : `${clock(atMin)} (${day(atMin)})`,
    day,
    duration: (totalMin) => durationText(totalMin, t),
  };
}
