import { useTranslations } from 'next-intl';
import { ceilMinutes, levelAt } from '@/lib/bac';
import { lastShownMin } from './curve-end';
import type { BacCurveProps } from './bac-curve';
import { CurveCursor } from './curve-cursor';
import { CurveDrawing } from './curve-drawing';
import { curveGeometry } from './curve-geometry';
import { curvePoints } from './curve-points';
import type { BoxSize } from './use-box-size';

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
    driveMin: forecast.likely.driveMin,
    driveLateMin: forecast.late.driveMin,
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
          day: texts.isMidnight(atMin) ? texts.weekday(atMin) : null,
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
