import type { DrawnText } from './drawn';
import { fontPx } from './frame';
import { isOverlapping, textWidthPx, type Box } from './label-boxes';
import type { MarkPart } from './marks';
import type { LabelStyle } from './words';

/** A label and its point. */
export interface PointLabel extends LabelStyle {
  part: MarkPart;
  text: string;
  x: number;
  y: number;
}

const distancePx = 10;

/** Minimum gap between two labels, pixels. */
const gapPx = 2;

/** Candidate places around a point, the preferred one first. @param rowPx height of a label */
function placesAround({ place, x, y }: PointLabel, width: number, rowPx: number): Box[] {
  const size = { width, height: rowPx };
  const row = (top: number, lefts: readonly number[]) =>
    lefts.map((left) => ({ x: left, y: top, ...size }));
  if (place === 'over') return row(y - rowPx - 4, [x + 5, x - 5 - width]);
  if (place === 'inside') {
    return [y + 2, y + rowPx + 4].flatMap((top) => row(top, [x + 4, x - 4 - width]));
  }
  const near = [x - width / 2, x - 6, x - width + 6, x, x - width];
  const above = y - distancePx - rowPx;
  const higher = [1, 2, 3].flatMap((rows) => row(above - rows * (rowPx + 2), near));
  const right = row(y - rowPx / 2, [x + distancePx]);
  const left = row(y - rowPx / 2, [x - distancePx - width]);
  const around = [...row(above, near), ...row(y + distancePx, near), ...higher, ...right, ...left];
  return place === 'right' ? [...right, ...around] : around;
}

/** At the edge next to the point: text widths are estimates, so the other edge may be off. */
function anchorAt(pointX: number, { x, width }: Box): Pick<DrawnText, 'anchor' | 'x'> {
  if (x >= pointX) return { anchor: 'start', x };
  if (x + width <= pointX) return { anchor: 'end', x: x + width };
  return { anchor: 'middle', x: x + width / 2 };
}

/**
 * Places labels near their points, without overlaps; earlier ones get better places. One without a
 * free place is left out: the answer has its time.
 * @param taken areas that no label may cover
 */
export function placeLabels(
  labels: readonly PointLabel[],
  bounds: Box,
  taken: readonly Box[],
): DrawnText[] {
  const used = [...taken];
  const isFree = (box: Box) =>
    box.x >= bounds.x &&
    box.y >= bounds.y &&
    box.x + box.width <= bounds.x + bounds.width &&
    box.y + box.height <= bounds.y + bounds.height &&
    !used.some((other) => isOverlapping(box, other, gapPx));
  return labels.flatMap((label) => {
    const { part, text, weight } = label;
    const ownPx = fontPx + label.extraPx;
    const box = placesAround(label, textWidthPx(text, ownPx), fontPx + 5).find(isFree);
    if (!box) return [];
    used.push(box);
    const place = { ...anchorAt(label.x, box), y: box.y + ownPx - 1, box };
    return [{ part, text, weight, fontPx: ownPx, hasRim: true, ...place }];
  });
}
