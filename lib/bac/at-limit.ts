import { limitTolerancePermille } from './constants';
import type { Forecast } from './types';

/** True for a measured level equal to the limit: not over it, but not below it either. */
export function isMeasuredAtLimit(forecast: Forecast): boolean {
  if (!('sinceLastDrinkMin' in forecast)) return false;
  const { likely, limitPermille } = forecast;
  return Math.abs(likely.peakPermille - limitPermille) <= limitTolerancePermille;
}
