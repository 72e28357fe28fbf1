import { localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS, type Zone } from '@/lib/calendar/zone';

/** Hours between two labels, the smallest that leaves them room. */
const labelSteps = [1, 2, 3, 6, 12, 24, 48, 96, 240];
const mostLabels = 8;
/** Of longer evenings only the labelled hours have a tick. */
const mostTicks = 60;

const minutesPerHour = 60;
const minutesPerDay = 24 * minutesPerHour;

/** A mark on the line of time. */
export interface HourMark {
  /** Minutes from the start. */
  atMin: number;
  /** Full hours after midnight. */
  hour: number;
  isLabelled: boolean;
  /** The day that begins here, 'YYYY-MM-DD'; else null. */
  newDay: string | null;
}

/** A calendar day on the line of time, every second one a shade lighter. */
export interface DayBand {
  fromMin: number;
  toMin: number;
}

/** The full hours of a stretch of time, by the visitor's clock. */
export function hourMarks(startMs: number, endMin: number, zone: Zone): HourMark[] {
  const at = (atMin: number) => localTime(startMs + atMin * MINUTE_MS, zone);
  const hours = endMin / minutesPerHour;
  const step = labelSteps.find((hoursApart) => hours / hoursApart <= mostLabels) ?? hours;
  const toFirst = (minutesPerHour - (at(0).minuteOfDay % minutesPerHour)) % minutesPerHour;
  const marks: HourMark[] = [];
  for (let atMin = toFirst; atMin < endMin; atMin += minutesPerHour) {
    const { day, minuteOfDay } = at(atMin);
    const hour = Math.floor(minuteOfDay / minutesPerHour);
    // Not the time 00:00, which some zones skip when the clocks are changed.
    const newDay = at(atMin - minutesPerHour).day === day ? null : day;
    const daysSince = Math.floor(atMin / minutesPerDay);
    const isLabelled =
      step < 24 ? hour % step === 0 : newDay !== null && daysSince % (step / 24) === 0;
    if (isLabelled || newDay !== null || hours <= mostTicks)
      marks.push({ atMin, hour, isLabelled, newDay });
  }
  return marks;
}

/** Every second calendar day, from the first midnight on. */
export function dayBands(marks: readonly HourMark[], endMin: number): DayBand[] {
  const midnights = marks.filter(({ newDay }) => newDay !== null).map(({ atMin }) => atMin);
  return midnights
    .map((fromMin, i) => ({ fromMin, toMin: midnights[i + 1] ?? endMin }))
    .filter((_, i) => i % 2 === 0);
}
