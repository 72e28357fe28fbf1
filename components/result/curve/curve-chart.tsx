import { useTranslations } from 'next-intl';
import type { ResultTexts } from '@/components/result/result-texts';
import { levelAt, type Forecast } from '@/lib/bac';
import { drawingOf } from '@/lib/chart/drawing';
import type { DrawingSize } from '@/lib/chart/frame';
import { periods } from '@/lib/chart/marks';
import { plotOf } from '@/lib/chart/plot';
import { CurveCursor } from './curve-cursor';
import { DrawnChart } from './drawn-chart';
import { useChartTexts } from './use-chart-texts';

export interface BacCurveProps {
  forecast: Forecast;
  texts: ResultTexts;
  /** Minutes from the start to now, perhaps outside the evening; null marks no current time. */
  nowMin: number | null;
  /** Replaces the curve in words. */
  summary?: string;
}

/** The curve in words, for screen readers. */
function useSummary({ forecast, texts, summary }: BacCurveProps): string {
  const t = useTranslations();
  const { likely, cautious } = forecast;
  const whole =
    summary ??
    t('result.curve.summary', {
      start: texts.when(0),
      peak: texts.levelWithUnit(cautious.peakPermille),
      sober: texts.when(likely.soberMin),
      soberLate: texts.when(texts.said(cautious.soberMin)),
      limit: texts.limitWithUnit(forecast.limitPermille),
    });
  const drinking = periods(forecast).map(({ startMin, finishMin }) =>
    t('result.sittings.drinking', {
      start: texts.when(startMin),
      finish: texts.when(finishMin),
    }),
  );
  return [whole, ...drinking].join(' ');
}

/** The chart, drawn for the given size in pixels. */
export function CurveChart(props: BacCurveProps & DrawingSize) {
  const { forecast, texts, nowMin, width, height } = props;
  const t = useTranslations();
  const summary = useSummary(props);
  const words = useChartTexts(texts, texts.shortWhen);
  const plot = plotOf(forecast, nowMin, texts.minuteOfDayAt);
  const drawing = drawingOf(plot, { width, height }, words);
  const { likely, optimistic, cautious } = forecast.curves;
  return (
    <>
      <DrawnChart
        drawing={drawing}
        summary={summary}
        className="notranslate num absolute inset-0 motion-safe:[&_[data-part=line]]:animate-[curve-draw_600ms_ease-out] [&_[data-part=line]]:[stroke-dasharray:1]"
      />
      <CurveCursor
        drawing={drawing}
        lastMin={plot.lastMin}
        homeMin={plot.nowMin === null ? forecast.peakAtMin : Math.round(plot.nowMin)}
        levelAt={(atMin) => levelAt(likely, atMin)}
        describe={(atMin) =>
          t('result.curve.point', {
            time: texts.when(atMin),
            value: texts.levelWithUnit(levelAt(likely, atMin)),
            low: texts.level(levelAt(optimistic, atMin)),
            high: texts.level(levelAt(cautious, atMin)),
          })
        }
      />
    </>
  );
}
