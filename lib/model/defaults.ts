import type { Gender } from '@/lib/bac';
import { defaultServing, drinkKind, usualPercent, type DrinkCatalog } from '@/lib/drinks/servings';
import type { ServingVariant } from '@/lib/drinks/variants';
import { servingFields } from './drinks';
import { perDrinkType } from './model';
import type {
  AlcoholSetting,
  CalculatorModel,
  Drinks,
  DrinkType,
  EnteredMeasurement,
  Person,
  UnitSystem,
} from './model';
import { defaultMeasurementTimes, type MeasurementUnit } from './measurement';
import { CM_PER_IN, KG_PER_LB } from './units';

type Build = Pick<Person, 'heightInCm' | 'weightInKg'>;

/** The assumed body in each unit system, by gender: the man of spec section 9, then a woman. */
const assumedBuilds: Readonly<Record<UnitSystem, Readonly<Record<Gender, Build>>>> = {
  metric: [
    { heightInCm: 178, weightInKg: 78 },
    { heightInCm: 165, weightInKg: 66 },
  ],
  imperial: [
    { heightInCm: 69 * CM_PER_IN, weightInKg: 187 * KG_PER_LB },
    // 165 cm and 66 kg in whole inches and pounds, the weight rounded down, to the cautious side.
    { heightInCm: 65 * CM_PER_IN, weightInKg: 145 * KG_PER_LB },
  ],
};

/** The person with another sex: height and weight that nobody gave are those of an average body. */
export function withGender(
  person: Pick<CalculatorModel, keyof Person | 'unitSystem'>,
  gender: Gender,
): Partial<Person> {
  if (person.gender === gender) return { gender };
  const { heightInCm, weightInKg } = assumedBuilds[person.unitSystem][gender];
  return {
    gender,
    ...(!person.isBodySet && { weightInKg }),
    ...(!person.isHeightSet && { heightInCm }),
  };
}

/** The times of the form before any are set (spec section 9). */
export const defaultTimes = { timeStartInH24: '21:00', timeFinishInH24: '23:00' } as const;

/** A drink type before anything is entered: default serving, its usual strength, amount 0. */
function defaultSetting(catalog: DrinkCatalog, type: DrinkType): AlcoholSetting {
  const serving = defaultServing(catalog, type);
  return {
    percent: usualPercent(drinkKind(catalog, type), serving),
    ...servingFields(serving),
    amount: 0,
  };
}

/** All drink types before anything is entered. */
export function defaultDrinks(catalog: DrinkCatalog): Drinks {
  return perDrinkType((type) => [defaultSetting(catalog, type)]);
}

/** The entries of a first visit (spec section 9). For British visitors imperial includes stone. */
export function defaultModel(catalog: DrinkCatalog, unitSystem: UnitSystem): CalculatorModel {
  return {
    unitSystem,
    gender: 0,
    age: 39,
    ...assumedBuilds[unitSystem][0],
    isBodySet: false,
    isHeightSet: false,
    isAgeSet: false,
    weightInStone: catalog.variant === 'gb',
    selectedCountryId: '',
    chosenInCountry: '',
    driverClass: 'general',
    isClassChosen: false,
    ownLimitPermille: null,
    sittings: [{ ...defaultTimes, givenEnds: 'none', dayShift: 0, drinks: defaultDrinks(catalog) }],
    foodWhileDrinkingType: 2,
    startDay: '',
    isDayChosen: false,
    isLogged: false,
    isEarlier: false,
    zone: '',
    madeIn: '',
    entryMode: 'drinks',
    measurement: defaultMeasurement(catalog.variant),
    readyByInH24: '',
  };
}

/** The usual unit of devices and police by serving variant; permille if left out. */
const usualUnits: Partial<Record<ServingVariant, MeasurementUnit>> = {
  en: 'percent',
  au: 'percent',
  nz: 'mgPer100Ml',
  gb: 'breathUgPer100Ml',
  fr: 'breathMgPerL',
  es: 'breathMgPerL',
  br: 'breathMgPerL',
  it: 'gramsPerLitre',
  jp: 'breathMgPerL',
  cn: 'mgPer100Ml',
};

/** The measurement before anything is entered. */
export function defaultMeasurement(variant: ServingVariant): EnteredMeasurement {
  return {
    value: null,
    unit: usualUnits[variant] ?? 'permille',
    measuredDay: '',
    isDayChosen: false,
    ...defaultMeasurementTimes,
    givenEnds: 'none',
  };
}
