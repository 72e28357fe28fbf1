import { minutesPerDay } from '@/lib/bac';

/** Where the curve is drawn, in pixels of the chart. */
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

/** Steps that can be read at a glance, times a power of ten. */
const niceSteps = [1, 2, 4, 5, 10];

/** Hours between two marks of the time axis; the whole days are for absurd entries. */
const hourSteps = [1, 2, 3, 4, 6, 12, 24, 48];

/** Pixels that stay free between two texts of the time axis. */
const labelGapPx = 14;

/**
 * The smallest readable step that divides a span into at most so many parts.
 * @param span above zero, in any unit
 */
export function niceStep(span: number, mostParts: number): number {
  const power = 10 ** Math.floor(Math.log10(span / mostParts));
  const step = niceSteps.find((candidate) => span / (candidate * power) <= mostParts + 1e-9);
  return (step ?? 10) * power;
}

/** Multiples of a readable step, from zero up to the first at or above the target. */
export function levelTicks(target: number, mostParts: number): number[] {
  const step = niceStep(target, mostParts);
  const parts = Math.ceil(target / step - 1e-9);
  return Array.from({ length: parts + 1 }, (_, index) => index * step);
}

/** Local clocks change by whole half hours: so often one is asked whether it shows a full hour. */
const askedEveryMin = 30;

/**
 * Minutes from the start at which local clocks show a full hour, as densely as the texts allow. In
 * steps of several hours they are counted from midnight, also in a night in which clocks change.
 * @param minuteOfDayAt what local clocks show so many minutes after the start, 0 to 1439
 * @param labelWidthPx width of the widest clock text
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
  const firstMin = (askedEveryMin - (minuteOfDayAt(0) % askedEveryMin)) % askedEveryMin;
  for (let atMin = firstMin; atMin <= endMin; atMin += askedEveryMin) {
    // An hour that the clocks show twice has its text once.
    const isClear = atMin - (ticks.at(-1) ?? -Infinity) >= stepMin - askedEveryMin;
    const minute = minuteOfDayAt(atMin);
    // Some zones skip midnight: the day then begins later.
    const isNewDay = minuteOfDayAt(atMin - askedEveryMin) - minute > minutesPerDay / 2;
    if ((minute % stepMin === 0 || isNewDay) && isClear) ticks.push(atMin);
  }
  // Of midnights, those that are far enough apart.
  const everyNth = Math.max(1, stepMin / minutesPerDay);
  return ticks.filter((_, index) => index % everyNth === 0);
}

/** Linear axes: minute 0 at the left, zero permille at the bottom. */
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
