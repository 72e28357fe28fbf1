import { limitTolerancePermille } from './constants';
import type { Forecast } from './types';

/** True for a measured level that is the limit itself: it does not pass it, and yet is not below it. */
export function isMeasuredAtLimit(forecast: Forecast): boolean {
  if (!('sinceLastDrinkMin' in forecast)) return false;
  const { likely, limitPermille } = forecast;
  return Math.abs(likely.peakPermille - limitPermille) <= limitTolerancePermille;
}
