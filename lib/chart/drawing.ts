import { axesOf } from './axes';
import type { DrawnText } from './drawn';
import type { Point } from './figures';
import { frameOf, type DrawingSize, type Frame } from './frame';
import { placeLabels } from './labels';
import type { Shape } from './marks';
import { pathOf } from './path';
import type { Plot } from './plot';
import type { ChartWords } from './words';

export type Drawing = ReturnType<typeof drawingOf>;

/** Keeps labels off the dots, pixels around their centres. */
const dotPx = 6;

/** The labels of the marks. @param dayTexts which they leave free */
function markTexts(
  { shapes }: Plot,
  { place, size, edges }: Frame,
  words: ChartWords,
  dayTexts: readonly DrawnText[],
): DrawnText[] {
  const labels = shapes.flatMap(({ part, label, says, points: [point] }) =>
    label && says && point ? [{ part, ...label, ...place(point), text: says(words) }] : [],
  );
  const dots = shapes.flatMap(({ kind, points: [point] }) => {
    if (kind !== 'dot' || !point) return [];
    const { x, y } = place(point);
    return [{ x: x - dotPx, y: y - dotPx, width: 2 * dotPx, height: 2 * dotPx }];
  });
  const days = dayTexts.flatMap(({ box }) => box ?? []);
  const { left, bottom } = edges;
  const bounds = { x: left + 2, y: 0, width: size.width - left - 2, height: bottom };
  return placeLabels(labels.reverse(), bounds, [...dots, ...days]);
}

/** The points of a shape in pixels. Some lines reach beyond the plot. */
function placed({ points, beyond }: Shape, place: Frame['place']): Point[] {
  const { left = 0, above = 0, below = 0 } = beyond ?? {};
  const last = points.length - 1;
  return points.map(place).map(({ x, y }, index) => {
    if (index === 0) return { x: x - left, y: y - above };
    return { x, y: index === last ? y + below : y };
  });
}

/** A chart with its texts, in pixels; shapes and texts in drawing order. */
export function drawingOf(plot: Plot, size: DrawingSize, words: ChartWords) {
  const frame = frameOf(plot, size, words);
  const { edges, xOf, yOf, place } = frame;
  const axes = axesOf(plot, frame, words);
  const marks = plot.shapes.map((shape) => {
    const { part, kind, look } = shape;
    return { part, kind, look, d: pathOf(shape, placed(shape, place)) };
  });
  const labels = markTexts(plot, frame, words, axes.texts);
  return {
    ...{ size, edges, xOf, yOf },
    shapes: [...axes.behind, ...marks, axes.tag],
    texts: [...axes.texts, ...labels],
  };
}
