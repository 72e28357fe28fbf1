import validation from '@/content/validation.json';

/** The levels that times were measured to, as the generated table names them. */
export type MeasuredLevelName = keyof typeof validation.hoursTo;

const { hoursTo, hoursToLimits, leaveOneStudyOut } = validation;
const toLimits = Object.entries(hoursTo).filter(([level]) => level !== 'zero');
const biasMinutes = toLimits.map(([, { bias }]) => Math.abs(bias) * 60);

/**
 * What was measured when the engine was compared with published drinking curves (`npm run
 * validate`): the figures that pages state. "The limits" are all levels but zero.
 */
export const measuredEvidence = {
  curves: validation.curves,
  people: validation.people,
  /** Errors of the time to each level, hours; and those of the textbook form. */
  hoursTo,
  /** The levels but zero, permille, from the highest down. */
  limits: toLimits.map(([level]) => Number(level)),
  /** The largest mean error of the limits, whole minutes, rounded up. */
  meanMinutes: Math.ceil(Math.max(...biasMinutes)),
  /** The worst single error of the limits, hours. */
  worstHours: hoursToLimits.worst,
  within40MinShare: hoursToLimits.within40MinShare,
  within60MinShare: hoursToLimits.within60MinShare,
  /** Times to zero that were not measured to the end but continued in a straight line. */
  zeroExtrapolated: validation.zeroExtrapolated,
  /** How much too early the likely time to zero is on average, whole minutes. */
  zeroEarlyMinutes: Math.round(-hoursTo.zero.bias * 60),
  /** Times that the cautious one was enough for, its constants chosen without the study. */
  leftOutEnough: leaveOneStudyOut.enough,
  leftOutTimes: leaveOneStudyOut.times,
  /** The same in whole percent, rounded down. */
  leftOutPercent: Math.floor((leaveOneStudyOut.enough / leaveOneStudyOut.times) * 100),
};
