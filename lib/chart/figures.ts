import { levelAt, type Curve, type Forecast } from '@/lib/bac';
import type { ChartWords } from './words';

/** A place in fractions of the plot, x to the right and y down. */
export interface Point {
  x: number;
  y: number;
}

/** What the marks are made of; minutes from the start. */
export interface PlotFrame {
  forecast: Forecast;
  endMin: number;
  midnights: readonly number[];
  nowMin: number | null;
  at: (atMin: number, permille: number) => Point;
}

/** One shape of a mark, and what its label says. */
export interface Figure {
  points: readonly Point[];
  says?: (words: ChartWords) => string;
}

/** Corners of a curve between two minutes. */
function inside({ at }: PlotFrame, curve: Curve, fromMin: number, toMin: number): Point[] {
  return curve
    .filter(({ atMin }) => atMin >= fromMin && atMin <= toMin)
    .map(({ atMin, permille }) => at(atMin, permille));
}

/** A curve from one minute to another. */
export function part(frame: PlotFrame, curve: Curve, fromMin: number, toMin: number): Point[] {
  const end = (atMin: number) => frame.at(atMin, levelAt(curve, atMin));
  return [end(fromMin), ...inside(frame, curve, fromMin, toMin), end(toMin)];
}

/** A whole curve: to its end, which may be a fall at one moment, or to that of the axis. */
export function whole(frame: PlotFrame, curve: Curve): Point[] {
  const { endMin, at } = frame;
  const isCut = (curve.at(-1)?.atMin ?? 0) > endMin;
  return [
    ...inside(frame, curve, 0, endMin),
    ...(isCut ? [at(endMin, levelAt(curve, endMin))] : []),
  ];
}

/** The rectangle between two minutes, over a share of the height. */
export function box({ at }: PlotFrame, fromMin: number, toMin: number, top = 0): Point[] {
  const [left, right] = [at(fromMin, 0).x, at(toMin, 0).x];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: 1 },
    { x: left, y: 1 },
  ];
}

/** A line over the whole height. */
export function vertical({ at }: PlotFrame, atMin: number): Point[] {
  const { x } = at(atMin, 0);
  return [
    { x, y: 0 },
    { x, y: 1 },
  ];
}

/** The point at which a curve falls to the limit for the last time. @param word how it is said */
export function crossing(
  { forecast, endMin, at }: PlotFrame,
  atMin: number,
  word: 'time' | 'cautious',
): Figure[] {
  if (atMin <= 0 || atMin > endMin) return [];
  // Where any alcohol is forbidden, the crossing is at zero, not at the limit.
  const { limitMin, limitPermille, waitPermille } = forecast;
  const permille = limitMin === null ? limitPermille : waitPermille;
  return [{ points: [at(atMin, permille)], says: (words) => words[word](atMin) }];
}
