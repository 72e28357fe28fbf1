import { maxSampledMin, type Forecast } from '@/lib/bac';
import { shapesOf, type Shape } from './marks';
import { hourTicks, midnightsUntil, type LocalClock } from './ticks';

/** Minimum upper end of the level axis, permille, so that a low level looks low. */
const minTopPermille = 0.4;

/** Minimum length of the time axis, minutes. */
const minSpanMin = 120;

/** When a forecast is looked at, and where: in plain values, minutes from the start. */
export interface PlotTime {
  /** Marked while the evening lasts; null for a drawing that is looked at later. */
  nowMin: number | null;
  minuteOfDayAt: LocalClock;
}

/** What is drawn of one forecast, without size and text: the same on screen, paper and picture. */
export interface Plot {
  /** Last minute of the curve: the cautious sober time; for absurd entries a week. */
  lastMin: number;
  /** Last minute of the time axis. */
  endMin: number;
  /** Level at the upper end of the level axis, permille: above the limit and every level. */
  topPermille: number;
  limitPermille: number;
  /** Now, minutes from the start; null outside the evening. */
  nowMin: number | null;
  /** Minutes from the start at which a day begins. */
  midnights: number[];
  /** In drawing order. */
  shapes: Shape[];
  /** Ticks of the time axis. @param minShare minimum distance of two, as a share of the axis */
  hours: (minShare: number) => number[];
}

/** The drawing of a forecast in fractions of its plot, x to the right and y down. */
export function plotOf(forecast: Forecast, { nowMin, minuteOfDayAt }: PlotTime): Plot {
  const { limitPermille, likely, cautious } = forecast;
  const lastMin = likely.soberMin > maxSampledMin ? maxSampledMin : cautious.soberMin;
  const endMin = Math.max(minSpanMin, lastMin * 1.04);
  const topPermille = Math.max(minTopPermille, cautious.peakPermille * 1.05, limitPermille * 1.15);
  const midnights = midnightsUntil(minuteOfDayAt, endMin);
  const shownNowMin = nowMin !== null && nowMin >= 0 && nowMin < lastMin ? nowMin : null;
  return {
    lastMin,
    endMin,
    topPermille,
    limitPermille,
    nowMin: shownNowMin,
    midnights,
    shapes: shapesOf({
      forecast,
      endMin,
      midnights,
      nowMin: shownNowMin,
      at: (atMin, permille) => ({ x: atMin / endMin, y: 1 - permille / topPermille }),
    }),
    hours: (minShare) => hourTicks(minuteOfDayAt, endMin, minShare),
  };
}
