import { useTranslations } from 'next-intl';
import type { ResultTexts } from '@/components/result/result-texts';
import { ceilMinutes, levelAt, type Forecast } from '@/lib/bac';
import { stripOf } from '@/lib/evening/strip-parts';
import { midnightsUntil } from './curve-axes';
import { CurveCursor } from './curve-cursor';
import { CurveDrawing } from './curve-drawing';
import { lastShownMin } from './curve-end';
import { axisFontPx, curveGeometry, type CurveGeometry } from './curve-geometry';
import { curvePoints, type PointTexts } from './curve-points';
import { textWidthPx } from './label-boxes';
import type { BoxSize } from './use-box-size';

export interface BacCurveProps {
  forecast: Forecast;
  texts: ResultTexts;
  /**
   * Minutes from the start to now, possibly outside the evening; null for no mark of the current
   * time.
   */
  nowMin: number | null;
  /** Replaces the texts, for a curve that begins with a measurement. */
  words?: { summary: string; explain: string };
}

/** The first text that fits; else an empty one. */
function fittingText(texts: readonly string[], widthPx: number): string {
  return texts.find((text) => textWidthPx(text, axisFontPx) <= widthPx) ?? '';
}

function geometryOf(forecast: Forecast, texts: ResultTexts, { width, height }: BoxSize) {
  const lastMin = lastShownMin(forecast);
  return curveGeometry({
    width,
    height,
    curves: forecast.curves,
    limitPermille: forecast.limitPermille,
    strip: stripOf(forecast),
    midnights: midnightsUntil(lastMin * 1.04, texts),
    lastMin,
    sittings: forecast.sittings,
    minuteOfDayAt: texts.minuteOfDayAt,
    levelText: texts.limit,
    widestClock: texts.clockText('22:00'),
  });
}

function usePointTexts(texts: ResultTexts): PointTexts {
  const t = useTranslations();
  return {
    clock: texts.shortWhen,
    peak: (permille, atMin) =>
      t('result.curve.peakLabel', {
        value: texts.level(permille),
        time: texts.shortWhen(ceilMinutes(atMin)),
      }),
    now: (permille) => t('result.curve.now', { value: texts.level(permille) }),
  };
}

/** The curve in words, for screen readers. */
function useSummary({ forecast, texts, words }: BacCurveProps, geometry: CurveGeometry): string {
  const t = useTranslations();
  const { likely, cautious, sittings } = forecast;
  const summary =
    words?.summary ??
    t('result.curve.summary', {
      start: texts.when(0),
      peak: texts.levelWithUnit(likely.peakPermille),
      peakTime: texts.when(forecast.peakAtMin),
      sober: texts.when(likely.soberMin),
      soberLate: texts.when(cautious.soberMin),
      limit: texts.limitWithUnit(forecast.limitPermille),
    });
  const drinking = geometry.sittings.map(({ startMin }, index) =>
    t('result.sittings.drinking', {
      start: texts.when(startMin),
      finish: texts.when(sittings[index]?.finishMin ?? startMin),
    }),
  );
  return [summary, ...drinking].join(' ');
}

/** The chart, drawn for the given size in pixels. */
export function CurveChart(props: BacCurveProps & BoxSize) {
  const { forecast, texts, nowMin, width, height } = props;
  const t = useTranslations();
  const { likely, optimistic, cautious } = forecast.curves;
  const lastMin = lastShownMin(forecast);
  const geometry = geometryOf(forecast, texts, { width, height });
  const pointTexts = usePointTexts(texts);
  const summary = useSummary(props, geometry);
  const points = curvePoints(forecast, geometry, width, nowMin, lastMin, pointTexts);
  return (
    <>
      <CurveDrawing
        width={width}
        height={height}
        geometry={geometry}
        points={points}
        hourMarks={geometry.hourMarks.map(({ x, atMin }) => ({
          x,
          text: texts.clock(atMin),
        }))}
        dayNames={geometry.days.map(({ startMin, box }) => ({
          x: box.x + 4,
          text: fittingText([texts.date(startMin), texts.weekday(startMin)], box.width - 4),
        }))}
        summary={summary}
      />
      <CurveCursor
        scale={geometry.scale}
        width={width}
        height={height}
        lastMin={lastMin}
        homeMin={points.nowX === null || nowMin === null ? points.peak.atMin : Math.round(nowMin)}
        levelAt={(atMin) => levelAt(likely, atMin)}
        describe={(atMin) =>
          t('result.curve.point', {
            time: texts.when(atMin),
            value: texts.levelWithUnit(levelAt(likely, atMin)),
            low: texts.level(levelAt(optimistic, atMin)),
            high: texts.level(levelAt(cautious, atMin)),
          })
        }
        label={t('result.curve.title')}
        hint={t('result.curve.keyboard')}
      />
    </>
  );
}
