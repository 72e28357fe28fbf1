import { minutesPerDay } from '@/lib/bac';

/** Local minute of the day, 0 to 1439, at a minute from the start. */
export type LocalClock = (atMin: number) => number;

/** Readable steps between levels, times a power of ten. */
const levelSteps = [1, 2, 4, 5, 10];

/** Hours between two ticks of the time axis; whole days are for absurd entries. */
const hourSteps = [1, 2, 3, 4, 6, 12, 24, 48];

/** Clock changes are multiples of half an hour, so hours and days begin on a local half hour. */
const stepOfSearchMin = 30;

/** Multiples of the smallest readable step that makes at most `maxParts`, from zero up to the top. */
export function levelTicks(topPermille: number, maxParts: number): number[] {
  const power = 10 ** Math.floor(Math.log10(topPermille / maxParts));
  const found = levelSteps.find((step) => topPermille / (step * power) <= maxParts + 1e-9);
  const step = (found ?? 10) * power;
  const parts = Math.floor(topPermille / step + 1e-9);
  return Array.from({ length: parts + 1 }, (_, index) => index * step);
}

/** The local half hours up to an end, with their clock times. */
function halfHours(minuteOfDayAt: LocalClock, endMin: number) {
  const firstMin = (stepOfSearchMin - (minuteOfDayAt(0) % stepOfSearchMin)) % stepOfSearchMin;
  const count = Math.max(0, Math.floor((endMin - firstMin) / stepOfSearchMin) + 1);
  return Array.from({ length: count }, (_, index) => {
    const atMin = firstMin + index * stepOfSearchMin;
    const minute = minuteOfDayAt(atMin);
    // Not `minute === 0`: some time zones skip midnight at a clock change.
    const isNewDay = minuteOfDayAt(atMin - stepOfSearchMin) - minute > minutesPerDay / 2;
    return { atMin, minute, isNewDay };
  });
}

/** Minutes from the start, above 0 and below the end, at which a day begins. */
export function midnightsUntil(minuteOfDayAt: LocalClock, endMin: number): number[] {
  return halfHours(minuteOfDayAt, endMin)
    .filter(({ atMin, isNewDay }) => isNewDay && atMin > 0 && atMin < endMin)
    .map(({ atMin }) => atMin);
}

/**
 * Minutes from the start of full local hours; steps of several count from midnight.
 * @param minShare minimum distance of two ticks, as a share of the time from 0 to the end
 */
export function hourTicks(minuteOfDayAt: LocalClock, endMin: number, minShare: number): number[] {
  const found = hourSteps.find((hours) => hours * 60 >= minShare * endMin);
  const stepMin = (found ?? hourSteps.at(-1) ?? 1) * 60;
  const ticks: number[] = [];
  for (const { atMin, minute, isNewDay } of halfHours(minuteOfDayAt, endMin)) {
    // An hour that a clock change repeats gets one tick.
    const isClear = atMin - (ticks.at(-1) ?? -Infinity) >= stepMin - stepOfSearchMin;
    if ((minute % stepMin === 0 || isNewDay) && isClear) ticks.push(atMin);
  }
  // Steps above a day: every second midnight.
  const everyNth = Math.max(1, stepMin / minutesPerDay);
  return ticks.filter((_, index) => index % everyNth === 0);
}
