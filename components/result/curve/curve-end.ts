import { samplesOf, type Forecast } from '@/lib/bac';

/**
 * Last minute of the curve: the cautious sober time; for absurd entries the end of the sample list.
 */
export function lastShownMin(forecast: Forecast): number {
  const { items, areCapped } = samplesOf(forecast);
  return areCapped ? (items.at(-1)?.atMin ?? 0) : forecast.cautious.soberMin;
}
