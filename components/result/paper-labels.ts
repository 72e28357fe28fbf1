import { ceilMinutes, peakOf, type Forecast } from '@/lib/bac';
import { placeLabels, type PointLabel } from './curve-labels';
import { textWidthPx } from './label-boxes';
import { axisFontPx, type PaperFrame } from './paper-frame';
import type { ResultTexts } from './result-texts';

/** A text of the curve, told by what it means. */
export interface CurveText {
  part: 'level' | 'hour' | 'day' | 'limit' | 'cautious' | 'peak' | 'likely';
  text: string;
  x: number;
  /** Of its base line. */
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/** Pixels between a level of the axis and the limit's tag, below which the level gives way. */
const tagRoomPx = 15;

/** The times of the marked points, where there is a free place for them. */
function pointTexts(
  forecast: Forecast,
  { scale, limitY }: PaperFrame,
  texts: ResultTexts,
  when: (atMin: number) => string,
  width: number,
): CurveText[] {
  const { curves, likely, late } = forecast;
  const peak = peakOf(curves.likely);
  const crossingY = forecast.limitMin === null ? limitY : scale.yOf(forecast.waitPermille);
  const at = (id: PointLabel['id'], atMin: number): PointLabel[] =>
    atMin > 0 && atMin <= scale.endMin
      ? [{ id, text: when(atMin), x: scale.xOf(atMin), y: crossingY }]
      : [];
  const peakText = `${texts.level(peak.permille)} · ${when(ceilMinutes(peak.atMin))}`;
  const labels: PointLabel[] = [
    ...at('cautious', late.driveMin),
    ...(peak.permille > 0
      ? [
          {
            id: 'peak' as const,
            text: peakText,
            x: scale.xOf(peak.atMin),
            y: scale.yOf(peak.permille),
          },
        ]
      : []),
    ...at('likely', likely.driveMin),
  ];
  return placeLabels(labels, scale, width).map(({ id, text, box, anchor, anchorX }) => ({
    part: id === 'cautious' || id === 'peak' ? id : 'likely',
    text,
    x: anchorX,
    y: box.y + 14,
    anchor,
  }));
}

/**
 * What is written on the curve.
 * @param when writes a minute of the evening with its day
 */
export function paperLabels(
  forecast: Forecast,
  frame: PaperFrame,
  texts: ResultTexts,
  when: (atMin: number) => string,
  width: number,
): CurveText[] {
  const { scale, levels, hours, days, limitY, tagWidth } = frame;
  const { plot, xOf, yOf } = scale;
  const starts = [0, ...days];
  const dayTexts = starts.flatMap((atMin, index): CurveText[] => {
    const nextX = index + 1 < starts.length ? xOf(starts[index + 1] ?? 0) : plot.right;
    const roomPx = nextX - xOf(atMin) - 8;
    const fitting = [texts.date(atMin), texts.weekday(atMin)].find(
      (text) => textWidthPx(text, axisFontPx) <= roomPx,
    );
    const place = { x: xOf(atMin) + 4, y: plot.top - 6 };
    return fitting ? [{ part: 'day', text: fitting, ...place, anchor: 'start' }] : [];
  });
  return [
    ...levels
      .filter((level) => Math.abs(yOf(level) - limitY) > tagRoomPx)
      .map((level): CurveText => {
        const place = { x: plot.left - 8, y: yOf(level) + 4 };
        return { part: 'level', text: texts.limit(level), ...place, anchor: 'end' };
      }),
    ...hours.map((atMin): CurveText => {
      const place = { x: xOf(atMin), y: plot.bottom + 18 };
      return { part: 'hour', text: texts.clock(atMin), ...place, anchor: 'middle' };
    }),
    ...dayTexts,
    {
      part: 'limit',
      text: texts.limit(forecast.limitPermille),
      x: tagWidth / 2,
      y: limitY + 4.5,
      anchor: 'middle',
    },
    ...pointTexts(forecast, frame, texts, when, width),
  ];
}
