import { maxSampledMin, type Forecast } from '@/lib/bac';
import { shapesOf } from './marks';
import { hourTicks, midnightsUntil, type LocalClock } from './ticks';

/** Minimum upper end of the level axis, permille, so that a low level looks low. */
const minTopPermille = 0.4;

/** Minimum length of the time axis, minutes. */
const minSpanMin = 120;

export type Plot = ReturnType<typeof plotOf>;

/**
 * What is drawn of one forecast, without size and text, in fractions of its plot, x to the right and
 * y down: the same on screen, paper and picture.
 * @param nowMin marked while the evening lasts; null for a drawing that is looked at later
 */
export function plotOf(forecast: Forecast, nowMin: number | null, minuteOfDayAt: LocalClock) {
  const { limitPermille, likely, cautious } = forecast;
  const lastMin = likely.soberMin > maxSampledMin ? maxSampledMin : cautious.soberMin;
  const endMin = Math.max(minSpanMin, lastMin * 1.04);
  const topPermille = Math.max(minTopPermille, cautious.peakPermille * 1.05, limitPermille * 1.15);
  const midnights = midnightsUntil(minuteOfDayAt, endMin);
  const shownNowMin = nowMin !== null && nowMin >= 0 && nowMin < lastMin ? nowMin : null;
  return {
    /** Last minute of the curve: the cautious sober time; for absurd entries a week. */
    lastMin,
    /** Last minute of the time axis. */
    endMin,
    /** Level at the upper end of the level axis, permille: above the limit and every level. */
    topPermille,
    limitPermille,
    /** Null outside the evening. */
    nowMin: shownNowMin,
    /** Minutes from the start at which a day begins. */
    midnights,
    /** In drawing order. */
    shapes: shapesOf({
      forecast,
      endMin,
      midnights,
      nowMin: shownNowMin,
      at: (atMin, permille) => ({ x: atMin / endMin, y: 1 - permille / topPermille }),
    }),
    /** Ticks of the time axis. @param minShare minimum distance of two, as a share of the axis */
    hours: (minShare: number) => hourTicks(minuteOfDayAt, endMin, minShare),
  };
}
