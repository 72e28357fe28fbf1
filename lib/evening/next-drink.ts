import { drinkTypes, type AlcoholSetting, type DrinkType, type Sittings } from '@/lib/model/model';
import {
  isPeriod,
  otherKindIndexes,
  plannedSittings,
  sittingAt,
  type PlannedSitting,
} from './planned-sittings';

/** The last period with a drink; the first entered one if there is no drink. */
export function lastPeriod(model: Sittings): PlannedSitting {
  const periods = plannedSittings(model).filter(({ index }) => isPeriod(model, index));
  const hasDrinks = ({ index }: PlannedSitting) =>
    [index, ...otherKindIndexes(model, index)].some((place) =>
      drinkTypes.some((type) => sittingAt(model, place).alcoholSettings[type].amount > 0),
    );
  const drunk = periods.filter(hasDrinks);
  const among = drunk.length > 0 ? drunk : periods.filter(({ index }) => index === 0);
  return among.reduce((a, b) => (b.finishMin >= a.finishMin ? b : a));
}

/**
 * The place of the sitting to which the next drink of a type is added: the newest entry of that
 * type in the last period.
 */
export function nextDrinkIndex(model: Sittings, type: DrinkType): number {
  const { index: period } = lastPeriod(model);
  const kinds = otherKindIndexes(model, period).filter(
    (index) => model.addedSittings[index - 1]?.anotherType === type,
  );
  return kinds.at(-1) ?? period;
}

/** Strength and serving of the next drink of a type. */
export function nextDrinkSetting(model: Sittings, type: DrinkType): AlcoholSetting {
  return sittingAt(model, nextDrinkIndex(model, type)).alcoholSettings[type];
}
