import { levelAt, peakOf, type Curve, type CurveName, type PlacedSitting } from '@/lib/bac';
import type { StripPart } from '@/lib/evening/strip-parts';
import { axisTopTarget, minSpanMin, minTopPermille } from './curve-axes';
import { curveScale, hourTicks, levelTicks, type CurveScale } from './curve-scale';
import { textWidthPx, type Box } from './label-boxes';

/** The input of the drawing; sizes in CSS pixels. */
export interface CurveGeometryInput {
  width: number;
  height: number;
  curves: Record<CurveName, Curve>;
  limitPermille: number;
  /** The stretches over and perhaps under the limit. */
  strip: readonly StripPart[];
  /** Last minute of the curve: the cautious sober time, capped for absurd entries. */
  lastMin: number;
  /** Marked when there are several. */
  sittings: readonly PlacedSitting[];
  /** Local minute of the day, 0 to 1439, at a minute from the start. */
  minuteOfDayAt: (atMin: number) => number;
  /** Minutes from the start at which a day begins. */
  midnights: readonly number[];
  /** Formats a level of the axis, without its unit. */
  levelText: (permille: number) => string;
  /** The widest label of the time axis. */
  widestClock: string;
}

export interface CurveGeometry {
  scale: CurveScale;
  levelMarks: { y: number; permille: number; text: string; isLabelled: boolean }[];
  hourMarks: { x: number; atMin: number }[];
  likelyPath: string;
  bandPath: string;
  limit: { y: number; text: string; tag: Box; isAbove: boolean };
  /** Hatched: the stretches perhaps under the limit, from the axis up to the cautious curve. */
  perhaps: { fromMin: number; toMin: number; path: string }[];
  /** Every second day is shaded. */
  days: { startMin: number; box: Box; isShaded: boolean }[];
  /** The drinking periods, over the full height of the plot; empty when there is only one. */
  sittings: { startMin: number; box: Box }[];
}

/** Font size of the axes; that of the points is in curve-labels.ts. */
export const axisFontPx = 13;

const tagHeightPx = 22;

function pointsUntil(curve: Curve, endMin: number): Curve {
  const drawn = curve.filter(({ atMin }) => atMin < endMin);
  const last = curve.at(-1);
  if (!last || last.atMin < endMin) return curve;
  return [...drawn, { atMin: endMin, permille: levelAt(curve, endMin) }];
}

function pathOf(points: Curve, { xOf, yOf }: CurveScale): string {
  return points
    .map(({ atMin, permille }) => `${xOf(atMin).toFixed(1)},${yOf(permille).toFixed(1)}`)
    .join(' L');
}

/** The hatched stretches: below the cautious curve, at least up to the limit. */
function perhapsPaths(input: CurveGeometryInput, scale: CurveScale, limitY: number) {
  const { cautious } = input.curves;
  const maxY = Math.min(limitY, scale.plot.bottom - 8);
  return input.strip
    .filter(({ mark, fromMin }) => mark === 'perhaps' && fromMin < scale.endMin)
    .map(({ fromMin, toMin: partEndMin }) => {
      const toMin = Math.min(partEndMin, scale.endMin);
      const bends = cautious.map(({ atMin }) => atMin).filter((at) => fromMin < at && at < toMin);
      const top = [fromMin, ...bends, toMin].map((atMin) => {
        const y = Math.min(maxY, scale.yOf(levelAt(cautious, atMin)));
        return `${scale.xOf(atMin).toFixed(1)},${y.toFixed(1)}`;
      });
      const [left, right] = [fromMin, toMin].map((atMin) => scale.xOf(atMin).toFixed(1));
      const { bottom } = scale.plot;
      return { fromMin, toMin, path: `M${left},${bottom} L${top.join(' L')} L${right},${bottom}Z` };
    });
}

/** The days of the evening; the first begins at the start. */
function dayBoxes(input: CurveGeometryInput, { plot, xOf, endMin }: CurveScale) {
  const starts = [0, ...input.midnights.filter((atMin) => atMin > 0 && atMin < endMin)];
  return starts.map((startMin, index) => {
    const x = xOf(startMin);
    const width = xOf(starts[index + 1] ?? endMin) - x;
    const box = { x, y: plot.top, width, height: plot.bottom - plot.top };
    return { startMin, box, isShaded: index % 2 === 1 };
  });
}

function sittingBoxes(sittings: readonly PlacedSitting[], { plot, xOf }: CurveScale) {
  if (sittings.length < 2) return [];
  return sittings.map(({ startMin, finishMin }) => {
    const x = xOf(startMin);
    const box = { x, y: plot.top, width: xOf(finishMin) - x, height: plot.bottom - plot.top };
    return { startMin, box };
  });
}

/**
 * The geometry of the chart without its points: axes that end shortly after the cautious sober
 * time, curve, band, limit and hatch. Computed anew for each size instead of scaling the drawing.
 */
export function curveGeometry(input: CurveGeometryInput): CurveGeometry {
  const { curves, limitPermille, width, height, levelText } = input;
  const cautiousPeak = peakOf(curves.cautious).permille;
  const levels = levelTicks(axisTopTarget(cautiousPeak, limitPermille), height < 320 ? 4 : 5);
  const topPermille = levels.at(-1) ?? minTopPermille;
  const limitText = levelText(limitPermille);
  const texts = [limitText, ...levels.map(levelText)];
  const tagWidth = Math.max(...texts.map((text) => textWidthPx(text, axisFontPx))) + 8;
  const plot = { left: tagWidth + 6, top: 44, right: width - 14, bottom: height - 30 };
  const endMin = Math.max(minSpanMin, input.lastMin * 1.04);
  const scale = curveScale(plot, endMin, topPermille);
  const isAbove = limitPermille > topPermille;
  const limitY = isAbove ? plot.top : scale.yOf(limitPermille);
  const clockWidth = textWidthPx(input.widestClock, axisFontPx);
  const hours = hourTicks(input.minuteOfDayAt, endMin, plot.right - plot.left, clockWidth);
  const cautious = pointsUntil(curves.cautious, endMin);
  const optimistic = [...pointsUntil(curves.optimistic, endMin)].reverse();
  return {
    scale,
    levelMarks: levels.map((permille) => {
      const y = scale.yOf(permille);
      const isLabelled = Math.abs(y - limitY) > tagHeightPx / 2 + axisFontPx / 2;
      return { y, permille, text: levelText(permille), isLabelled };
    }),
    hourMarks: hours
      .map((atMin) => ({ atMin, x: scale.xOf(atMin) }))
      .filter(({ x }) => x + clockWidth / 2 <= width),
    likelyPath: `M${pathOf(pointsUntil(curves.likely, endMin), scale)}`,
    bandPath: `M${pathOf([...cautious, ...optimistic], scale)}Z`,
    limit: {
      y: limitY,
      text: limitText,
      tag: { x: 0, y: limitY - tagHeightPx / 2, width: tagWidth, height: tagHeightPx },
      isAbove,
    },
    perhaps: perhapsPaths(input, scale, limitY),
    days: dayBoxes(input, scale),
    sittings: sittingBoxes(input.sittings, scale),
  };
}
