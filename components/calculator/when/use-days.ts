import { useTranslations } from 'next-intl';
import { localZone } from '@/lib/browser/local-zone';
import { useNow } from '@/lib/browser/use-now';
import { dayPlus, localTime } from '@/lib/calendar/local-day';
import { startDayOf } from '@/lib/evening/start-day';
import { dateText, isNear, weekdayText } from '@/lib/i18n/day-names';
import { useCalculatorModel } from '@/lib/store/calculator-context';
import { zonedNow } from '@/lib/store/zoned-now';

/** Names of days in the language of the site, relative to today. */
export function useDays() {
  const t = useTranslations();
  const nowMs = useNow();
  const today = nowMs === null ? null : localTime(nowMs, localZone).day;
  return {
    /** Null on the server and during hydration. */
    today,
    /** "Sat 21 Nov" */
    date: (day: string) => dateText(day, today ?? day, t),
    /** "Sat", or "Sat 21 Nov" if a week or more away; undefined for today and for an empty day. */
    besideTime: (day: string) => {
      if (today === null || day === '' || day === today) return undefined;
      return isNear(day, today) ? weekdayText(day, t) : dateText(day, today, t);
    },
  };
}

/** Adds days to a day; an empty day stays empty. */
export function dayAfter(day: string, days: number): string {
  return day === '' ? '' : dayPlus(day, days);
}

/** The day of the first sitting, or that it would have; empty on the server and at hydration. */
export function useStartDay(): string {
  const nowMs = useNow();
  return useCalculatorModel((model) =>
    nowMs === null ? '' : model.startDay || startDayOf(model, zonedNow(nowMs)),
  );
}
