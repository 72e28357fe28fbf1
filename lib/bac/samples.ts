import {
  limitTolerancePermille,
  maxSampledMin,
  minuteTolerance,
  sampleStepMin,
  zeroTolerancePermille,
} from './constants';
import { levelAt } from './curve';
import { soberAtMin } from './curve-times';
import type { Curve, Forecast, Sample, SampleState } from './types';

/** The level of a sample, without floating-point error around zero. */
function sampledLevel(curve: Curve, atMin: number): number {
  const permille = levelAt(curve, atMin);
  return permille <= zeroTolerancePermille ? 0 : permille;
}

function stateOf(permille: number, limitPermille: number): SampleState {
  if (permille === 0) return 2;
  return permille > limitPermille + limitTolerancePermille ? 0 : 1;
}

/**
 * A sample every 30 minutes, from the start up to and including the first at or after the likely
 * sober time; capped after seven days.
 */
export function samplesOf(forecast: Forecast): { items: Sample[]; areCapped: boolean } {
  const { curves, limitPermille } = forecast;
  const soberMin = soberAtMin(forecast, 'likely');
  const items: Sample[] = [];
  const endMin = Math.min(soberMin - minuteTolerance + sampleStepMin, maxSampledMin + 1);
  for (let atMin = 0; atMin < endMin; atMin += sampleStepMin) {
    const permille = sampledLevel(curves.likely, atMin);
    items.push({
      atMin,
      permille,
      lowPermille: sampledLevel(curves.optimistic, atMin),
      highPermille: sampledLevel(curves.cautious, atMin),
      state: stateOf(permille, limitPermille),
    });
  }
  return { items, areCapped: soberMin - minuteTolerance > maxSampledMin };
}
