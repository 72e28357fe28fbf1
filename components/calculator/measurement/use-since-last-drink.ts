import type { EnteredEvening } from '@/components/calculator/use-entered-evening';
import { localZone } from '@/lib/browser/local-zone';
import { measuredMsOf, sinceLastDrinkMin } from '@/lib/evening/calculate-measured';

/**
 * Whole minutes from the last drink to the measurement, also before a value is entered. For the
 * browser only, since it depends on the visitor's time zone.
 */
export function useSinceLastDrink({ evening, model, nowMs }: EnteredEvening): number {
  if (evening?.kind === 'measurement') return evening.forecast.sinceLastDrinkMin;
  const at = { zone: localZone, nowMs };
  return sinceLastDrinkMin(model, measuredMsOf(model, at), at);
}
