import {
  limitTolerancePermille,
  longestSampledMin,
  minuteTolerance,
  sampleStepMin,
  zeroTolerancePermille,
} from './constants';
import { levelAt } from './curve';
import { soberAtMin } from './curve-times';
import type { Curve, Forecast, Sample, SampleState } from './types';

/** The level of a sample, with binary noise around zero taken away. */
function sampledLevel(curve: Curve, atMin: number): number {
  const permille = levelAt(curve, atMin);
  return permille <= zeroTolerancePermille ? 0 : permille;
}

function stateOf(permille: number, limitPermille: number): SampleState {
  if (permille === 0) return 2;
  return permille > limitPermille + limitTolerancePermille ? 0 : 1;
}

/** The half hours of a forecast. */
export interface Samples {
  /** From the start up to and including the first at or after the likely sober time. */
  items: Sample[];
  /** The list ends after seven days although the level is not yet zero. */
  areCapped: boolean;
}

/** A sample every 30 minutes, at most seven days of them, however much was entered. */
export function samplesOf(forecast: Forecast): Samples {
  const { curves, limitPermille } = forecast;
  const soberMin = soberAtMin(forecast, 'likely');
  const items: Sample[] = [];
  const endMin = Math.min(soberMin - minuteTolerance + sampleStepMin, longestSampledMin + 1);
  for (let atMin = 0; atMin < endMin; atMin += sampleStepMin) {
    const permille = sampledLevel(curves.likely, atMin);
    items.push({
      atMin,
      permille,
      lowPermille: sampledLevel(curves.early, atMin),
      highPermille: sampledLevel(curves.late, atMin),
      state: stateOf(permille, limitPermille),
    });
  }
  return { items, areCapped: soberMin - minuteTolerance > longestSampledMin };
}
