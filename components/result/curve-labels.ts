import type { CurveScale } from './curve-scale';
import { freePlace, textWidthPx, type Box } from './label-boxes';

/** A text that belongs to a point of the curve. */
export interface PointLabel {
  id: 'cautious' | 'peak' | 'likely' | 'now';
  text: string;
  x: number;
  y: number;
}

/** A label with its place on the chart. */
export interface PlacedLabel extends PointLabel {
  box: Box;
}

/** Font size of the labels at the points. */
export const labelFontPx = 14;

const labelHeightPx = 18;
const distancePx = 10;

/** Places around a point, the preferred one first; "now" has the margin above the plot. */
function placesAround({ id, x, y }: PointLabel, width: number): Box[] {
  const size = { width, height: labelHeightPx };
  if (id === 'now') return [x + 5, x - 5 - width].map((left) => ({ x: left, y: 2, ...size }));
  const above = y - distancePx - labelHeightPx;
  const beside = { x: x + distancePx, y: y - labelHeightPx / 2, ...size };
  const rises = [0, 1, 2, 3].flatMap((row) => {
    const top = above - row * (labelHeightPx + 2);
    return [
      { x: x - width / 2, y: top, ...size },
      { x: x - 6, y: top, ...size },
      { x: x - width + 6, y: top, ...size },
      { x, y: top, ...size },
      { x: x - width, y: top, ...size },
    ];
  });
  const below = { x: x - width / 2, y: y + distancePx, ...size };
  const left = { x: x - distancePx - width, y: y - labelHeightPx / 2, ...size };
  return id === 'peak' ? [beside, ...rises, left] : [...rises, beside, left, below];
}

/**
 * Puts each label near its point so that no two touch and none leaves the chart; the earlier in
 * the list, the better its place. One that finds no room is left out: its time is in the panel.
 * @param chartWidth pixels
 */
export function placeLabels(
  labels: readonly PointLabel[],
  { plot }: CurveScale,
  chartWidth: number,
): PlacedLabel[] {
  const bounds = { x: plot.left + 2, y: 0, width: chartWidth - plot.left - 2, height: plot.bottom };
  const taken: Box[] = [];
  return labels.flatMap((label) => {
    const width = textWidthPx(label.text, labelFontPx);
    const box = freePlace(placesAround(label, width), taken, bounds);
    if (!box) return [];
    taken.push(box);
    return [{ ...label, box }];
  });
}
