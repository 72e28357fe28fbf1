import { samplesOf, type Forecast } from '@/lib/bac';

/** The last minute worth drawing: the cautious sober time, cut for absurd entries as the list is. */
export function lastShownMin(forecast: Forecast): number {
  const { items, areCapped } = samplesOf(forecast);
  return areCapped ? (items.at(-1)?.atMin ?? 0) : forecast.late.soberMin;
}
