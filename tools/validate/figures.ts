import { roundHalfUp } from '@/lib/bac';
import { targets, type MeasuredCurve, type TargetName } from './measured-curves';
import { estimate, type Estimate, type Form } from './estimate';
import { leaveOneStudyOut } from './left-out';

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
  /** Minutes by which the wait makes the late time later, on average. */
  waitMinutes: number;
  within40MinShare: number;
  within60MinShare: number;
  /** Measured between the early and the late time. */
  inRangeShare: number;
  /** Measured no later than the late time. */
  cautiousEnoughShare: number;
  /** The same without the late time's wait for what was drunk last. */
  cautiousEnoughWithoutWaitShare: number;
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

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function shareOf<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.length === 0 ? 0 : round(items.filter(holds).length / items.length);
}

function errorFigures(pairs: readonly Pair[], form: Form): ErrorFigures {
  const errors = pairs.map(({ measured, by }) => by(form) - measured);
  return {
    counted: errors.length,
    bias: round(meanOf(errors)),
    rmse: round(Math.sqrt(meanOf(errors.map((error) => error ** 2)))),
    worst: round(Math.max(0, ...errors.map(Math.abs))),
    tooLowShare: shareOf(errors, (error) => error < 0),
  };
}

const enoughShare = (pairs: readonly Pair[], form: Form) =>
  shareOf(pairs, ({ measured, by }) => measured <= by(form));

function rangeFigures(pairs: readonly Pair[]) {
  return {
    inRangeShare: shareOf(
      pairs,
      ({ measured, by }) => by('early') <= measured && measured <= by('late'),
    ),
    cautiousEnoughShare: enoughShare(pairs, 'late'),
    textbook: errorFigures(pairs, 'textbook'),
  };
}

function timePairs(curves: readonly Estimated[], target: TargetName): Pair[] {
  return curves.flatMap(({ measured, estimates }) => {
    const hours = measured.hoursTo[target];
    return hours === null
      ? []
      : [{ measured: hours, by: (form: Form) => estimates[form].hoursTo[target] }];
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

function timeFigures(
  curves: readonly Estimated[],
  { name, limitPermille }: (typeof targets)[number],
): TimeFigures {
  const pairs = timePairs(curves, name);
  const without = curves.filter(({ measured }) => measured.hoursTo[name] === null);
  const lastOf = ({ measured }: Estimated) => measured.points.at(-1) ?? { atMin: 0, permille: 0 };
  const endedAbove = without.filter((curve) => lastOf(curve).permille > limitPermille);
  const afterCautious = endedAbove.filter(
    (curve) => curve.estimates.late.hoursTo[name] * 60 < lastOf(curve).atMin,
  );
  const waits = pairs.map(({ by }) => (by('late') - by('lateWithoutWait')) * 60);
  return {
    ...errorFigures(pairs, 'likely'),
    neverAbove: without.filter(({ measured }) => measured.peakPermille <= limitPermille).length,
    endedAbove: endedAbove.length,
    endedAboveAfterCautious: afterCautious.length,
    waitMinutes: round(meanOf(waits)),
    ...nearShares(pairs),
    ...rangeFigures(pairs),
    cautiousEnoughWithoutWaitShare: enoughShare(pairs, 'lateWithoutWait'),
  };
}

/** All figures of some curves. */
export function figuresOf(measuredCurves: readonly MeasuredCurve[]) {
  const curves = measuredCurves.map((measured) => ({ measured, estimates: estimate(measured) }));
  const peaks: Pair[] = curves.map(({ measured, estimates }) => ({
    measured: measured.peakPermille,
    by: (form) => estimates[form].peakPermille,
  }));
  const limits = targets.filter(({ limitPermille }) => limitPermille > 0);
  const toLimits = limits.flatMap(({ name }) => timePairs(curves, name));
  const hoursTo = targets.map((target) => [target.name, timeFigures(curves, target)]);
  return {
    curves: curves.length,
    people: new Set(measuredCurves.map(({ study, subject }) => `${study} ${subject}`)).size,
    hoursTo: Object.fromEntries(hoursTo) as Record<TargetName, TimeFigures>,
    /** How many of the times to zero were not measured to the end. */
    zeroExtrapolated: measuredCurves.filter((curve) => curve.zeroIsExtrapolated).length,
    /** The times to every level but zero taken together. */
    hoursToLimits: { ...errorFigures(toLimits, 'likely'), ...nearShares(toLimits) },
    peakPermille: { ...errorFigures(peaks, 'likely'), ...rangeFigures(peaks) } as PeakFigures,
  };
}

/** What `figuresOf` answers. */
export type Figures = ReturnType<typeof figuresOf>;

/** The figures of all curves, as `content/validation.json` holds them. */
export function validationOf(measuredCurves: readonly MeasuredCurve[]) {
  const leftOut = leaveOneStudyOut(measuredCurves);
  return {
    ...figuresOf(measuredCurves),
    /** In how many times the late time, its constants chosen without the study, was enough. */
    leaveOneStudyOut: {
      enough: leftOut.reduce((sum, { enough }) => sum + enough, 0),
      times: leftOut.reduce((sum, { times }) => sum + times, 0),
    },
  };
}

/** What `validationOf` answers. */
export type ValidationFigures = ReturnType<typeof validationOf>;
