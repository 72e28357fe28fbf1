import { peakOf, type Forecast } from '@/lib/bac';
import { lastShownMin } from './curve-end';
import { curveScale, hourTicks, levelTicks, type CurveScale } from './curve-scale';
import { textWidthPx } from './label-boxes';
import type { ResultTexts } from './result-texts';

/** Font size of the axes, pixels of the drawing. */
export const axisFontPx = 12;

/** Lowest upper end of the axis, permille: a tiny level looks tiny. */
const lowestTop = 0.4;

/** A limit this many times higher than the highest level would squeeze the curve flat. */
const mostLimitTimesPeak = 4;

/** Shortest time axis, minutes. */
const shortestSpanMin = 120;

/** What the curve of a sheet or a picture stands in. */
export interface PaperFrame {
  scale: CurveScale;
  /** Permille. */
  levels: number[];
  /** Minutes of the marks of the time axis. */
  hours: number[];
  /** Minutes at which a day begins. */
  days: number[];
  /** Height of the limit, pixels. */
  limitY: number;
  tagWidth: number;
}

/** Local clocks change by whole half hours: so often one is asked whether a day begins. */
const askedEveryMin = 30;

function midnights(texts: ResultTexts, endMin: number): number[] {
  const found: number[] = [];
  const firstMin = (askedEveryMin - (texts.minuteOfDayAt(0) % askedEveryMin)) % askedEveryMin;
  for (let atMin = firstMin; atMin < endMin; atMin += askedEveryMin) {
    if (atMin > 0 && texts.isMidnight(atMin)) found.push(atMin);
  }
  return found;
}

/** Axes for the whole evening, in a box of so many pixels. */
export function paperFrame(
  forecast: Forecast,
  texts: ResultTexts,
  { width, height }: { width: number; height: number },
): PaperFrame {
  const { curves, limitPermille } = forecast;
  const endMin = Math.max(shortestSpanMin, lastShownMin(forecast) * 1.03);
  const latePeak = peakOf(curves.late).permille;
  const isLimitNear = limitPermille <= latePeak * mostLimitTimesPeak;
  const levels = levelTicks(
    Math.max(lowestTop, latePeak * 1.05, isLimitNear ? limitPermille * 1.15 : 0),
    4,
  );
  const written = [limitPermille, ...levels].map((level) => texts.limit(level));
  const tagWidth = Math.max(...written.map((text) => textWidthPx(text, axisFontPx))) + 8;
  const plot = { left: tagWidth + 6, top: 22, right: width - 10, bottom: height - 24 };
  const scale = curveScale(plot, endMin, levels.at(-1) ?? lowestTop);
  const clockWidth = textWidthPx(texts.clockText('22:00'), axisFontPx);
  const hours = hourTicks(texts.minuteOfDayAt, endMin, plot.right - plot.left, clockWidth);
  return {
    scale,
    levels,
    hours: hours.filter((atMin) => scale.xOf(atMin) + clockWidth / 2 <= width),
    days: midnights(texts, endMin),
    limitY: Math.max(plot.top, scale.yOf(limitPermille)),
    tagWidth,
  };
}
