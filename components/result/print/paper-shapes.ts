import type { CurveScale } from '@/components/result/curve/curve-scale';
import { levelAt, peakOf, type Curve, type Forecast } from '@/lib/bac';
import { stripOf, type StripPart } from '@/lib/evening/strip-parts';
import type { PaperFrame } from './paper-frame';

/**
 * A line or area of the curve; `part` says what it means: paper and picture have their own colours.
 */
export interface CurveShape {
  part: (typeof curveParts)[number];
  /** SVG path. */
  d: string;
  /** SVG clip path. */
  clip?: string;
}

/** In drawing order. */
export const curveParts = [
  'day',
  'grid',
  'axis',
  'midnight',
  'band',
  'hatch',
  'upper',
  'line',
  'limit',
  'tag',
  'crossing',
  'peak',
] as const;

/** Distance between the lines of the hatch, which are at 45 degrees. */
const hatchStepPx = 7;

/** Minimum height of the hatch, so that it is visible where the limit is zero. */
const minHatchPx = 6;

const px = (value: number) => value.toFixed(1);

const boxOf = (x: number, y: number, toX: number, toY: number) =>
  `M${px(x)} ${px(y)}H${px(toX)}V${px(toY)}H${px(x)}Z`;

const circleOf = (x: number, y: number, r: number) =>
  `M${px(x - r)} ${px(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Coordinates of a curve between two minutes, both included. */
function cornersOf(curve: Curve, fromMin: number, toMin: number, scale: CurveScale): string[] {
  const at = (atMin: number) => ({ atMin, permille: levelAt(curve, atMin) });
  const inside = curve.filter(({ atMin }) => atMin > fromMin && atMin < toMin);
  return [at(fromMin), ...inside, at(toMin)].map(
    ({ atMin, permille }) => `${px(scale.xOf(atMin))} ${px(scale.yOf(permille))}`,
  );
}

function hatchLines({ plot }: CurveScale): string {
  const height = plot.bottom - plot.top;
  const count = Math.ceil((plot.right - plot.left + height) / hatchStepPx);
  return Array.from({ length: count }, (_, index) => {
    const x = plot.left - height + index * hatchStepPx;
    return `M${px(x)} ${px(plot.bottom)}l${px(height)} ${px(-height)}`;
  }).join('');
}

/**
 * The hatch of a stretch perhaps under the limit: below the cautious curve, at least up to the
 * limit.
 */
function hatchOf(cautious: Curve, part: StripPart, { scale, limitY }: PaperFrame): CurveShape {
  const { plot, endMin, xOf } = scale;
  const toMin = Math.min(part.toMin, endMin);
  const [left, right] = [xOf(part.fromMin), xOf(toMin)];
  const under = cornersOf(cautious, part.fromMin, toMin, scale).join('L');
  const low = Math.min(limitY, plot.bottom - minHatchPx);
  return {
    part: 'hatch',
    d: hatchLines(scale),
    clip: `M${px(left)} ${plot.bottom}L${under}L${px(right)} ${plot.bottom}Z${boxOf(left, low, right, plot.bottom)}`,
  };
}

/** Every second day has a background. */
function dayShapes({ scale, days }: PaperFrame): CurveShape[] {
  const { plot, endMin, xOf } = scale;
  const edges = [...days, endMin].map(xOf);
  return edges.slice(0, -1).flatMap((x, index) => {
    const d = boxOf(x, plot.top, edges[index + 1] ?? x, plot.bottom);
    return index % 2 === 0 ? [{ part: 'day' as const, d }] : [];
  });
}

/** The limit with its tag; for one above the axis a dashed line and a tag that points up. */
function limitShapes({ scale, limitY, tagWidth }: PaperFrame, limitPermille: number): CurveShape[] {
  const { plot, topPermille } = scale;
  const tag = boxOf(0, limitY - 9, tagWidth, limitY + 9);
  if (limitPermille <= topPermille) {
    return [
      { part: 'limit', d: `M${plot.left - 6} ${px(limitY)}H${plot.right}` },
      { part: 'tag', d: tag },
    ];
  }
  const dashes = 'h5m5 0'.repeat(Math.floor((plot.right - plot.left) / 10));
  const arrow = `M${px(tagWidth / 2 - 5)} ${px(limitY - 11)}l5 -6l5 6Z`;
  return [
    { part: 'limit', d: `M${plot.left} ${px(limitY)}${dashes}` },
    { part: 'tag', d: tag + arrow },
  ];
}

/**
 * All lines and areas of the curve: axes, days, range, hatch, likely line, limit and marked points.
 */
export function paperShapes(forecast: Forecast, frame: PaperFrame): CurveShape[] {
  const { scale, levels, hours, days, limitY } = frame;
  const { plot, endMin, xOf, yOf } = scale;
  const { curves, likely, cautious } = forecast;
  const until = (curve: Curve, soberMin: number) =>
    cornersOf(curve, 0, Math.min(endMin, soberMin), scale);
  const whole = (curve: Curve) => until(curve, endMin);
  const ticks = hours.map((atMin) => `M${px(xOf(atMin))} ${plot.bottom}v5`).join('');
  const peak = peakOf(curves.likely);
  const crossingY = forecast.limitMin === null ? limitY : yOf(forecast.waitPermille);
  const crossing = (atMin: number, r: number): CurveShape[] =>
    atMin > 0 && atMin <= endMin
      ? [{ part: 'crossing', d: circleOf(xOf(atMin), crossingY, r) }]
      : [];
  return [
    ...dayShapes(frame),
    { part: 'grid', d: levels.map((at) => `M${plot.left} ${px(yOf(at))}H${plot.right}`).join('') },
    { part: 'axis', d: `M${plot.left} ${plot.bottom}H${plot.right}${ticks}` },
    {
      part: 'midnight',
      d: days.map((at) => `M${px(xOf(at))} ${plot.top - 14}V${plot.bottom + 5}`).join(''),
    },
    {
      part: 'band',
      d: `M${[...whole(curves.cautious), ...whole(curves.optimistic).reverse()].join('L')}Z`,
    },
    ...stripOf(forecast)
      .filter(({ mark, fromMin }) => mark === 'perhaps' && fromMin < endMin)
      .map((part) => hatchOf(curves.cautious, part, frame)),
    { part: 'upper', d: `M${until(curves.cautious, cautious.soberMin).join('L')}` },
    { part: 'line', d: `M${until(curves.likely, likely.soberMin).join('L')}` },
    ...limitShapes(frame, forecast.limitPermille),
    ...crossing(likely.driveMin, 4),
    ...crossing(cautious.driveMin, 5.5),
    ...(peak.permille > 0
      ? [{ part: 'peak' as const, d: circleOf(xOf(peak.atMin), yOf(peak.permille), 4.5) }]
      : []),
  ];
}
