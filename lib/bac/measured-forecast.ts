import { check } from './check-input';
import { absorptionAfterLastDrinkMin, curveRules, limitTolerancePermille } from './constants';
import { forecastOf } from './curve-times';
import type { Curve, CurveName, Forecast, MeasuredForecast, MeasuredLevel } from './types';

/** A level that is constant until `fallsFromMin` after the measurement and then falls to zero. */
function fallingFrom(permille: number, fallsFromMin: number, permillePerHour: number): Curve {
  const soberMin = fallsFromMin + (permille / permillePerHour) * 60;
  return [
    { atMin: 0, permille },
    ...(fallsFromMin > 0 ? [{ atMin: fallsFromMin, permille }] : []),
    { atMin: soberMin, permille: 0 },
  ];
}

/**
 * The level after a measurement, with the range that covers most people: 15 percent lower and higher
 * than measured. All fall at once, but the cautious one not before 75 minutes after the last drink.
 * @throws {RangeError} for a level or a limit that cannot be, or a last drink after the measurement
 */
export function forecastMeasured(measured: MeasuredLevel): MeasuredForecast {
  const { permille, sinceLastDrinkMin, limitPermille, waitPermille } = measured;
  check(permille > 0 && permille < Infinity, 'permille', permille);
  check(Number.isFinite(limitPermille), 'limitPermille', limitPermille);
  check(sinceLastDrinkMin >= 0, 'sinceLastDrinkMin', sinceLastDrinkMin);
  const cautiousFallsFromMin = Math.max(0, absorptionAfterLastDrinkMin - sinceLastDrinkMin);
  const curveOf = (name: CurveName, fallsFromMin: number) => {
    const { c0Factor, eliminationPermillePerHour } = curveRules[name];
    return fallingFrom(permille * c0Factor, fallsFromMin, eliminationPermillePerHour);
  };
  const curves = {
    optimistic: curveOf('optimistic', 0),
    likely: curveOf('likely', 0),
    cautious: curveOf('cautious', cautiousFallsFromMin),
  };
  const solved = { curves, sittings: [], lastFinishMin: 0 };
  return { ...forecastOf(solved, limitPermille, waitPermille), sinceLastDrinkMin };
}

/** True for a measured level equal to the limit: not over it, but not below it either. */
export function isMeasuredAtLimit(forecast: Forecast): boolean {
  if (!('sinceLastDrinkMin' in forecast)) return false;
  const { likely, limitPermille } = forecast;
  return Math.abs(likely.peakPermille - limitPermille) <= limitTolerancePermille;
}
