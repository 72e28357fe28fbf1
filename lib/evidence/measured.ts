import validation from '@/content/validation.json';

const toLimits = Object.entries(validation.hoursTo).filter(([level]) => level !== 'zero');
const enoughShares = toLimits.map(([, figures]) => figures.cautiousEnoughShare);

/**
 * What was measured when the engine was compared with published drinking curves (`npm run
 * validate`): the figures that pages state, for the times to 0.5, 0.3 and 0.2 permille.
 */
export const measuredEvidence = {
  curves: validation.curves,
  people: validation.people,
  /** Errors of the time to each level, hours; and those of the textbook form. */
  hoursTo: validation.hoursTo,
  /** The largest mean error of the three, whole minutes, rounded up. */
  meanMinutes: Math.ceil(Math.max(...toLimits.map(([, { bias }]) => Math.abs(bias))) * 60),
  /** The worst single error, hours. */
  worstHours: validation.hoursToLimits.worst,
  within40MinShare: validation.hoursToLimits.within40MinShare,
  within60MinShare: validation.hoursToLimits.within60MinShare,
  /** How often the cautious time was enough, whole percent: the least and the most of the three. */
  enoughFrom: Math.floor(Math.min(...enoughShares) * 100),
  enoughTo: Math.floor(Math.max(...enoughShares) * 100),
};
