export { waterTerms } from './body-water';
export { calculate } from './calculate';
export {
  clockTime,
  displayTime,
  durationOf,
  h12Text,
  h24Text,
  isClockTime,
  minutesOfDay,
  minutesPerDay,
  minutesUntil,
} from './clock';
export {
  absorptionAfterLastDrinkMin,
  bodyWaterConversion,
  curveRules,
  ethanolGramsPerMl,
  foodFactors,
  longestSpanMin,
  mostLaterSittings,
  oneMoreMin,
  permillePerMgPerL,
  shortestSittingMin,
} from './constants';
export { driveAtMin, levelAt, peakOf, soberAtMin } from './curve';
export { forecastFromMeasured } from './measured-level';
export { cautiousDriveAfterOneMore } from './one-more';
export { ceilMinutes, roundHalfUp } from './rounding';
export { SittingsTooLongError } from './sittings';
export type * from './types';
