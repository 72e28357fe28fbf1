import { useTranslations } from 'next-intl';
import { h24Text } from '@/lib/bac';
import { localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS, type Zone } from '@/lib/calendar/zone';
import { saidMin } from '@/lib/evening/said-times';
import type { UnitSystem } from '@/lib/model/model';
import { dateText, isNear, weekdayText } from './day-names';
import { durationText } from './duration-text';
import { clockText } from './use-level-texts';

export interface EveningTextsSetup {
  unitSystem: UnitSystem;
  zone: Zone;
  /** Instant of minute 0, milliseconds since 1970. */
  startMs: number;
  nowMs: number;
}

export type EveningTexts = ReturnType<typeof useEveningTexts>;

/**
 * Formats times given in minutes since the start of an evening. A time on another calendar day includes
 * its weekday, or its date from a week away on. "Tomorrow" is not used: it is ambiguous after midnight.
 * Only for use in the browser, since clock and day are those of the visitor.
 */
export function useEveningTexts(setup: EveningTextsSetup) {
  const t = useTranslations();
  const { unitSystem, zone, startMs, nowMs } = setup;
  const localAt = (atMin: number) => localTime(startMs + atMin * MINUTE_MS, zone);
  const today = localTime(nowMs, zone).day;
  const clock = (atMin: number) => clockText(h24Text(localAt(atMin).minuteOfDay), unitSystem);
  const date = (atMin: number) => dateText(localAt(atMin).day, today, t);
  const weekday = (atMin: number) => weekdayText(localAt(atMin).day, t);
  const dated = (atMin: number) =>
    t('calendar.dateTime', { date: date(atMin), time: clock(atMin) });
  const shortWhen = (atMin: number) => {
    const time = clock(atMin);
    if (localAt(atMin).day === today) return time;
    return t('calendar.weekdayTime', { weekday: weekday(atMin), time });
  };
  return {
    /** A cautious time as it is said, minutes from the start (lib/evening/said-times.ts). */
    said: (atMin: number) => saidMin(startMs, atMin),
    /** "03:42" or "3:42 AM", in the visitor's time zone. */
    clock,
    /** "Mon 03:42"; "03:42" today. */
    when: (atMin: number) => (isNear(localAt(atMin).day, today) ? shortWhen(atMin) : dated(atMin)),
    /** "Mon 03:42" at any distance; "03:42" today. For drawings, which have no space for a date. */
    shortWhen,
    /** "Mon", or "Mon 30 Nov"; empty for today. */
    day: (atMin: number) => {
      const { day } = localAt(atMin);
      if (day === today) return '';
      return isNear(day, today) ? weekday(atMin) : date(atMin);
    },
    /** "Sat 21 Nov" */
    date,
    /** "Sat 21 Nov, 03:42", for texts that are read on another day. */
    dated,
    /** "Sat" */
    weekday,
    /** "in 27 h 27 min"; empty for past times. */
    until: (atMin: number) => {
      const leftMin = Math.ceil((startMs - nowMs) / MINUTE_MS + atMin);
      return leftMin > 0 ? t('calendar.in', { duration: durationText(leftMin, t) }) : '';
    },
    /** "7 h 39 min", without line breaks. */
    duration: (totalMin: number) => durationText(totalMin, t),
    /** "2026-11-23T02:42:00.000Z" */
    iso: (atMin: number) => new Date(startMs + atMin * MINUTE_MS).toISOString(),
    /** Whether two minutes are on different days: not by the clock, which may skip midnight. */
    isNewDay: (atMin: number, beforeMin: number) => localAt(atMin).day !== localAt(beforeMin).day,
  };
}
