import { useTranslations } from 'next-intl';
import { levelAt, minutesOfDay } from '@/lib/bac';
import type { BacCurveProps } from './bac-curve';
import { CurveCursor } from './curve-cursor';
import { CurveDrawing } from './curve-drawing';
import { curveGeometry } from './curve-geometry';
import { curvePoints } from './curve-points';
import type { BoxSize } from './use-box-size';

/** The chart at the size it was measured. */
export function CurveChart(props: BacCurveProps & BoxSize) {
  const { result, texts, limitPermille, nowMin, sittings = [], width, height } = props;
  const t = useTranslations();
  const { likely, early, late } = result.curves;
  const soberLateMin = result.band.late.timeUntilSober.minutesFromStart;
  const lastSampleMin = result.items.at(-1)?.dtFromStartMin ?? 0;
  const lastMin = result.itemsAreCapped ? lastSampleMin : soberLateMin;
  const geometry = curveGeometry({
    width,
    height,
    curves: result.curves,
    limitPermille,
    driveMin: result.timeWhenCanDrive.minutesFromStart,
    driveLateMin: result.band.late.timeWhenCanDrive.minutesFromStart,
    lastMin,
    sittings,
    startMinuteOfDay: minutesOfDay(result.firstStart),
    levelText: texts.limit,
    widestClock: texts.clockText('22:00'),
  });
  const points = curvePoints(result, geometry, width, nowMin, lastMin, {
    clock: texts.clock,
    peak: (permille, atMin) =>
      t('result.curve.peakLabel', { value: texts.level(permille), time: texts.clock(atMin) }),
    now: (permille) => t('result.curve.now', { value: texts.level(permille) }),
  });
  const summary =
    props.words?.summary ??
    t('result.curve.summary', {
      start: texts.clock(0),
      peak: texts.levelWithUnit(result.peakPermilleExact),
      peakTime: texts.clock(result.peakAtMin),
      sober: texts.clock(result.timeUntilSober.minutesFromStart),
      soberLate: texts.clock(soberLateMin),
      limit: texts.limitWithUnit(limitPermille),
    });
  const drinking = geometry.sittings.map(({ startMin }, index) =>
    t('result.sittings.drinking', {
      start: texts.clock(startMin),
      finish: texts.clock(sittings[index]?.finishMin ?? startMin),
    }),
  );
  return (
    <>
      <CurveDrawing
        {...{ width, height, geometry, points }}
        hourTexts={geometry.hourMarks.map(({ atMin }) => texts.clock(atMin))}
        summary={[summary, ...drinking].join(' ')}
      />
      <CurveCursor
        scale={geometry.scale}
        {...{ width, height, lastMin }}
        homeMin={points.nowX === null ? points.peak.atMin : Math.round(nowMin)}
        levelAt={(atMin) => levelAt(likely, atMin)}
        describe={(atMin) =>
          t('result.curve.point', {
            time: texts.clock(atMin),
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
