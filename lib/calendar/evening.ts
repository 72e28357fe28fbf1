/**
 * The evening on the calendar. Only clock times are entered; the day is inferred, and clocks are
 * read in the visitor's time zone, so that a night in which they are changed comes out right.
 * Instants are milliseconds since 1970.
 */
import {
  h24Text,
  longestSpanMin,
  minutesOfDay,
  minutesPerDay,
  minutesUntil,
  shortestSittingMin,
  type Sitting,
} from '@/lib/bac';

const MINUTE_MS = 60_000;
const DAY_MS = minutesPerDay * MINUTE_MS;
/** An evening that began longer ago than this is over: the next one is meant. */
const LONGEST_AGO_MS = 18 * 60 * MINUTE_MS;
/** No zone changes its clock by more than this, or twice within it. */
const CLOCK_CHANGE_WITHIN_MS = 3 * 60 * MINUTE_MS;
/** The longest difference of two clock times. */
const MOST_CLOCK_MIN = minutesPerDay - 1;

/** A time on the visitor's clock, and how many dates after that of the start. */
export interface LocalClock {
  /** HH:MM, 24-hour clock. */
  h24: string;
  dayOffset: number;
}

/**
 * When the drinking began or will begin: the latest past occurrence of the clock time if that is at
 * most 18 hours ago, else the next one. With several sittings it is the last of them that must have
 * begun at most 18 hours ago: lunch and evening are still yesterday's the next morning.
 * @param timeStart HH:MM; malformed text throws as in the engine
 * @param lastStartMin minutes from this start to that of the last sitting
 */
export function startInstant(timeStart: string, nowMs: number, lastStartMin = 0): number {
  const [yesterday, today, tomorrow] = [-1, 0, 1].map((day) => occurrences(timeStart, nowMs, day));
  const past = [yesterday, today].flatMap((instants = []) => instants);
  const latest = Math.max(...past.filter((instant) => instant <= nowMs));
  if (nowMs - latest <= LONGEST_AGO_MS + lastStartMin * MINUTE_MS) return latest;
  const later = [today, tomorrow].flatMap((instants = []) => instants);
  return Math.min(...later.filter((instant) => instant > nowMs));
}

/**
 * What the visitor's clock shows some real minutes after the start. In the night the clocks go
 * back, 21:00 and nine hours is 05:00.
 */
export function clockAt(startMs: number, minutes: number): LocalClock {
  const start = new Date(startMs);
  const then = new Date(startMs + minutes * MINUTE_MS);
  return { h24: h24Of(then), dayOffset: (dateOf(then) - dateOf(start)) / DAY_MS };
}

/**
 * Real minutes from the first sip to the last: in the night the clocks go back, 21:00 to 04:00 is
 * eight hours. Equal times count as one hour.
 * @param startMs the instant of `timeStart`, from `startInstant`
 */
export function drinkingMinutes(timeStart: string, timeFinish: string, startMs: number): number {
  const byClock = minutesUntil(minutesOfDay(timeStart), minutesOfDay(timeFinish));
  if (byClock === 0) return shortestSittingMin;
  const day = minutesOfDay(timeFinish) < minutesOfDay(timeStart) ? 1 : 0;
  const finish = occurrences(timeFinish, startMs, day).find((instant) => instant > startMs);
  // A start inside the hour that the clocks skip may come out after the finish: go by the clock.
  return finish === undefined ? byClock : (finish - startMs) / MINUTE_MS;
}

/**
 * Sittings as the engine must hear them: every start and finish moved until the differences of the
 * clock times are real elapsed time. Unchanged in every night in which the clocks are not changed,
 * but a finish equal to its start is an hour later.
 * @param sittings in the order of time, as clock times
 * @param startMs the instant of the first start
 */
export function elapsedSittings(sittings: readonly Sitting[], startMs: number): Sitting[] {
  const first = sittings[0];
  if (!first) return [];
  const firstClockMin = minutesOfDay(first.timeStart);
  const clockAfter = (minutes: number) => h24Text((firstClockMin + minutes) % minutesPerDay);
  let previousMs = startMs;
  const elapsed = sittings.map((sitting) => {
    const sittingMs = nextInstant(sitting.timeStart, previousMs);
    previousMs = sittingMs;
    const startMin = (sittingMs - startMs) / MINUTE_MS;
    const realMin = drinkingMinutes(sitting.timeStart, sitting.timeFinish, sittingMs);
    // A day and more cannot be said with clock times: the longest that can be comes closest.
    const finishMin = startMin + Math.min(realMin, MOST_CLOCK_MIN);
    const clocks = { timeStart: clockAfter(startMin), timeFinish: clockAfter(finishMin) };
    return { finishMin, sitting: { ...sitting, ...clocks } };
  });
  // A day of 25 hours can make the whole longer than the engine takes: then the clock times stand.
  const isTooLong = elapsed.some(({ finishMin }) => finishMin > longestSpanMin);
  return isTooLong ? [...sittings] : elapsed.map(({ sitting }) => sitting);
}

/**
 * Real minutes since local clocks last showed a time, 0 in that very minute: the last of two where
 * the clocks went back over it.
 * @param time HH:MM
 */
export function minutesSince(time: string, untilMs: number): number {
  const untilClock = h24Of(new Date(untilMs));
  const days = time <= untilClock ? [0] : [-1, 0];
  const past = days
    .flatMap((day) => occurrences(time, untilMs, day))
    .filter((instant) => instant <= untilMs);
  // A time that the clocks skip may come out after the moment itself: go by the clock.
  if (past.length === 0) return minutesOfDay(untilClock) - minutesOfDay(time);
  return (untilMs - Math.max(...past)) / MINUTE_MS;
}

/** The first moment at or after an instant at which local clocks show a time. */
export function nextInstant(time: string, fromMs: number): number {
  const instants = [0, 1].flatMap((day) => occurrences(time, fromMs, day));
  return Math.min(...instants.filter((instant) => instant >= fromMs));
}

/**
 * The instants at which local clocks show a time on the date some days from that of `aroundMs`:
 * one, or two when the clocks go back over it. A time they skip is taken as much later.
 */
function occurrences(time: string, aroundMs: number, days: number): number[] {
  const around = new Date(aroundMs);
  const minutes = minutesOfDay(time);
  const first = new Date(
    around.getFullYear(),
    around.getMonth(),
    around.getDate() + days,
    Math.floor(minutes / 60),
    minutes % 60,
  );
  const after = new Date(first.getTime() + CLOCK_CHANGE_WITHIN_MS);
  const setBackMin = after.getTimezoneOffset() - first.getTimezoneOffset();
  const second = new Date(first.getTime() + setBackMin * MINUTE_MS);
  const isTwice = setBackMin > 0 && h24Of(second) === time;
  return isTwice ? [first.getTime(), second.getTime()] : [first.getTime()];
}

/** The local date as a count that knows no clock changes. */
function dateOf(instant: Date): number {
  return Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate());
}

function h24Of(instant: Date): string {
  const [hours, minutes] = [instant.getHours(), instant.getMinutes()];
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
}
