import { levelAt, peakOf, type Forecast } from '@/lib/bac';
import type { CurveGeometry } from './curve-geometry';
import { placeLabels, type PlacedLabel, type PointLabel } from './curve-labels';

/** The words of the labels. */
export interface PointTexts {
  clock: (atMin: number) => string;
  peak: (permille: number, atMin: number) => string;
  now: (permille: number) => string;
}

/** A time at which a curve falls to the limit for good. */
export interface Crossing {
  x: number;
  y: number;
  isCautious: boolean;
}

/** The marked points of the chart and their labels. */
export interface CurvePoints {
  /** Not to be drawn at a level of zero: slow drinking has no likely peak. */
  peak: { x: number; y: number; atMin: number; permille: number };
  crossings: Crossing[];
  nowX: number | null;
  labels: PlacedLabel[];
}

/**
 * Peak, both crossings of the limit, now and the starts of several sittings, with a free place for each label.
 * @param nowMin minutes from the start to now; drawn when inside the evening; null for none
 * @param lastMin last minute worth drawing
 */
export function curvePoints(
  forecast: Forecast,
  { scale, limit, sittings }: CurveGeometry,
  chartWidth: number,
  nowMin: number | null,
  lastMin: number,
  texts: PointTexts,
): CurvePoints {
  const { likely } = forecast.curves;
  const { atMin, permille } = peakOf(likely);
  const peak = { x: scale.xOf(atMin), y: scale.yOf(permille), atMin, permille };
  /** Not that of the limit where full clearance is waited for. */
  const crossingY = forecast.limitMin === null ? limit.y : scale.yOf(forecast.waitPermille);
  const crossings: Crossing[] = [];
  const labels: PointLabel[] = [];

  function addCrossing(crossingMin: number, isCautious: boolean) {
    if (crossingMin <= 0 || crossingMin > scale.endMin) return;
    const x = scale.xOf(crossingMin);
    const id = isCautious ? 'cautious' : 'likely';
    crossings.push({ x, y: crossingY, isCautious });
    labels.push({ id, text: texts.clock(crossingMin), x, y: crossingY });
  }

  // In the order of their importance: the first gets the best place.
  addCrossing(forecast.late.driveMin, true);
  if (permille > 0) labels.push({ id: 'peak', text: texts.peak(permille, atMin), ...peak });
  addCrossing(forecast.likely.driveMin, false);
  const isNowInside = nowMin !== null && nowMin > 0 && nowMin < lastMin;
  const nowX = isNowInside ? scale.xOf(nowMin) : null;
  if (isNowInside && nowX !== null) {
    const text = texts.now(levelAt(likely, nowMin));
    labels.push({ id: 'now', text, x: nowX, y: scale.plot.top });
  }
  for (const { startMin, box } of sittings) {
    labels.push({ id: 'sitting', text: texts.clock(startMin), x: box.x, y: scale.plot.top + 2 });
  }
  return { peak, crossings, nowX, labels: placeLabels(labels, scale, chartWidth) };
}
