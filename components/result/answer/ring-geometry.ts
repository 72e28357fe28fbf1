import { cautiousMinOf, type Estimate } from '@/lib/evening/evening-at';

/** Side of the drawing in units of its viewBox. */
export const ringSize = 264;
const center = ringSize / 2;
export const ringRadius = 122;

/** The wait as a dial: one turn from the last drink to the cautious time, both at the top. */
export interface RingGeometry {
  /** Share of the turn that has passed, 0 to 1. */
  elapsed: number;
  /** Share of the turn at which the likely time is reached, 0 to 1. */
  likely: number;
}

/** A point on the dial. @param share of a turn, clockwise from the top */
export function dialPoint(share: number, radius: number): { x: number; y: number } {
  const angle = 2 * Math.PI * share;
  return { x: center + radius * Math.sin(angle), y: center - radius * Math.cos(angle) };
}

/** SVG path of an arc between two shares of a turn, less than one whole turn apart. */
export function arcPath(from: number, to: number): string {
  const [start, end] = [dialPoint(from, ringRadius), dialPoint(to, ringRadius)];
  const isLarge = to - from > 0.5 ? 1 : 0;
  const place = ({ x, y }: { x: number; y: number }) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  return `M${place(start)}A${ringRadius} ${ringRadius} 0 ${isLarge} 1 ${place(end)}`;
}

/**
 * The geometry of the ring. Nothing has elapsed before the last drink.
 * @param nowMin minutes from the start to now
 */
export function ringGeometry(evening: Estimate, nowMin: number): RingGeometry {
  const { lastFinishMin: fromMin, cautious, likely } = evening.forecast;
  const spanMin = Math.max(1, cautiousMinOf(evening) - fromMin);
  const shareOf = (atMin: number) => Math.min(1, Math.max(0, (atMin - fromMin) / spanMin));
  return {
    elapsed: shareOf(nowMin),
    likely: shareOf(cautious.driveMin > 0 ? likely.driveMin : likely.soberMin),
  };
}
