import { defaultServing, drinkKind, usualPercent, type DrinkCatalog } from '@/lib/drinks/servings';
import { perDrinkType } from './model';
import type { AlcoholSetting, CalculatorModel, DrinkType, UnitSystem } from './model';
import { defaultMeasurement } from './measurement';
import { cmFromIn, kgFromLb } from './units';

/** The default person's body in each unit system (spec section 9). */
const defaultBody = {
  metric: { heightInCm: 178, weightInKg: 78 },
  imperial: { heightInCm: cmFromIn(69), weightInKg: kgFromLb(187) },
} as const satisfies Record<UnitSystem, object>;

/** A drink type before anything is entered: default serving, its usual strength, amount 0. */
function defaultSetting(catalog: DrinkCatalog, type: DrinkType): AlcoholSetting {
  const serving = defaultServing(catalog, type);
  return {
    percent: usualPercent(drinkKind(catalog, type), serving),
    servingItemId: serving.id,
    servingItemName: serving.name,
    servingItemCapacityInMl: serving.capacityInMl,
    amount: 0,
  };
}

/**
 * The entries of a first visit: the default person and evening of spec section 9. For British
 * visitors, imperial units include stone.
 */
export function defaultModel(catalog: DrinkCatalog, unitSystem: UnitSystem): CalculatorModel {
  return {
    unitSystem,
    gender: 0,
    age: 39,
    ...defaultBody[unitSystem],
    isBodySet: false,
    weightInStone: catalog.variant === 'gb',
    selectedCountryId: '',
    driverClass: 'general',
    ownLimitPermille: null,
    timeStartInH24: '21:00',
    timeFinishInH24: '23:00',
    foodWhileDrinkingType: 2,
    alcoholSettings: perDrinkType((type) => defaultSetting(catalog, type)),
    addedSittings: [],
    startDay: '',
    isDayChosen: false,
    isLogged: false,
    zone: '',
    madeIn: '',
    entryMode: 'drinks',
    measurement: defaultMeasurement(catalog.variant),
    readyByInH24: '',
  };
}
