import { drinkKind, type DrinkCatalog } from '@/lib/drinks/servings';
import type { SharedModel } from '@/lib/share/share-code';
import { perDrinkType } from './model';
import type { AlcoholSetting, CalculatorModel, DrinkType } from './model';

/**
 * What a share link carries: the numbers only, no name, no country. The link holds whole
 * centimetres and tenths of a kilogram (spec section 9), so an exact imperial body is rounded;
 * every whole inch and pound still reads the same at the other end.
 */
export function toShared(model: CalculatorModel): SharedModel {
  return {
    unitSystem: model.unitSystem,
    gender: model.gender,
    ageYears: model.age,
    weightKg: Math.round(model.weightInKg * 10) / 10,
    heightCm: Math.round(model.heightInCm),
    timeStart: model.timeStartInH24,
    timeFinish: model.timeFinishInH24,
    foodWhileDrinking: model.foodWhileDrinkingType,
    drinks: perDrinkType((type) => sharedDrink(model.alcoholSettings[type])),
  };
}

/** What the receiver of a link brings along. */
export interface Receiver {
  catalog: DrinkCatalog;
  /** False on sites without a unit switch: they show the sender's numbers in metric units. */
  unitsAllowChange: boolean;
  weightInStone: boolean;
  /** The receiver's own limit: a link carries none. */
  limit: Pick<CalculatorModel, 'selectedCountryId' | 'driverClass' | 'ownLimitPermille'>;
}

/**
 * The sender's numbers in the receiver's surroundings. A serving is named by the receiver's row of
 * the same capacity; without one its id and name are empty and the page writes the millilitres.
 */
export function fromShared(shared: SharedModel, receiver: Receiver): CalculatorModel {
  return {
    unitSystem: receiver.unitsAllowChange ? shared.unitSystem : 'metric',
    gender: shared.gender,
    age: shared.ageYears,
    heightInCm: shared.heightCm,
    weightInKg: shared.weightKg,
    weightInStone: receiver.weightInStone,
    ...receiver.limit,
    timeStartInH24: shared.timeStart,
    timeFinishInH24: shared.timeFinish,
    foodWhileDrinkingType: shared.foodWhileDrinking,
    alcoholSettings: perDrinkType((type) => receivedSetting(shared, receiver.catalog, type)),
  };
}

function sharedDrink({ percent, servingItemCapacityInMl, amount }: AlcoholSetting) {
  return { percent, capacityMl: servingItemCapacityInMl, amount };
}

function receivedSetting(
  shared: SharedModel,
  catalog: DrinkCatalog,
  type: DrinkType,
): AlcoholSetting {
  const { percent, capacityMl, amount } = shared.drinks[type];
  const serving = drinkKind(catalog, type).items.find((item) => item.capacityInMl === capacityMl);
  return {
    percent,
    servingItemId: serving?.id ?? '',
    servingItemName: serving?.name ?? '',
    servingItemCapacityInMl: capacityMl,
    amount,
  };
}
