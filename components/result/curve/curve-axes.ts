import type { ResultTexts } from '@/components/result/result-texts';

/** Minimum upper end of the level axis, permille, so that a low level looks low. */
export const minTopPermille = 0.4;

/**
 * The axis does not reach a limit higher than this many times the peak: it would flatten the curve.
 */
const maxLimitTimesPeak = 4;

/** Minimum length of the time axis, minutes. */
export const minSpanMin = 120;

/**
 * The level that the axis must reach, permille.
 * @param cautiousPeak cautious peak, permille
 */
export function axisTopTarget(cautiousPeak: number, limitPermille: number): number {
  const isLimitNear = limitPermille <= cautiousPeak * maxLimitTimesPeak;
  return Math.max(minTopPermille, cautiousPeak * 1.05, isLimitNear ? limitPermille * 1.15 : 0);
}

/** Clock changes are multiples of half an hour, so midnight is always on a local half hour. */
const stepMin = 30;

/** Minutes from the start, above 0 and below `endMin`, at which a day begins. */
export function midnightsUntil(
  endMin: number,
  { isMidnight, minuteOfDayAt }: Pick<ResultTexts, 'isMidnight' | 'minuteOfDayAt'>,
): number[] {
  const firstMin = stepMin - (minuteOfDayAt(0) % stepMin);
  const midnights: number[] = [];
  for (let atMin = firstMin; atMin < endMin; atMin += stepMin) {
    if (isMidnight(atMin)) midnights.push(atMin);
  }
  return midnights;
}
