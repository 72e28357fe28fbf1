import { textWidthPx } from './label-boxes';
import type { Point } from './figures';
import type { Plot } from './plot';
import { levelTicks } from './ticks';
import type { ChartWords } from './words';

/** Drawings lower than this have fewer levels on their axis, pixels. */
const lowPx = 320;

/** Font size of the axes, pixels. */
export const fontPx = 12;

/** Size of a drawing, pixels. */
export interface DrawingSize {
  width: number;
  height: number;
}

export type Frame = ReturnType<typeof frameOf>;

/** Where the plot lies on a drawing, pixels: it leaves room for the texts around it. */
export function frameOf(plot: Plot, size: DrawingSize, { level }: ChartWords) {
  const { width, height } = size;
  const { endMin, topPermille, limitPermille, nowMin } = plot;
  /** Height of a line of text. */
  const rowPx = fontPx + 9;
  const levels = levelTicks(topPermille, height < lowPx ? 4 : 5);
  const widths = [limitPermille, ...levels].map((permille) => textWidthPx(level(permille), fontPx));
  /** Width of the limit's tag, left of the plot. */
  const tagPx = Math.max(...widths) + 8;
  const left = tagPx + 6;
  // Above the plot: the names of the days, below them the label of now.
  const top = nowMin === null ? rowPx : 2 * rowPx;
  const right = width - 14;
  const bottom = height - fontPx - 17;
  /** From fractions of the plot to pixels. */
  const place = ({ x, y }: Point) => ({
    x: left + x * (right - left),
    y: top + y * (bottom - top),
  });
  return {
    ...{ size, edges: { left, top, right, bottom }, rowPx, tagPx, levels, place },
    xOf: (atMin: number) => place({ x: atMin / endMin, y: 0 }).x,
    yOf: (permille: number) => place({ x: 0, y: 1 - permille / topPermille }).y,
  };
}
