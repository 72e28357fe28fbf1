import validation from '@/content/validation.json';

/** Names of the levels in the generated table, for which the time to reach them was measured. */
export type MeasuredLevelName = keyof typeof validation.hoursTo;

const { hoursTo, hoursToLimits, leaveOneStudyOut } = validation;
const toLimits = Object.entries(hoursTo).filter(([level]) => level !== 'zero');

/**
 * Results of comparing the engine with published drinking curves (`npm run validate`), as stated on
 * pages. "The limits" are all levels except zero.
 */
export const measuredEvidence = {
  curves: validation.curves,
  people: validation.people,
  /** Errors of the time to each level, hours, also of the textbook form. */
  hoursTo,
  /** All levels except zero, permille, in descending order. */
  limits: toLimits.map(([level]) => Number(level)),
  /** The maximum error of a single curve for the limits, hours. */
  worstHours: hoursToLimits.worst,
  within60MinShare: hoursToLimits.within60MinShare,
  /** Number of times to zero that were extrapolated linearly. */
  zeroExtrapolated: validation.zeroExtrapolated,
  /** By how many whole minutes the likely time to zero is too early on average. */
  zeroEarlyMinutes: Math.round(-hoursTo.zero.bias * 60),
  /** Times for which the cautious time was late enough, with constants chosen without the study. */
  leftOutEnough: leaveOneStudyOut.enough,
  leftOutTimes: leaveOneStudyOut.times,
  /** The same in whole percent, rounded down. */
  leftOutPercent: Math.floor((leaveOneStudyOut.enough / leaveOneStudyOut.times) * 100),
};
