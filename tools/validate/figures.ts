import { roundHalfUp } from '@/lib/bac';
import { targets, type MeasuredCurve, type TargetName } from './measured-curves';
import { estimate, type Estimates, type Form } from './estimate';
import { leaveOneStudyOut } from './left-out';

type Pair = { measured: number; by: (form: Form) => number };
type Estimated = { measured: MeasuredCurve; estimates: Estimates };

/** Rounds away binary noise, with enough decimals for another rounding. */
const round = (value: number) => roundHalfUp(value, 6);

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function shareOf<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.length === 0 ? 0 : round(items.filter(holds).length / items.length);
}

/** Errors of estimates; an error is the estimate minus the measurement. */
function errorFigures(pairs: readonly Pair[], form: Form) {
  const errors = pairs.map(({ measured, by }) => by(form) - measured);
  return {
    counted: errors.length,
    bias: round(meanOf(errors)),
    rmse: round(Math.sqrt(meanOf(errors.map((error) => error ** 2)))),
    /** Largest absolute error. */
    worst: round(Math.max(0, ...errors.map(Math.abs))),
    /** Share of estimates below the measurement; for a time: too early. */
    tooLowShare: shareOf(errors, (error) => error < 0),
  };
}

const enoughShare = (pairs: readonly Pair[], form: Form) =>
  shareOf(pairs, ({ measured, by }) => measured <= by(form));

function rangeFigures(pairs: readonly Pair[]) {
  return {
    /** Share of measurements between the optimistic and the cautious estimate. */
    inRangeShare: shareOf(
      pairs,
      ({ measured, by }) => by('optimistic') <= measured && measured <= by('cautious'),
    ),
    /** Share of measurements not above the cautious estimate; of times, not after it. */
    cautiousEnoughShare: enoughShare(pairs, 'cautious'),
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

/** Figures of the time to a target, in hours. */
function timeFigures(
  curves: readonly Estimated[],
  { name, limitPermille }: (typeof targets)[number],
) {
  const pairs = timePairs(curves, name);
  const without = curves.filter(({ measured }) => measured.hoursTo[name] === null);
  const lastOf = ({ measured }: Estimated) => measured.points.at(-1) ?? { atMin: 0, permille: 0 };
  const endedAbove = without.filter((curve) => lastOf(curve).permille > limitPermille);
  const afterCautious = endedAbove.filter(
    (curve) => curve.estimates.cautious.hoursTo[name] * 60 < lastOf(curve).atMin,
  );
  const waits = pairs.map(({ by }) => (by('cautious') - by('cautiousWithoutWait')) * 60);
  return {
    ...errorFigures(pairs, 'likely'),
    /** Without a measured time because the level was never above the target. */
    neverAbove: without.filter(({ measured }) => measured.peakPermille <= limitPermille).length,
    /** Without one because measuring ended above the target; after the cautious time. */
    endedAbove: endedAbove.length,
    endedAboveAfterCautious: afterCautious.length,
    /** What the wait adds to the cautious time on average. */
    waitMinutes: round(meanOf(waits)),
    ...nearShares(pairs),
    ...rangeFigures(pairs),
    cautiousEnoughWithoutWaitShare: enoughShare(pairs, 'cautiousWithoutWait'),
  };
}

/** All figures of measured curves. */
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
    hoursTo: Object.fromEntries(hoursTo) as Record<TargetName, ReturnType<typeof timeFigures>>,
    /** Number of times to zero that were extrapolated. */
    zeroExtrapolated: measuredCurves.filter((curve) => curve.zeroIsExtrapolated).length,
    /** The times to all levels but zero together. */
    hoursToLimits: { ...errorFigures(toLimits, 'likely'), ...nearShares(toLimits) },
    peakPermille: { ...errorFigures(peaks, 'likely'), ...rangeFigures(peaks) },
  };
}

export type Figures = ReturnType<typeof figuresOf>;

/** The figures of all curves, for `content/validation.json`. */
export function validationOf(measuredCurves: readonly MeasuredCurve[]) {
  const leftOut = leaveOneStudyOut(measuredCurves);
  return {
    ...figuresOf(measuredCurves),
    /** For how many times the cautious time, fitted without the study, was late enough. */
    leaveOneStudyOut: {
      enough: leftOut.reduce((sum, { enough }) => sum + enough, 0),
      times: leftOut.reduce((sum, { times }) => sum + times, 0),
    },
  };
}

export type ValidationFigures = ReturnType<typeof validationOf>;
