import { newestOf } from '@/lib/model/drinks';
import type { AlcoholSetting, DrinkType, Sittings } from '@/lib/model/model';
import { hasDrinks, plannedSittings, type PlannedSitting } from './planned-sittings';

/** The last sitting with a drink; the first entered one if there is no drink. */
export function lastSitting(model: Sittings): PlannedSitting {
  const planned = plannedSittings(model);
  const drunk = planned.filter(hasDrinks);
  const among = drunk.length > 0 ? drunk : planned.filter(({ index }) => index === 0);
  return among.reduce((a, b) => (b.finishMin >= a.finishMin ? b : a));
}

/** Strength and serving of the next drink of a type: those of the newest kind in the last sitting. */
export function nextDrinkSetting(model: Sittings, type: DrinkType): AlcoholSetting {
  return newestOf(lastSitting(model).drinks[type]);
}
