import type { CurveScale } from './curve-scale';
import { freePlace, textWidthPx, type Box } from './label-boxes';

/** The label of a point of the curve. */
export interface PointLabel {
  id: 'cautious' | 'peak' | 'likely' | 'now' | 'sitting';
  text: string;
  x: number;
  y: number;
}

/** A label with its place on the chart. */
export interface PlacedLabel extends PointLabel {
  box: Box;
  /** The edge next to the point: text widths are estimates, so the other edge may be off. */
  anchor: 'start' | 'middle' | 'end';
  anchorX: number;
}

/** Font size of the labels at the points. */
const labelFontPx = 14;

/** Font size of a label, pixels: larger for the cautious time, smaller at the edge of the plot. */
export function labelFontOf(id: PointLabel['id']): number {
  if (id === 'cautious') return 17;
  return id === 'now' || id === 'sitting' ? 13 : labelFontPx;
}

const labelHeightPx = 18;
const distancePx = 10;
const dotPx = 12;

/**
 * Candidate places around a point, the preferred one first. "now" goes above the plot, the start of
 * a sitting into the two rows below that.
 */
function placesAround({ id, x, y }: PointLabel, width: number): Box[] {
  const size = { width, height: labelHeightPx };
  if (id === 'now') return [x + 5, x - 5 - width].map((left) => ({ x: left, y: 22, ...size }));
  if (id === 'sitting') {
    return [y, y + labelHeightPx + 2].flatMap((top) =>
      [x + 4, x - 4 - width].map((left) => ({ x: left, y: top, ...size })),
    );
  }
  const rowAt = (top: number) =>
    [x - width / 2, x - 6, x - width + 6, x, x - width].map((left) => ({
      x: left,
      y: top,
      ...size,
    }));
  const above = y - distancePx - labelHeightPx;
  const higher = [1, 2, 3].flatMap((row) => rowAt(above - row * (labelHeightPx + 2)));
  const right = { x: x + distancePx, y: y - labelHeightPx / 2, ...size };
  const left = { x: x - distancePx - width, y: y - labelHeightPx / 2, ...size };
  const around = [...rowAt(above), ...rowAt(y + distancePx), ...higher, right, left];
  return id === 'peak' ? [right, ...around] : around;
}

/** The area of a point's mark, which no label may cover. */
function dotOf({ id, x, y }: PointLabel): Box {
  const size = id === 'now' ? 0 : dotPx;
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}

function anchorOf(x: number, box: Box): Pick<PlacedLabel, 'anchor' | 'anchorX'> {
  if (box.x >= x) return { anchor: 'start', anchorX: box.x };
  if (box.x + box.width <= x) return { anchor: 'end', anchorX: box.x + box.width };
  return { anchor: 'middle', anchorX: box.x + box.width / 2 };
}

/**
 * Places each label near its point, without overlaps and within the chart. Earlier labels get
 * better places. A label without a free place is left out: the panel has its time.
 * @param chartWidth pixels
 */
export function placeLabels(
  labels: readonly PointLabel[],
  { plot }: CurveScale,
  chartWidth: number,
): PlacedLabel[] {
  const bounds = { x: plot.left + 2, y: 0, width: chartWidth - plot.left - 2, height: plot.bottom };
  const taken = labels.filter(({ id }) => id !== 'sitting').map(dotOf);
  return labels.flatMap((label) => {
    const width = textWidthPx(label.text, labelFontOf(label.id));
    const box = freePlace(placesAround(label, width), taken, bounds);
    if (!box) return [];
    taken.push(box);
    return [{ ...label, box, ...anchorOf(label.x, box) }];
  });
}
