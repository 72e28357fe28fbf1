import { localZone } from '@/lib/browser/local-zone';
import { useNow } from '@/lib/browser/use-now';
import { dayPlus, localTime } from '@/lib/calendar/local-day';
import { dayNames } from '@/lib/i18n/day-names';
import type { Site } from '@/lib/site/sites';

/** Names days beside the entries, seen from today. */
export interface Days {
  /** Null until the visitor's clock is known. */
  today: string | null;
  /** "Sat 21 Nov" */
  date: (day: string) => string;
  /** "Sat", a week away or more "Sat 21 Nov"; nothing for today, and for no day. */
  besideTime: (day: string) => string | undefined;
}

/** Names of days in the language of a site. */
export function useDays(site: Site): Days {
  const nowMs = useNow();
  const names = dayNames(site);
  const today = nowMs === null ? null : localTime(nowMs, localZone).day;
  return {
    today,
    date: (day) => names.date(day, today ?? day),
    besideTime: (day) => {
      if (today === null || day === '' || day === today) return undefined;
      return names.near(day, today);
    },
  };
}

/** The day so many days after another; none where that is not known. */
export function dayAfter(day: string, days: number): string {
  return day === '' ? '' : dayPlus(day, days);
}
