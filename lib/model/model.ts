import type { FoodWhileDrinking, Gender } from '@/lib/bac';
import type { DriverClass } from '@/lib/countries/applicable-limit';
import type { EnteredMeasurement } from './measurement';

/** The four kinds of drink a visitor can enter, in no order: each locale has its own. */
export const drinkTypes = ['beer', 'wine', 'vodka', 'other'] as const;
export type DrinkType = (typeof drinkTypes)[number];

export const unitSystems = ['metric', 'imperial'] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** How strong a drink is, and in which glass. */
export interface DrinkChoice {
  /** Strength, percent by volume, 0 to 99.9 in tenths. */
  percent: number;
  servingItemId: string;
  servingItemName: string;
  /** Millilitres of one serving; 1 (fr: 10) for the custom row. */
  servingItemCapacityInMl: number;
  /** The visitor set the strength: choosing a serving does not change it any more. */
  isPercentSet?: true;
}

/** What was drunk of one kind. Alcohol in it: amount x capacity x percent. */
export interface AlcoholSetting extends DrinkChoice {
  /** How many servings, 0 to 10000. */
  amount: number;
  /** Strength and glass of those that were counted as they were drunk; the present ones may differ. */
  countedAs?: DrinkChoice;
}

/** A stretch of drinking as the visitor enters it. */
export interface EnteredSitting {
  /** HH:MM, 24-hour clock. */
  timeStartInH24: string;
  timeFinishInH24: string;
  alcoholSettings: Record<DrinkType, AlcoholSetting>;
}

/** A sitting beside the first one entered, in the order of entry; it may also lie before it. */
export interface AddedSitting extends EnteredSitting {
  /** Days its start lies after the date of the first entered sitting: -1, 0 or 1. */
  dayShift: number;
  /**
   * Another kind of a drink that the sitting before it holds too, such as a stout after a lager: the
   * only drink in here, at the times of that sitting.
   */
  anotherType?: DrinkType;
}

/** Everything about what was drunk and when. */
export interface Sittings extends EnteredSitting {
  /** At most five. */
  addedSittings: readonly AddedSitting[];
  /** 'YYYY-MM-DD', local date of the first entered sitting; empty until the evening is begun. */
  startDay: string;
  /** The visitor chose the day: a start time does not decide it anew. */
  isDayChosen: boolean;
  /** Drinks were counted as they were drunk: what matters then is now. */
  isLogged: boolean;
}

/** How the visitor comes to a level: from what was drunk, or from a value already measured. */
export const entryModes = ['drinks', 'measurement'] as const;
export type EntryMode = (typeof entryModes)[number];

/** The body. */
export interface Person {
  /** 0 male, 1 female. */
  gender: Gender;
  /** Years, 18 to 100. */
  age: number;
  /** Centimetres, exact: an imperial entry keeps its fraction so that switching to and fro loses nothing. */
  heightInCm: number;
  /** Kilograms, exact for the same reason. */
  weightInKg: number;
  /** False while all of these are still the figures of an average man that every visitor is given. */
  isBodySet: boolean;
}

/** How the visitor reads numbers, and whose limit counts. */
export interface Preferences {
  unitSystem: UnitSystem;
  /** True when a British visitor reads weight in stone; only matters in the imperial system. */
  weightInStone: boolean;
  /** ISO 3166 code of the chosen country; empty until one is chosen: the default then applies. */
  selectedCountryId: string;
  /** Which of the country's limits applies. */
  driverClass: DriverClass;
  /** Grams per litre of blood, 0 to 2; null while the limit of the country applies. */
  ownLimitPermille: number | null;
}

/** What belongs to one evening. */
export interface EveningEntries extends Sittings {
  /** 0 nothing, 1 little, 2 normal, 3 a lot. */
  foodWhileDrinkingType: FoodWhileDrinking;
  /** Which of the two ways in is taken; what was entered on the other is kept. */
  entryMode: EntryMode;
  measurement: EnteredMeasurement;
  /** HH:MM at which the visitor wants to drive; empty while not asked. */
  readyByInH24: string;
}

/**
 * What the visitor has typed; saved under `app-calc-model`. Field names are those of the spec. The
 * three parts are kept in one flat record, as every version before has written it.
 */
export interface CalculatorModel extends Person, Preferences, EveningEntries {}

/** The same question asked of each kind of drink. */
export function perDrinkType<Value>(valueOf: (type: DrinkType) => Value): Record<DrinkType, Value> {
  return {
    beer: valueOf('beer'),
    wine: valueOf('wine'),
    vodka: valueOf('vodka'),
    other: valueOf('other'),
  };
}
