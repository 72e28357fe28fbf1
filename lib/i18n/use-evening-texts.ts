import { useTranslations } from 'next-intl';
import { h24Text } from '@/lib/bac';
import { localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS, type Zone } from '@/lib/calendar/zone';
import { saidMin } from '@/lib/evening/said-times';
import type { UnitSystem } from '@/lib/model/model';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import { dayNames, isNear } from './day-names';
import { durationText } from './duration-text';
import { clockText } from './use-level-texts';

export interface EveningTextsSetup {
  siteCode: SiteCode;
  unitSystem: UnitSystem;
  zone: Zone;
  /** Instant of minute 0, milliseconds since 1970. */
  startMs: number;
  nowMs: number;
}

/**
 * Formats times given in minutes since the start of an evening. A time on another calendar day includes
 * its weekday, or its date from a week away on. "Tomorrow" is not used: it is ambiguous after midnight.
 */
export interface EveningTexts {
  /** A cautious time as it is said, minutes from the start (lib/evening/said-times.ts). */
  said: (atMin: number) => number;
  /** "03:42" or "3:42 AM", in the visitor's time zone. */
  clock: (atMin: number) => string;
  /** "Mon 03:42"; "03:42" today. */
  when: (atMin: number) => string;
  /** "Mon 03:42" at any distance; "03:42" today. For drawings, which have no space for a date. */
  shortWhen: (atMin: number) => string;
  /** "Mon", or "Mon 30 Nov"; empty for today. */
  day: (atMin: number) => string;
  /** "Sat 21 Nov" */
  date: (atMin: number) => string;
  /** "Sat 21 Nov, 03:42", for texts that are read on another day. */
  dated: (atMin: number) => string;
  /** "Sat" */
  weekday: (atMin: number) => string;
  /** "in 27 h 27 min"; empty for past times. */
  until: (atMin: number) => string;
  /** "7 h 39 min", without line breaks. */
  duration: (totalMin: number) => string;
  /** "2026-11-23T02:42:00.000Z" */
  iso: (atMin: number) => string;
  /** Whether two minutes are on different days. */
  isNewDay: (atMin: number, beforeMin: number) => boolean;
  /** Whether this is the first minute of a day. */
  isMidnight: (atMin: number) => boolean;
}

/** Only for use in the browser, since clock and day are those of the visitor. */
export function useEveningTexts(setup: EveningTextsSetup): EveningTexts {
  const t = useTranslations();
  const { siteCode, unitSystem, zone, startMs, nowMs } = setup;
  const names = dayNames(siteByCode(siteCode));
  const localAt = (atMin: number) => localTime(startMs + atMin * MINUTE_MS, zone);
  const today = localTime(nowMs, zone).day;
  const clock = (atMin: number) => clockText(h24Text(localAt(atMin).minuteOfDay), unitSystem);
  const date = (atMin: number) => names.date(localAt(atMin).day, today);
  const weekday = (atMin: number) => names.weekday(localAt(atMin).day);
  const dated = (atMin: number) =>
    t('calendar.dateTime', { date: date(atMin), time: clock(atMin) });
  const shortWhen = (atMin: number) => {
    const time = clock(atMin);
    if (localAt(atMin).day === today) return time;
    return t('calendar.weekdayTime', { weekday: weekday(atMin), time });
  };
  return {
    said: (atMin) => saidMin(startMs, atMin),
    clock,
    when: (atMin) => (isNear(localAt(atMin).day, today) ? shortWhen(atMin) : dated(atMin)),
    shortWhen,
    day: (atMin) => {
      const { day } = localAt(atMin);
      return day === today ? '' : names.near(day, today);
    },
    date,
    dated,
    weekday,
    until: (atMin) => {
      const leftMin = Math.ceil((startMs - nowMs) / MINUTE_MS + atMin);
      return leftMin > 0 ? t('calendar.in', { duration: durationText(leftMin, t) }) : '';
    },
    duration: (totalMin) => durationText(totalMin, t),
    iso: (atMin) => new Date(startMs + atMin * MINUTE_MS).toISOString(),
    isNewDay: (atMin, beforeMin) => localAt(atMin).day !== localAt(beforeMin).day,
    // Not `clock === '00:00'`, which some time zones skip when daylight saving time starts.
    isMidnight: (atMin) => localAt(atMin).day !== localAt(atMin - 1).day,
  };
}
