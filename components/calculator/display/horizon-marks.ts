import { localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS, type Zone } from '@/lib/calendar/zone';

/** Hours between two labels; the smallest step that fits is used. */
const labelSteps = [1, 2, 3, 6, 12, 24, 48, 96, 240];
const maxLabels = 8;
/** Longer evenings have ticks at the labelled hours only. */
const maxTicks = 60;

const minutesPerHour = 60;
const minutesPerDay = 24 * minutesPerHour;

/** A mark on the time axis. */
export interface HourMark {
  /** Minutes from the start. */
  atMin: number;
  /** Full hours after midnight. */
  hour: number;
  isLabelled: boolean;
  /** The day that begins here, 'YYYY-MM-DD'; else null. */
  newDay: string | null;
}

/** A calendar day on the time axis that is drawn a shade lighter. */
export interface DayBand {
  fromMin: number;
  toMin: number;
}

/** The full hours of a time span, in the visitor's time zone. */
export function hourMarks(startMs: number, endMin: number, zone: Zone): HourMark[] {
  const at = (atMin: number) => localTime(startMs + atMin * MINUTE_MS, zone);
  const hours = endMin / minutesPerHour;
  const step = labelSteps.find((hoursApart) => hours / hoursApart <= maxLabels) ?? hours;
  const toFirst = (minutesPerHour - (at(0).minuteOfDay % minutesPerHour)) % minutesPerHour;
  const marks: HourMark[] = [];
  for (let atMin = toFirst; atMin < endMin; atMin += minutesPerHour) {
    const { day, minuteOfDay } = at(atMin);
    const hour = Math.floor(minuteOfDay / minutesPerHour);
    // Compares days, because some zones skip 00:00 when the clocks change.
    const newDay = at(atMin - minutesPerHour).day === day ? null : day;
    const daysSince = Math.floor(atMin / minutesPerDay);
    const isLabelled =
      step < 24 ? hour % step === 0 : newDay !== null && daysSince % (step / 24) === 0;
    if (isLabelled || newDay !== null || hours <= maxTicks)
      marks.push({ atMin, hour, isLabelled, newDay });
  }
  return marks;
}

/** Every second calendar day, starting at the first midnight. */
export function dayBands(marks: readonly HourMark[], endMin: number): DayBand[] {
  const midnights = marks.filter(({ newDay }) => newDay !== null).map(({ atMin }) => atMin);
  return midnights
    .map((fromMin, i) => ({ fromMin, toMin: midnights[i + 1] ?? endMin }))
    .filter((_, i) => i % 2 === 0);
}
