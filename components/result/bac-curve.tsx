'use client';

import { useTranslations } from 'next-intl';
import { levelAt, minutesOfDay, type Forecast } from '@/lib/bac';
import { CurveCursor } from './curve-cursor';
import { CurveDrawing } from './curve-drawing';
import { curveGeometry } from './curve-geometry';
import { curvePoints } from './curve-points';
import type { ResultTexts } from './result-texts';
import type { PlacedSittings } from './sitting-times';
import { useBoxSize, type BoxSize } from './use-box-size';

interface BacCurveProps {
  result: Forecast;
  texts: ResultTexts;
  limitPermille: number;
  /** Minutes from the start to now; may lie outside the evening. */
  nowMin: number;
  /** Marked where there are several. */
  sittings?: PlacedSittings;
  /** The words for a curve that begins with a measurement. */
  words?: { summary: string; explain: string };
}

/** The evening as a curve: likely line, range, limit, peak, both crossings and now. */
export function BacCurve(props: BacCurveProps) {
  const t = useTranslations();
  const [box, size] = useBoxSize<HTMLDivElement>();
  return (
    <section
      data-testid="bac-curve"
      className="flex min-w-0 flex-col rounded-box border border-base-content/10 bg-base-100 p-4 sm:p-6"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-semibold">{t('result.curve.title')}</h2>
        <span className="text-sm whitespace-nowrap text-base-content/75">{props.texts.unit}</span>
      </div>
      <div ref={box} className="relative mt-3 h-75 sm:h-90 lg:h-auto lg:min-h-90 lg:flex-1">
        {size && size.width > 0 && <Chart {...props} {...size} />}
      </div>
      <p className="mt-2 text-sm text-base-content/80">
        {props.words?.explain ?? t('result.curve.explain')}
      </p>
    </section>
  );
}

/** The chart at the size it was measured. */
function Chart(props: BacCurveProps & BoxSize) {
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
