import {
  axisTopTarget,
  midnightsUntil,
  minSpanMin,
  minTopPermille,
} from '@/components/result/curve/curve-axes';
import { lastShownMin } from '@/components/result/curve/curve-end';
import {
  curveScale,
  hourTicks,
  levelTicks,
  type CurveScale,
} from '@/components/result/curve/curve-scale';
import { textWidthPx } from '@/components/result/curve/label-boxes';
import type { ResultTexts } from '@/components/result/result-texts';
import { peakOf, type Forecast } from '@/lib/bac';

/** Font size of the axes, pixels of the drawing. */
export const axisFontPx = 12;

/** The axes of the curve on paper and in the picture. */
export interface PaperFrame {
  scale: CurveScale;
  /** Ticks of the level axis, permille. */
  levels: number[];
  /** Ticks of the time axis, minutes from the start. */
  hours: number[];
  /** Minutes from the start at which a day begins. */
  days: number[];
  /** Y of the limit, pixels. */
  limitY: number;
  tagWidth: number;
}

/** Axes for the whole evening. @param size of the drawing, pixels */
export function paperFrame(
  forecast: Forecast,
  texts: ResultTexts,
  { width, height }: { width: number; height: number },
): PaperFrame {
  const { curves, limitPermille } = forecast;
  const endMin = Math.max(minSpanMin, lastShownMin(forecast) * 1.03);
  const levels = levelTicks(axisTopTarget(peakOf(curves.cautious).permille, limitPermille), 4);
  const labels = [limitPermille, ...levels].map((level) => texts.limit(level));
  const tagWidth = Math.max(...labels.map((text) => textWidthPx(text, axisFontPx))) + 8;
  const plot = { left: tagWidth + 6, top: 22, right: width - 10, bottom: height - 24 };
  const scale = curveScale(plot, endMin, levels.at(-1) ?? minTopPermille);
  const clockWidth = textWidthPx(texts.clockText('22:00'), axisFontPx);
  const hours = hourTicks(texts.minuteOfDayAt, endMin, plot.right - plot.left, clockWidth);
  return {
    scale,
    levels,
    hours: hours.filter((atMin) => scale.xOf(atMin) + clockWidth / 2 <= width),
    days: midnightsUntil(endMin, texts),
    limitY: Math.max(plot.top, scale.yOf(limitPermille)),
    tagWidth,
  };
}
