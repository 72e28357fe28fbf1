import { minutesPerDay } from '@/lib/bac';

/** The rectangle of the plot, pixels. */
export interface Plot {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Maps minutes and permille to pixels. */
export interface CurveScale {
  plot: Plot;
  /** Last minute of the time axis. */
  endMin: number;
  /** Level at the upper end of the axis, permille. */
  topPermille: number;
  xOf: (atMin: number) => number;
  yOf: (permille: number) => number;
}

/** Readable tick steps, times a power of ten. */
const niceSteps = [1, 2, 4, 5, 10];

/** Hours between two ticks of the time axis; whole days are for absurd entries. */
const hourSteps = [1, 2, 3, 4, 6, 12, 24, 48];

/** Free space between two labels of the time axis. */
const labelGapPx = 14;

/**
 * The smallest readable step that divides a span into at most `maxParts` parts.
 * @param span above zero, in any unit
 */
export function niceStep(span: number, maxParts: number): number {
  const power = 10 ** Math.floor(Math.log10(span / maxParts));
  const step = niceSteps.find((candidate) => span / (candidate * power) <= maxParts + 1e-9);
  return (step ?? 10) * power;
}

/** Multiples of a readable step, from zero up to the first one at or above the target. */
export function levelTicks(target: number, maxParts: number): number[] {
  const step = niceStep(target, maxParts);
  const parts = Math.ceil(target / step - 1e-9);
  return Array.from({ length: parts + 1 }, (_, index) => index * step);
}

/** Clock changes are multiples of half an hour, so a full hour is always on a local half hour. */
const stepOfSearchMin = 30;

/**
 * Minutes from the start at which local clocks show a full hour, as densely as the labels allow.
 * Steps of several hours count from midnight, also in a night with a clock change.
 * @param minuteOfDayAt local minute of the day, 0 to 1439, at a minute from the start
 * @param labelWidthPx width of the widest clock label
 */
export function hourTicks(
  minuteOfDayAt: (atMin: number) => number,
  endMin: number,
  plotWidthPx: number,
  labelWidthPx: number,
): number[] {
  const pixelsPerHour = (plotWidthPx / endMin) * 60;
  const fits = (hours: number) => hours * pixelsPerHour >= labelWidthPx + labelGapPx;
  const stepMin = (hourSteps.find(fits) ?? hourSteps.at(-1) ?? 1) * 60;
  const ticks: number[] = [];
  const firstMin = (stepOfSearchMin - (minuteOfDayAt(0) % stepOfSearchMin)) % stepOfSearchMin;
  for (let atMin = firstMin; atMin <= endMin; atMin += stepOfSearchMin) {
    // An hour that a clock change repeats gets one label.
    const isClear = atMin - (ticks.at(-1) ?? -Infinity) >= stepMin - stepOfSearchMin;
    const minute = minuteOfDayAt(atMin);
    // Some time zones skip midnight at a clock change: the day then begins later.
    const isNewDay = minuteOfDayAt(atMin - stepOfSearchMin) - minute > minutesPerDay / 2;
    if ((minute % stepMin === 0 || isNewDay) && isClear) ticks.push(atMin);
  }
  // Steps above a day: every second midnight.
  const everyNth = Math.max(1, stepMin / minutesPerDay);
  return ticks.filter((_, index) => index % everyNth === 0);
}

/** Linear scales: minute 0 at the left, 0 permille at the bottom. */
export function curveScale(plot: Plot, endMin: number, topPermille: number): CurveScale {
  const xPerMin = (plot.right - plot.left) / endMin;
  const yPerPermille = (plot.bottom - plot.top) / topPermille;
  return {
    plot,
    endMin,
    topPermille,
    xOf: (atMin) => plot.left + atMin * xPerMin,
    yOf: (permille) => plot.bottom - permille * yPerPermille,
  };
}
