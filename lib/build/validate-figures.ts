import { roundHalfUp } from '@/lib/bac';
import { targets, type MeasuredCurve } from './validate-data';
import { estimate, type Estimate, type Form } from './validate-estimate';

/** How far estimates are from what was measured; an error is estimate less measurement. */
export interface ErrorFigures {
  counted: number;
  bias: number;
  rmse: number;
  /** Largest error, either way. */
  worst: number;
  /** Share of estimates under what was measured: for a time, "clear" said too early. */
  tooLowShare: number;
}

/** One target time, in hours. */
export interface TimeFigures extends ErrorFigures {
  /** Curves without a measured time, because the level was never above the target. */
  neverAbove: number;
  /** Curves without a measured time, because measuring ended above the target. */
  endedAbove: number;
  /** Those of them in which the cautious time is before the last measurement above the target. */
  endedAboveAfterCautious: number;
  within40MinShare: number;
  within60MinShare: number;
  /** Measured between the early and the late time. */
  inRangeShare: number;
  /** Measured no later than the late time. */
  cautiousEnoughShare: number;
  textbook: ErrorFigures;
}

/** The peak, in permille. */
export interface PeakFigures extends ErrorFigures {
  inRangeShare: number;
  /** Measured no higher than the late peak. */
  cautiousEnoughShare: number;
  textbook: ErrorFigures;
}

type Pair = { measured: number; by: (form: Form) => number };
type Estimated = { measured: MeasuredCurve; estimates: Record<Form, Estimate> };

/** Six decimals: enough to round once more for the reader, and no binary noise in the file. */
const round = (value: number) => roundHalfUp(value, 6);

function shareOf<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.length === 0 ? 0 : round(items.filter(holds).length / items.length);
}

function errorFigures(pairs: readonly Pair[], form: Form): ErrorFigures {
  const errors = pairs.map(({ measured, by }) => by(form) - measured);
  const mean = (values: number[]) =>
    values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    counted: errors.length,
    bias: round(mean(errors)),
    rmse: round(Math.sqrt(mean(errors.map((error) => error ** 2)))),
    worst: round(Math.max(0, ...errors.map(Math.abs))),
    tooLowShare: shareOf(errors, (error) => error < 0),
  };
}

function rangeFigures(pairs: readonly Pair[]) {
  return {
    inRangeShare: shareOf(
      pairs,
      ({ measured, by }) => by('early') <= measured && measured <= by('late'),
    ),
    cautiousEnoughShare: shareOf(pairs, ({ measured, by }) => measured <= by('late')),
    textbook: errorFigures(pairs, 'textbook'),
  };
}

function timePairs(curves: readonly Estimated[], target: number): Pair[] {
  return curves.flatMap(({ measured, estimates }) => {
    const hours = measured.hoursTo[target] ?? null;
    return hours === null
      ? []
      : [{ measured: hours, by: (form: Form) => estimates[form].hoursTo[target] ?? NaN }];
  });
}

const nearShares = (pairs: readonly Pair[]) => {
  const isWithin = (hours: number) => (pair: Pair) =>
    Math.abs(pair.by('likely') - pair.measured) <= hours;
  return {
    within40MinShare: shareOf(pairs, isWithin(40 / 60)),
    within60MinShare: shareOf(pairs, isWithin(1)),
  };
};

function timeFigures(curves: readonly Estimated[], target: number): TimeFigures {
  const limit = targets[target]?.limitPermille ?? NaN;
  const pairs = timePairs(curves, target);
  const without = curves.filter(({ measured }) => measured.hoursTo[target] === null);
  const lastOf = ({ measured }: Estimated) => measured.points.at(-1) ?? { atMin: 0, permille: 0 };
  const endedAbove = without.filter((curve) => lastOf(curve).permille > limit);
  const afterCautious = endedAbove.filter(
    (curve) => (curve.estimates.late.hoursTo[target] ?? NaN) * 60 < lastOf(curve).atMin,
  );
  return {
    ...errorFigures(pairs, 'likely'),
    neverAbove: without.filter(({ measured }) => measured.peakPermille <= limit).length,
    endedAbove: endedAbove.length,
    endedAboveAfterCautious: afterCautious.length,
    ...nearShares(pairs),
    ...rangeFigures(pairs),
  };
}

/** All figures of some curves. */
export function figuresOf(measuredCurves: readonly MeasuredCurve[]) {
  const curves = measuredCurves.map((measured) => ({ measured, estimates: estimate(measured) }));
  const peaks: Pair[] = curves.map(({ measured, estimates }) => ({
    measured: measured.peakPermille,
    by: (form) => estimates[form].peakPermille,
  }));
  const limits = [0, 1, 2].flatMap((target) => timePairs(curves, target));
  return {
    curves: curves.length,
    people: new Set(measuredCurves.map(({ study, subject }) => `${study} ${subject}`)).size,
    hoursTo: {
      '0.5': timeFigures(curves, 0),
      '0.3': timeFigures(curves, 1),
      '0.2': timeFigures(curves, 2),
      zero: timeFigures(curves, 3),
    },
    /** The times to 0.5, 0.3 and 0.2 taken together. */
    hoursToLimits: { ...errorFigures(limits, 'likely'), ...nearShares(limits) },
    peakPermille: { ...errorFigures(peaks, 'likely'), ...rangeFigures(peaks) } as PeakFigures,
  };
}

/** What `figuresOf` answers; the pooled one is `content/validation.json`. */
export type ValidationFigures = ReturnType<typeof figuresOf>;
