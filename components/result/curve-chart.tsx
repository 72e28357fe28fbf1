import { useTranslations } from 'next-intl';
import { ceilMinutes, levelAt } from '@/lib/bac';
import { stripOf } from '@/lib/evening/strip-parts';
import { lastShownMin } from './curve-end';
import type { BacCurveProps } from './bac-curve';
import { CurveCursor } from './curve-cursor';
import { CurveDrawing } from './curve-drawing';
import { axisFontPx, curveGeometry } from './curve-geometry';
import { curvePoints } from './curve-points';
import { textWidthPx } from './label-boxes';
import type { ResultTexts } from './result-texts';
import type { BoxSize } from './use-box-size';

/** The first of the texts that has room; else none. */
function fittingText(texts: readonly string[], widthPx: number): string {
  return texts.find((text) => textWidthPx(text, axisFontPx) <= widthPx) ?? '';
}

/** Asked as often as clocks can be changed. */
const askedEveryMin = 30;

/** Minutes from the start at which a day begins. */
function midnightsUntil(
  endMin: number,
  { isMidnight, minuteOfDayAt }: Pick<ResultTexts, 'isMidnight' | 'minuteOfDayAt'>,
): number[] {
  const firstMin = askedEveryMin - (minuteOfDayAt(0) % askedEveryMin);
  const midnights: number[] = [];
  for (let atMin = firstMin; atMin < endMin; atMin += askedEveryMin) {
    if (isMidnight(atMin)) midnights.push(atMin);
  }
  return midnights;
}

/** The chart at the size it was measured. */
export function CurveChart(props: BacCurveProps & BoxSize) {
  const { forecast, texts, nowMin, width, height } = props;
  const t = useTranslations();
  const { sittings, limitPermille } = forecast;
  const { likely, early, late } = forecast.curves;
  const soberLateMin = forecast.late.soberMin;
  const lastMin = lastShownMin(forecast);
  const geometry = curveGeometry({
    width,
    height,
    curves: forecast.curves,
    limitPermille,
    strip: stripOf(forecast),
    midnights: midnightsUntil(lastMin * 1.04, texts),
    lastMin,
    sittings,
    minuteOfDayAt: texts.minuteOfDayAt,
    levelText: texts.limit,
    widestClock: texts.clockText('22:00'),
  });
  const points = curvePoints(forecast, geometry, width, nowMin, lastMin, {
    clock: texts.shortWhen,
    peak: (permille, atMin) =>
      t('result.curve.peakLabel', {
        value: texts.level(permille),
        time: texts.shortWhen(ceilMinutes(atMin)),
      }),
    now: (permille) => t('result.curve.now', { value: texts.level(permille) }),
  });
  const summary =
    props.words?.summary ??
    t('result.curve.summary', {
      start: texts.when(0),
      peak: texts.levelWithUnit(forecast.likely.peakPermille),
      peakTime: texts.when(forecast.peakAtMin),
      sober: texts.when(forecast.likely.soberMin),
      soberLate: texts.when(soberLateMin),
      limit: texts.limitWithUnit(limitPermille),
    });
  const drinking = geometry.sittings.map(({ startMin }, index) =>
    t('result.sittings.drinking', {
      start: texts.when(startMin),
      finish: texts.when(sittings[index]?.finishMin ?? startMin),
    }),
  );
  return (
    <>
      <CurveDrawing
        {...{ width, height, geometry, points }}
        hourMarks={geometry.hourMarks.map(({ x, atMin }) => ({
          x,
          text: texts.clock(atMin),
        }))}
        dayNames={geometry.days.map(({ startMin, box }) => ({
          x: box.x + 4,
          text: fittingText([texts.date(startMin), texts.weekday(startMin)], box.width - 4),
        }))}
        summary={[summary, ...drinking].join(' ')}
      />
      <CurveCursor
        scale={geometry.scale}
        {...{ width, height, lastMin }}
        homeMin={points.nowX === null || nowMin === null ? points.peak.atMin : Math.round(nowMin)}
        levelAt={(atMin) => levelAt(likely, atMin)}
        describe={(atMin) =>
          t('result.curve.point', {
            time: texts.when(atMin),
            value: texts.levelWithUnit(levelAt(likely, atMin)),
            low: texts.level(levelAt(early, atMin)),
            high: texts.level(levelAt(late, atMin)),
          })
        }
        label={t('result.curve.title')}
        hint={t('result.curve.keyboard')}
      />
    </>
  );
}
