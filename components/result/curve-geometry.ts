import { levelAt, peakOf, type Curve, type CurveName, type PlacedSitting } from '@/lib/bac';
import type { StripPart } from '@/lib/evening/strip-parts';
import { curveScale, hourTicks, levelTicks, type CurveScale } from './curve-scale';
import { textWidthPx, type Box } from './label-boxes';

/** Everything the drawing depends on; pixels are those of the chart on this screen. */
export interface CurveGeometryInput {
  width: number;
  height: number;
  curves: Record<CurveName, Curve>;
  limitPermille: number;
  /** Where the evening is over and perhaps under the limit. */
  strip: readonly StripPart[];
  /** Last minute worth drawing: the cautious sober time, cut for absurd entries. */
  lastMin: number;
  /** Marked where there are several. */
  sittings?: readonly PlacedSitting[];
  /** What local clocks show so many minutes after the start, 0 to 1439. */
  minuteOfDayAt: (atMin: number) => number;
  /** Minutes from the start at which a day begins. */
  midnights: readonly number[];
  /** Writes a level of the axis, without its unit. */
  levelText: (permille: number) => string;
  /** The widest clock text of the time axis. */
  widestClock: string;
}

export interface CurveGeometry {
  scale: CurveScale;
  levelMarks: { y: number; permille: number; text: string; isLabelled: boolean }[];
  hourMarks: { x: number; atMin: number }[];
  likelyPath: string;
  bandPath: string;
  limit: { y: number; text: string; tag: Box; isAbove: boolean };
  /** The stretches that are perhaps under the limit, from the axis up to the upper curve. */
  perhaps: { fromMin: number; toMin: number; path: string }[];
  /** Every second day, so that days can be told apart. */
  days: { startMin: number; box: Box; isShaded: boolean }[];
  /** The stretches of drinking, top to bottom of the plot; none where there is but one. */
  sittings: { startMin: number; box: Box }[];
}

/** Font size of the axes; curve-labels.ts sizes the rest. */
export const axisFontPx = 13;

/** Lowest upper end of the axis, permille: a tiny level looks tiny. */
const lowestTop = 0.4;

/** A limit this many times higher than the highest level would squeeze the curve flat. */
const mostLimitTimesPeak = 4;

/** Shortest time axis, minutes. */
const shortestSpanMin = 120;

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

function topTarget(latePeak: number, limitPermille: number): number {
  const isLimitNear = limitPermille <= latePeak * mostLimitTimesPeak;
  return Math.max(lowestTop, latePeak * 1.05, isLimitNear ? limitPermille * 1.15 : 0);
}

/** The stretches to hatch: under the upper curve, and never thinner than up to the limit. */
function perhapsPaths(input: CurveGeometryInput, scale: CurveScale, limitY: number) {
  const { late } = input.curves;
  const lowest = Math.min(limitY, scale.plot.bottom - 8);
  return input.strip
    .filter(({ mark, fromMin }) => mark === 'perhaps' && fromMin < scale.endMin)
    .map(({ fromMin, toMin: partEndMin }) => {
      const toMin = Math.min(partEndMin, scale.endMin);
      const bends = late.map(({ atMin }) => atMin).filter((at) => fromMin < at && at < toMin);
      const top = [fromMin, ...bends, toMin].map((atMin) => {
        const y = Math.min(lowest, scale.yOf(levelAt(late, atMin)));
        return `${scale.xOf(atMin).toFixed(1)},${y.toFixed(1)}`;
      });
      const [left, right] = [fromMin, toMin].map((atMin) => scale.xOf(atMin).toFixed(1));
      const { bottom } = scale.plot;
      return { fromMin, toMin, path: `M${left},${bottom} L${top.join(' L')} L${right},${bottom}Z` };
    });
}

/** The days of the evening, the first from its start on. */
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
 * Where everything of the chart lies, labels of points aside: axes that end shortly after the
 * cautious sober time, curve, band, limit and hatch. Redrawn for each width, never scaled.
 */
export function curveGeometry(input: CurveGeometryInput): CurveGeometry {
  const { curves, limitPermille, width, height, levelText } = input;
  const latePeak = peakOf(curves.late).permille;
  const levels = levelTicks(topTarget(latePeak, limitPermille), height < 320 ? 4 : 5);
  const topPermille = levels.at(-1) ?? lowestTop;
  const limitText = levelText(limitPermille);
  const texts = [limitText, ...levels.map(levelText)];
  const tagWidth = Math.max(...texts.map((text) => textWidthPx(text, axisFontPx))) + 8;
  const plot = { left: tagWidth + 6, top: 44, right: width - 14, bottom: height - 30 };
  const endMin = Math.max(shortestSpanMin, input.lastMin * 1.04);
  const scale = curveScale(plot, endMin, topPermille);
  const isAbove = limitPermille > topPermille;
  const limitY = isAbove ? plot.top : scale.yOf(limitPermille);
  const clockWidth = textWidthPx(input.widestClock, axisFontPx);
  const hours = hourTicks(input.minuteOfDayAt, endMin, plot.right - plot.left, clockWidth);
  const late = pointsUntil(curves.late, endMin);
  const early = [...pointsUntil(curves.early, endMin)].reverse();
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
    bandPath: `M${pathOf([...late, ...early], scale)}Z`,
    limit: {
      y: limitY,
      text: limitText,
      tag: { x: 0, y: limitY - tagHeightPx / 2, width: tagWidth, height: tagHeightPx },
      isAbove,
    },
    perhaps: perhapsPaths(input, scale, limitY),
    days: dayBoxes(input, scale),
    sittings: sittingBoxes(input.sittings ?? [], scale),
  };
}
