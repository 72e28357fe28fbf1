import { ceilMinutes, levelAt, peakOf, type Forecast } from '@/lib/bac';
import { stripOf } from '@/lib/evening/strip-parts';
import { box, crossing, part, vertical, whole, type Figure, type PlotFrame } from './figures';
import type { Look } from './looks';
import type { ChartWords, LabelStyle } from './words';

/** Minimum height of the hatch, as a share of the plot: it is visible where the limit is zero. */
const minHatchShare = 0.04;

interface Mark {
  part: string;
  /** A hatch is an area too: with a pattern on a page, with lines on a canvas. */
  kind: 'area' | 'hatch' | 'line' | 'dot';
  look: Look;
  /** Of a dot, pixels. */
  radius?: number;
  /** How far a line goes beyond its ends, pixels. */
  beyond?: { left?: number; above?: number; below?: number };
  label?: LabelStyle;
  of: (frame: PlotFrame) => Figure[];
}

/** Drinking periods are marked when there are several. */
export const periods = ({ sittings }: Pick<Forecast, 'sittings'>) =>
  sittings.length > 1 ? sittings : [];

/**
 * Everything that is marked in a chart, in drawing order; the label of a later one gets the better
 * place, and keeps off every dot. A new mark is one entry here: result, paper and picture draw whatever
 * is in the list, the display of the calculator what `horizon-drawing.tsx` names.
 */
const marks = [
  {
    part: 'day',
    kind: 'area',
    look: { fill: 'ink', opacity: 0.05 },
    // Every second day, from the first midnight on.
    of: (frame) =>
      frame.midnights
        .map((fromMin, index) => ({
          points: box(frame, fromMin, frame.midnights[index + 1] ?? frame.endMin),
        }))
        .filter((_, index) => index % 2 === 0),
  },
  {
    part: 'sitting',
    kind: 'area',
    look: { fill: 'ink', opacity: 0.07 },
    label: { place: 'inside', extraPx: 0, weight: 500 },
    of: (frame) =>
      periods(frame.forecast).map(({ startMin, finishMin }) => ({
        points: box(frame, startMin, finishMin),
        says: (words) => words.time(startMin),
      })),
  },
  {
    part: 'drinking',
    kind: 'line',
    look: { stroke: 'ink', width: 6, opacity: 0.65 },
    of: ({ forecast, at }) =>
      periods(forecast).map(({ startMin, finishMin }) => ({
        points: [at(startMin, 0), at(finishMin, 0)],
      })),
  },
  {
    part: 'midnight',
    kind: 'line',
    look: { stroke: 'ink', opacity: 0.4 },
    beyond: { above: 16, below: 5 },
    of: (frame) => frame.midnights.map((atMin) => ({ points: vertical(frame, atMin) })),
  },
  {
    part: 'band',
    kind: 'area',
    look: { fill: 'info', opacity: 0.18 },
    of: (frame) => {
      const { cautious, optimistic } = frame.forecast.curves;
      return [{ points: [...whole(frame, cautious), ...whole(frame, optimistic).reverse()] }];
    },
  },
  {
    part: 'hatch',
    kind: 'hatch',
    look: { fill: 'info' },
    // Where it is perhaps under the limit: below the cautious curve, at least up to the limit. The
    // two areas are walked one after the other, in the same direction.
    of: (frame) =>
      stripOf(frame.forecast)
        .filter(({ mark, fromMin }) => mark === 'perhaps' && fromMin < frame.endMin)
        .map(({ fromMin, toMin: partEndMin }) => {
          const { forecast, endMin, at } = frame;
          const toMin = Math.min(partEndMin, endMin);
          const under = part(frame, forecast.curves.cautious, fromMin, toMin);
          const top = Math.min(at(0, forecast.limitPermille).y, 1 - minHatchShare);
          const upToLimit = box(frame, fromMin, toMin, top);
          return { points: [...under, at(toMin, 0), at(fromMin, 0), ...upToLimit] };
        }),
  },
  {
    part: 'upper',
    kind: 'line',
    look: { stroke: 'info', width: 1.25, dash: '3 3', opacity: 0.6 },
    of: (frame) => [{ points: whole(frame, frame.forecast.curves.cautious) }],
  },
  {
    part: 'now',
    kind: 'line',
    look: { stroke: 'ink', dash: '2 3', opacity: 0.7 },
    beyond: { above: 4 },
    label: { place: 'over', extraPx: 0, weight: 500 },
    of: (frame) => {
      const { nowMin, forecast } = frame;
      if (nowMin === null) return [];
      const highPermille = levelAt(forecast.curves.cautious, nowMin);
      return [{ points: vertical(frame, nowMin), says: (words) => words.now(highPermille) }];
    },
  },
  {
    part: 'limit',
    kind: 'line',
    look: { stroke: 'limit', width: 1.5 },
    beyond: { left: 6 },
    of: ({ forecast, endMin, at }) => [
      { points: [at(0, forecast.limitPermille), at(endMin, forecast.limitPermille)] },
    ],
  },
  {
    part: 'line',
    kind: 'line',
    look: { stroke: 'digits', width: 2.75 },
    of: (frame) => [{ points: whole(frame, frame.forecast.curves.likely) }],
  },
  {
    part: 'nowLevel',
    kind: 'dot',
    look: { fill: 'ink', stroke: 'ground', width: 3 },
    radius: 4.5,
    of: ({ forecast, nowMin, at }) =>
      nowMin === null ? [] : [{ points: [at(nowMin, levelAt(forecast.curves.likely, nowMin))] }],
  },
  {
    part: 'likelyTime',
    kind: 'dot',
    look: { fill: 'ground', stroke: 'limit', width: 2 },
    radius: 4.5,
    label: { place: 'around', extraPx: 1, weight: 500 },
    of: (frame) => crossing(frame, frame.forecast.likely.driveMin, 'time'),
  },
  {
    part: 'peak',
    kind: 'dot',
    look: { fill: 'digits' },
    radius: 4.5,
    label: { place: 'right', extraPx: 1, weight: 700 },
    of: ({ forecast, at }) => {
      const { atMin, permille } = peakOf(forecast.curves.likely);
      // Slow drinking has no likely peak.
      if (permille <= 0) return [];
      const says = (words: ChartWords) => words.peak(permille, ceilMinutes(atMin));
      return [{ points: [at(atMin, permille)], says }];
    },
  },
  {
    part: 'cautiousTime',
    kind: 'dot',
    look: { fill: 'white', stroke: 'limit', width: 3 },
    radius: 6,
    label: { place: 'around', extraPx: 4, weight: 700 },
    of: (frame) => crossing(frame, frame.forecast.cautious.driveMin, 'cautious'),
  },
] as const satisfies readonly Mark[];

/** What a shape means. */
export type MarkPart = (typeof marks)[number]['part'];

/** A shape with a meaning, in fractions of the plot. */
export interface Shape extends Figure, Omit<Mark, 'of' | 'part'> {
  part: MarkPart;
}

/** All shapes of a chart, in drawing order. */
export function shapesOf(frame: PlotFrame): Shape[] {
  return marks.flatMap(({ of, ...mark }: Mark & { part: MarkPart }) =>
    of(frame).map((figure) => ({ ...mark, ...figure })),
  );
}
