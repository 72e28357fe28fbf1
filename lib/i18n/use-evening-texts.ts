import { useTranslations } from 'next-intl';
import { h24Text } from '@/lib/bac';
import { localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS, type Zone } from '@/lib/calendar/zone';
import type { UnitSystem } from '@/lib/model/model';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import { dayNames, isNear } from './day-names';
import { durationText } from './duration-text';
import { clockText } from './use-level-texts';

/** Where an evening lies on the visitor's calendar, and how the clock is written. */
export interface EveningTextsSetup {
  siteCode: SiteCode;
  unitSystem: UnitSystem;
  zone: Zone;
  /** Instant of minute 0, milliseconds since 1970. */
  startMs: number;
  nowMs: number;
}

/**
 * Writes the minutes of an evening as the visitor reads them. A time that is not of the present
 * calendar day carries its weekday, one a week away or more its date: after midnight nobody agrees
 * what "tomorrow" means.
 */
export interface EveningTexts {
  /** The visitor's clock so many real minutes after the start. */
  clock: (atMin: number) => string;
  /** "Mon 03:42"; "03:42" today. */
  when: (atMin: number) => string;
  /** "Mon 03:42" however far away; "03:42" today: for drawings, which have no room for a date. */
  shortWhen: (atMin: number) => string;
  /** "Mon", or "Mon 30 Nov"; empty for today. */
  day: (atMin: number) => string;
  /** "Sat 21 Nov" */
  date: (atMin: number) => string;
  /** "Sat 21 Nov, 03:42": for a text that is read on another day. */
  dated: (atMin: number) => string;
  /** "Sat" */
  weekday: (atMin: number) => string;
  /** "in 27 h 27 min"; empty for what is past. */
  until: (atMin: number) => string;
  /** "7 h 39 min", never broken. */
  duration: (totalMin: number) => string;
  /** "2026-11-23T02:42:00.000Z" */
  iso: (atMin: number) => string;
  /** True where two minutes are of different days. */
  isNewDay: (atMin: number, beforeMin: number) => boolean;
  /** True where a day begins. */
  isMidnight: (atMin: number) => boolean;
}

/** The writer of an evening; only for use in the browser, since clock and day are the visitor's. */
export function useEveningTexts(setup: EveningTextsSetup): EveningTexts {
  const t = useTranslations();
  const { siteCode, unitSystem, zone, startMs, nowMs } = setup;
  const names = dayNames(siteByCode(siteCode));
  const localAt = (atMin: number) => localTime(startMs + atMin * MINUTE_MS, zone);
  const today = localTime(nowMs, zone).day;
  const clock = (atMin: number) => clockText(h24Text(localAt(atMin).minuteOfDay), unitSystem);
  return {
    clock,
    when: (atMin) => {
      const { day } = localAt(atMin);
      const time = clock(atMin);
      if (day === today) return time;
      return isNear(day, today)
        ? t('calendar.weekdayTime', { weekday: names.weekday(day), time })
        : t('calendar.dateTime', { date: names.date(day, today), time });
    },
    shortWhen: (atMin) => {
      const { day } = localAt(atMin);
      const time = clock(atMin);
      return day === today
        ? time
        : t('calendar.weekdayTime', { weekday: names.weekday(day), time });
    },
    day: (atMin) => {
      const { day } = localAt(atMin);
      return day === today ? '' : names.near(day, today);
    },
    date: (atMin) => names.date(localAt(atMin).day, today),
    dated: (atMin) =>
      t('calendar.dateTime', { date: names.date(localAt(atMin).day, today), time: clock(atMin) }),
    weekday: (atMin) => names.weekday(localAt(atMin).day),
    until: (atMin) => {
      const leftMin = Math.ceil((startMs - nowMs) / MINUTE_MS + atMin);
      return leftMin > 0 ? t('calendar.in', { duration: durationText(leftMin, t) }) : '';
    },
    duration: (totalMin) => durationText(totalMin, t),
    iso: (atMin) => new Date(startMs + atMin * MINUTE_MS).toISOString(),
    isNewDay: (atMin, beforeMin) => localAt(atMin).day !== localAt(beforeMin).day,
    // Not the time 00:00, which some zones skip when the clocks are changed.
    isMidnight: (atMin) => localAt(atMin).day !== localAt(atMin - 1).day,
  };
}
