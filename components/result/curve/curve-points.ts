import { levelAt, peakOf, type Forecast } from '@/lib/bac';
import type { CurveGeometry } from './curve-geometry';
import { placeLabels, type PlacedLabel, type PointLabel } from './curve-labels';

/** Formats the labels. */
export interface PointTexts {
  clock: (atMin: number) => string;
  peak: (permille: number, atMin: number) => string;
  now: (permille: number) => string;
}

/** The point at which a curve falls to the limit for the last time. */
export interface Crossing {
  x: number;
  y: number;
  isCautious: boolean;
}

/** The marked points of the chart and their labels. */
export interface CurvePoints {
  /** Not drawn at 0 permille: slow drinking has no likely peak. */
  peak: { x: number; y: number; atMin: number; permille: number };
  crossings: Crossing[];
  nowX: number | null;
  labels: PlacedLabel[];
}

/**
 * Peak, both crossings of the limit, the current time and the starts of several sittings, with
 * their labels.
 * @param nowMin minutes from the start to now, drawn when inside the evening; null for none
 * @param lastMin last minute of the curve
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
  // Where any alcohol is forbidden, the crossing is at zero, not at the limit.
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

  // By importance: the first label gets the best place.
  addCrossing(forecast.cautious.driveMin, true);
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
