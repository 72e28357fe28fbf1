import { placeLabels, type PointLabel } from '@/components/result/curve/curve-labels';
import { textWidthPx } from '@/components/result/curve/label-boxes';
import type { ResultTexts } from '@/components/result/result-texts';
import { ceilMinutes, peakOf, type Forecast } from '@/lib/bac';
import { axisFontPx, type PaperFrame } from './paper-frame';

/** A text on the curve; `part` says what it means, for styling. */
export interface CurveText {
  part: 'level' | 'hour' | 'day' | 'limit' | 'cautious' | 'peak' | 'likely';
  text: string;
  x: number;
  /** Y of the baseline. */
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/** Axis labels nearer to the limit's tag than this are left out. */
const minTagDistancePx = 15;

/** Labels of the marked points; one without a free place is left out. */
function pointTexts(
  forecast: Forecast,
  { scale, limitY }: PaperFrame,
  texts: ResultTexts,
  when: (atMin: number) => string,
  width: number,
): CurveText[] {
  const { curves, likely, cautious } = forecast;
  const peak = peakOf(curves.likely);
  const crossingY = forecast.limitMin === null ? limitY : scale.yOf(forecast.waitPermille);
  const at = (id: PointLabel['id'], atMin: number): PointLabel[] =>
    atMin > 0 && atMin <= scale.endMin
      ? [{ id, text: when(atMin), x: scale.xOf(atMin), y: crossingY }]
      : [];
  const peakText = `${texts.level(peak.permille)} · ${when(ceilMinutes(peak.atMin))}`;
  const labels: PointLabel[] = [
    ...at('cautious', cautious.driveMin),
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
 * All texts on the curve.
 * @param when formats a minute of the evening with its day
 * @param width of the drawing, pixels
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
      .filter((level) => Math.abs(yOf(level) - limitY) > minTagDistancePx)
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
