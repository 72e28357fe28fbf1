import { DrawnChart } from '@/components/result/curve/drawn-chart';
import { useChartTexts } from '@/components/result/curve/use-chart-texts';
import type { ResultTexts } from '@/components/result/result-texts';
import type { Forecast } from '@/lib/bac';
import { drawingOf } from '@/lib/chart/drawing';
import { plotOf } from '@/lib/chart/plot';

/** The drawing is stretched to the width of the sheet. */
const size = { width: 700, height: 240, fontPx: 12 };

interface PrintCurveProps {
  forecast: Forecast;
  texts: ResultTexts;
  /** Formats a minute of the evening with its day. */
  when: (atMin: number) => string;
}

/** The whole curve, dark on white. Hidden from screen readers: the facts above say the same. */
export function PrintCurve({ forecast, texts, when }: PrintCurveProps) {
  const words = useChartTexts(texts, when);
  const plot = plotOf(forecast, { nowMin: null, minuteOfDayAt: texts.minuteOfDayAt });
  return <DrawnChart drawing={drawingOf(plot, size, words)} className="curve" />;
}
