import type { FoodWhileDrinking, Gender } from '@/lib/bac';
import type { DriverClass } from '@/lib/countries/applicable-limit';

/** The four kinds of drink a visitor can enter, in no order: each locale has its own. */
export const drinkTypes = ['beer', 'wine', 'vodka', 'other'] as const;
export type DrinkType = (typeof drinkTypes)[number];

export const unitSystems = ['metric', 'imperial'] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** What was drunk of one kind. Alcohol in it: amount x capacity x percent. */
export interface AlcoholSetting {
  /** Strength, percent by volume, 0 to 99.9 in tenths. */
  percent: number;
  servingItemId: string;
  servingItemName: string;
  /** Millilitres of one serving; 1 (fr: 10) for the custom row. */
  servingItemCapacityInMl: number;
  /** How many servings, 0 to 10000. */
  amount: number;
}

/** What the visitor has typed; saved under `app-calc-model`. Field names are those of the spec. */
export interface CalculatorModel {
  unitSystem: UnitSystem;
  /** 0 male, 1 female. */
  gender: Gender;
  /** Years, 18 to 100. */
  age: number;
  /** Centimetres, exact: an imperial entry keeps its fraction so that switching to and fro loses nothing. */
  heightInCm: number;
  /** Kilograms, exact for the same reason. */
  weightInKg: number;
  /** True when a British visitor reads weight in stone; only matters in the imperial system. */
  weightInStone: boolean;
  /** ISO 3166 code of the chosen country; empty until one is chosen: the default then applies. */
  selectedCountryId: string;
  /** Which of the country's limits applies. */
  driverClass: DriverClass;
  /** Grams per litre of blood, 0 to 2; null while the limit of the country applies. */
  ownLimitPermille: number | null;
  /** HH:MM, 24-hour clock. */
  timeStartInH24: string;
  timeFinishInH24: string;
  /** 0 nothing, 1 little, 2 normal, 3 a lot. */
  foodWhileDrinkingType: FoodWhileDrinking;
  alcoholSettings: Record<DrinkType, AlcoholSetting>;
}

/** The same question asked of each kind of drink. */
export function perDrinkType<Value>(valueOf: (type: DrinkType) => Value): Record<DrinkType, Value> {
  return {
    beer: valueOf('beer'),
    wine: valueOf('wine'),
    vodka: valueOf('vodka'),
    other: valueOf('other'),
  };
}
