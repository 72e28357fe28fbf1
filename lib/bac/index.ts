export { bodyWaterLiters, waterTerms } from './body-water';
export { calculate } from './calculate';
export {
  clockTime,
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
  limitTolerancePermille,
  maxLaterSittings,
  maxSampledMin,
  maxSpanMin,
  oneMoreMin,
  permillePerMgPerL,
  sampleStepMin,
  zeroLengthSittingMin,
} from './constants';
export { levelAt, peakOf } from './curve';
export { driveAtMin, soberAtMin, timesOf } from './curve-times';
export { forecastDrinking, cautiousDriveAfterOneMore } from './drinking-forecast';
export { forecastMeasured, isMeasuredAtLimit } from './measured-forecast';
export { ceilMinutes, roundHalfUp } from './rounding';
export { samplesOf } from './samples';
export { gramsOf } from './sittings';
export type * from './types';
