import { longestSampledMin, type Forecast } from '@/lib/bac';
import { cautiousMinOf } from '@/lib/evening/evening-at';
import { hourTicks } from './curve-scale';

/** Units of the drawing, which is scaled to its box. */
export const ringSize = 264;
const center = ringSize / 2;
export const ringRadius = 104;

/** Fewest units between two hours on the ring. */
const tickGap = 8;
const tickRadius = 117;

/** The wait on a dial: once round from the last sip to the cautious time, both at the top. */
export interface RingGeometry {
  /** Shares of a turn: what has run out, and from where it is perhaps over. */
  elapsed: number;
  likely: number;
  hours: { atMin: number; angle: number }[];
}

/** The place on the dial of a share of a turn, clockwise from the top. */
export function dialPoint(share: number, radius: number): { x: number; y: number } {
  const angle = 2 * Math.PI * share;
  return { x: center + radius * Math.sin(angle), y: center - radius * Math.cos(angle) };
}

/** An arc between two shares of a turn, less than a whole one apart. */
export function arcPath(from: number, to: number): string {
  const [start, end] = [dialPoint(from, ringRadius), dialPoint(to, ringRadius)];
  const isLarge = to - from > 0.5 ? 1 : 0;
  const place = ({ x, y }: { x: number; y: number }) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  return `M${place(start)}A${ringRadius} ${ringRadius} 0 ${isLarge} 1 ${place(end)}`;
}

/**
 * Where everything of the ring lies. Before the last sip it is whole: nothing has run out yet.
 * @param nowMin minutes from the start to now
 * @param minuteOfDayAt what local clocks show so many minutes after the start, 0 to 1439
 */
export function ringGeometry(
  forecast: Forecast,
  nowMin: number,
  minuteOfDayAt: (atMin: number) => number,
): RingGeometry {
  const { lastFinishMin: fromMin, late, likely } = forecast;
  const toMin = cautiousMinOf(forecast);
  const spanMin = Math.max(1, toMin - fromMin);
  const shareOf = (atMin: number) => Math.min(1, Math.max(0, (atMin - fromMin) / spanMin));
  const unitsPerMin = (2 * Math.PI * tickRadius) / spanMin;
  // Absurd entries take months: their hours are neither counted nor drawn.
  const isDrawable = toMin <= longestSampledMin;
  const hours = isDrawable
    ? hourTicks(minuteOfDayAt, toMin, unitsPerMin * toMin, tickGap - 14)
    : [];
  return {
    elapsed: shareOf(nowMin),
    likely: shareOf(late.driveMin > 0 ? likely.driveMin : likely.soberMin),
    hours: hours
      .filter((atMin) => atMin > fromMin && atMin < toMin)
      .map((atMin) => ({ atMin, angle: shareOf(atMin) })),
  };
}
