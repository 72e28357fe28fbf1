import type { FoodWhileDrinking, Gender } from '@/lib/bac';
import type { DriverClass } from '@/lib/countries/applicable-limit';
import type { MeasurementUnit } from './measurement';
import type { NonEmpty } from './non-empty';

/** The four drink types. Their order differs by locale. */
export const drinkTypes = ['beer', 'wine', 'vodka', 'other'] as const;
export type DrinkType = (typeof drinkTypes)[number];

export const unitSystems = ['metric', 'imperial'] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** Strength and serving of a drink. */
export interface DrinkChoice {
  /** Strength, percent by volume, 0 to 99.9 in tenths. */
  percent: number;
  servingItemId: string;
  servingItemName: string;
  /** Millilitres of one serving; 1 (fr: 10) for the custom row. */
  servingItemCapacityInMl: number;
  /** The visitor set the strength, so choosing a serving does not change it. */
  isPercentSet?: true;
}

/** What was drunk of one type. Its alcohol is amount x capacity x percent. */
export interface AlcoholSetting extends DrinkChoice {
  /** Number of servings, 0 to 10000. */
  amount: number;
  /** Strength and serving of drinks counted with "+1"; the current ones may differ. */
  countedAs?: DrinkChoice;
}

/** Which times of a sitting the visitor gave; the others are assumed. */
export const givenEnds = ['none', 'start', 'finish', 'both'] as const;
export type GivenEnds = (typeof givenEnds)[number];

/**
 * The drinks of one type, by kind in the order of entry: a stout beside a lager. The newest, even
 * without an amount, says what the next drink is.
 */
export type Kinds = NonEmpty<AlcoholSetting>;
export type Drinks = Readonly<Record<DrinkType, Kinds>>;

/** A drinking session as the visitor enters it. */
export interface EnteredSitting {
  /** HH:MM, 24-hour clock. */
  timeStartInH24: string;
  timeFinishInH24: string;
  givenEnds: GivenEnds;
  /** Days from the date of the first entered sitting to this one's, within `maxDayShift`. */
  dayShift: number;
  drinks: Drinks;
}

/** A measurement as the visitor enters it. */
export interface EnteredMeasurement {
  /** In `unit`, rounded to its decimals; null until entered. */
  value: number | null;
  unit: MeasurementUnit;
  /** 'YYYY-MM-DD', local date of the measurement; empty until a value is entered. */
  measuredDay: string;
  /** The visitor chose the day, so a new time does not change it. */
  isDayChosen: boolean;
  /** HH:MM, 24-hour clock. */
  timeMeasuredInH24: string;
  /** HH:MM: when the last drink ended, at most a day before the measurement. */
  timeLastDrinkInH24: string;
  /** Which of these the visitor gave: 'start' is the last drink, 'finish' the measurement. */
  givenEnds: GivenEnds;
  /** The visitor said that a last drink with a later clock time was the day before. */
  isLastDrinkDayBefore?: true;
}

/** What was drunk and when. */
export interface Sittings {
  /** At most six, in the order of entry. A later one may be before the first in time. */
  sittings: NonEmpty<EnteredSitting>;
  /** 'YYYY-MM-DD', local date of the first entered sitting; empty until something is entered. */
  startDay: string;
  /** The visitor chose the day, so a new start time does not change it. */
  isDayChosen: boolean;
  /** Drinks were counted with "+1" while drinking, so the current level matters. */
  isLogged: boolean;
  /** Drinks are entered after the fact, so a plus counts one without saying that it is drunk now. */
  isEarlier: boolean;
  /**
   * Name of the time zone whose clocks the times and days of the evening are of, also those of a
   * measurement; empty if there is no day, or if the entries are of a version without zones.
   */
  zone: string;
  /** The zone in which the evening was entered, if the device has since come to another one. */
  madeIn: string;
}

/** The form in use: drinks or a measurement. */
export type EntryMode = 'drinks' | 'measurement';

/** Body data. */
export interface Person {
  /** 0 male, 1 female. */
  gender: Gender;
  /** Years, 18 to 100. */
  age: number;
  /** Centimetres, not rounded, so that switching between unit systems loses nothing. */
  heightInCm: number;
  /** Kilograms, not rounded for the same reason. */
  weightInKg: number;
  /** The visitor has set the weight, or said that the body is theirs; until then it is assumed. */
  isBodySet: boolean;
  /** The visitor has set the height, so the sex does not change it. */
  isHeightSet: boolean;
  /** The visitor has set the age, or said that the body is theirs. */
  isAgeSet: boolean;
}

/** Units, and the limit that applies. */
export interface Preferences {
  unitSystem: UnitSystem;
  /** Weight in stone, for British visitors; only matters in the imperial system. */
  weightInStone: boolean;
  /** ISO 3166 code of the chosen country or region; if empty, the default applies. */
  selectedCountryId: string;
  /**
   * ISO 3166 code of the country in whose time zone the device was at that choice; empty if not
   * known. In a third country the choice is open again.
   */
  chosenInCountry: string;
  /** Which of the country's limits applies. */
  driverClass: DriverClass;
  /** The visitor has said which of the country's limits applies, if only that it is the usual one. */
  isClassChosen: boolean;
  /** Grams per litre of blood, 0 to 2; null if the limit of the country applies. */
  ownLimitPermille: number | null;
}

/** Whose limit applies, as the visitor chose it. */
export type LimitEntries = Pick<
  Preferences,
  'selectedCountryId' | 'chosenInCountry' | 'driverClass' | 'isClassChosen' | 'ownLimitPermille'
>;

/** The entries of one evening. */
export interface EveningEntries extends Sittings {
  /** 0 nothing, 1 little, 2 normal, 3 a lot. */
  foodWhileDrinkingType: FoodWhileDrinking;
  /** The form in use; entries in the other one are kept. */
  entryMode: EntryMode;
  measurement: EnteredMeasurement;
  /** HH:MM at which the visitor wants to drive; empty if not set. */
  readyByInH24: string;
}

/**
 * Everything the visitor has entered, saved under `app-calc-model` in a form in which the first
 * sitting lies flat in the record (saved-sittings.ts). Field names are those of the spec.
 */
export interface CalculatorModel extends Person, Preferences, EveningEntries {}

/** A record with a value for each drink type. */
export function perDrinkType<Value>(valueOf: (type: DrinkType) => Value): Record<DrinkType, Value> {
  return {
    beer: valueOf('beer'),
    wine: valueOf('wine'),
    vodka: valueOf('vodka'),
    other: valueOf('other'),
  };
}
