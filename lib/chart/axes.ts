import type { DrawnShape, DrawnText } from './drawn';
import { fontPx, type Frame } from './frame';
import { textWidthPx } from './label-boxes';
import type { Plot } from './plot';
import type { ChartWords } from './words';

/** Free space between two labels of the time axis, pixels. */
const hourGapPx = 14;

const px = (value: number) => value.toFixed(1);

/** The axes of a drawing: lines at levels, hours, names of days, and the tag of the limit. */
export function axesOf(plot: Plot, frame: Frame, words: ChartWords) {
  const { endMin, limitPermille, midnights } = plot;
  const { size, edges, rowPx, tagPx, levels, xOf, yOf } = frame;
  const { width } = size;
  const { left, right, bottom } = edges;
  const limitY = yOf(limitPermille);
  const clockPx = textWidthPx(words.widestClock, fontPx);
  const hours = plot
    .hours((clockPx + hourGapPx) / (right - left))
    .filter((atMin) => xOf(atMin) + clockPx / 2 <= width);
  const plain = { fontPx, weight: 400, opacity: 0.8 };

  // Not where the limit is written.
  const labelled = levels.filter((at) => Math.abs(yOf(at) - limitY) > (rowPx + fontPx) / 2);
  const levelTexts = labelled.map((permille): DrawnText => {
    const place = { x: left - 8, y: yOf(permille) + 4.5, anchor: 'end' } as const;
    return { ...plain, part: 'level', text: words.level(permille), ...place };
  });
  const hourTexts = hours.map((atMin): DrawnText => {
    const place = { x: xOf(atMin), y: bottom + fontPx + 10, anchor: 'middle' } as const;
    return { ...plain, part: 'hour', text: words.clock(atMin), ...place };
  });
  const dayTexts = [0, ...midnights].flatMap((atMin, index, starts): DrawnText[] => {
    const x = xOf(atMin) + 4;
    const roomPx = xOf(starts[index + 1] ?? endMin) - x;
    const text = words.days(atMin).find((name) => textWidthPx(name, fontPx) <= roomPx);
    if (text === undefined) return [];
    const box = { x, y: 0, width: textWidthPx(text, fontPx), height: fontPx + 3 };
    const place = { x, y: fontPx + 1, anchor: 'start', box } as const;
    return [{ ...plain, part: 'day', text, ...place, weight: 600 }];
  });
  const tagText: DrawnText = {
    ...{ part: 'tag', text: words.level(limitPermille), fontPx, weight: 700, tone: 'onLimit' },
    ...{ x: tagPx / 2, y: limitY + 4.5, anchor: 'middle' },
  };
  const grid = levels.map((level) => `M${left} ${px(yOf(level))}H${right}`).join('');
  const ticks = hours.map((atMin) => `M${px(xOf(atMin))} ${bottom}v5`).join('');
  const axis = `M${left} ${bottom}H${right}${ticks}`;
  /** Behind the marks. */
  const behind: DrawnShape[] = [
    { part: 'grid', kind: 'line', look: { stroke: 'ink', opacity: 0.12 }, d: grid },
    { part: 'axis', kind: 'line', look: { stroke: 'ink', opacity: 0.4 }, d: axis },
  ];
  // The joins of the stroke round its corners.
  const look = { fill: 'limit', stroke: 'limit', width: 8 } as const;
  const tagTop = px(limitY - rowPx / 2 + 4);
  const d = `M4 ${tagTop}h${tagPx - 8}v${rowPx - 8}h${8 - tagPx}Z`;
  const tag: DrawnShape = { part: 'tag', kind: 'area', look, d };
  return { behind, tag, texts: [...levelTexts, ...hourTexts, ...dayTexts, tagText] };
}
