import { isClockTime } from '@/lib/bac';
import { driverClasses } from '@/lib/countries/applicable-limit';
import { placeCode } from '@/lib/countries/place-code';
import type { DrinkCatalog } from '@/lib/drinks/servings';
import {
  clockTime,
  dayOrNone,
  flag,
  isRecord,
  keptFields,
  nullOr,
  oneOf,
  recordOrEmpty,
  textThat,
  wholeWithin,
  within,
  type Readers,
} from './field-readers';
import { addedSittingEnds, mergeMarks, type FactMarks } from './given-marks';
import { bounds, maxAddedSittings, maxDayShift } from './bounds';
import { drinkTypes, perDrinkType, unitSystems } from './model';
import type { CalculatorModel } from './model';
import { mergeDrink } from './saved-drink';
import { mergeMeasurement } from './saved-measurement';
import {
  fromSavedSittings,
  toSavedSittings,
  type SavedAddedSitting,
  type SavedSittings,
} from './saved-sittings';

/** An IANA name, or a fixed offset (lib/calendar/named-zone.ts). */
const zoneName = textThat((text) => /^[\w+/:-]{0,64}$/.test(text));
const placeOrNone = textThat((text) => text === '' || placeCode.test(text));

/** The model with its sittings in their saved form. */
type WithSavedSittings = Omit<CalculatorModel, 'sittings'> & SavedSittings;

/** All fields of the saved model except the drinks, which need a catalog, and the measurement. */
const personAndTime: Readers<
  Omit<WithSavedSittings, 'alcoholSettings' | 'addedSittings' | 'measurement' | keyof FactMarks>
> = {
  unitSystem: oneOf(unitSystems),
  gender: oneOf([0, 1]),
  age: wholeWithin(bounds.ageYears),
  heightInCm: within(bounds.heightCm),
  weightInKg: within(bounds.weightKg),
  weightInStone: flag,
  selectedCountryId: placeOrNone,
  chosenInCountry: placeOrNone,
  driverClass: oneOf(driverClasses),
  ownLimitPermille: nullOr(within(bounds.ownLimitPermille)),
  timeStartInH24: clockTime,
  timeFinishInH24: clockTime,
  startDay: dayOrNone,
  isDayChosen: flag,
  isLogged: flag,
  zone: zoneName,
  madeIn: zoneName,
  foodWhileDrinkingType: oneOf([0, 1, 2, 3]),
  entryMode: (raw) => (raw === 'reading' ? 'measurement' : oneOf(['drinks'] as const)(raw)),
  readyByInH24: textThat((text) => text === '' || isClockTime(text)),
};

const dayShiftOf = wholeWithin({ min: -maxDayShift, max: maxDayShift });

/** The saved form of the model. In all versions, a measurement is saved as "reading". */
type SavedModel = Omit<WithSavedSittings, 'entryMode' | 'measurement'> & {
  entryMode: 'drinks' | 'reading';
  reading: CalculatorModel['measurement'];
};

/** Converts a model to its saved form, which `mergeSaved` reads. */
export function savedForm({ entryMode, measurement, ...others }: CalculatorModel): SavedModel {
  return {
    ...toSavedSittings(others),
    entryMode: entryMode === 'measurement' ? 'reading' : entryMode,
    reading: measurement,
  };
}

/**
 * Validates what `readSaved` returned, field by field. One that is missing, of the wrong type or out
 * of bounds gets its default, and one console warning names them (spec sections 4, 8). Never throws.
 */
export function mergeSaved(
  raw: unknown,
  catalog: DrinkCatalog,
  defaults: CalculatorModel,
): CalculatorModel {
  if (raw === undefined) return defaults;
  const { model, lost } = checkSaved(raw, catalog, defaults);
  if (lost.length > 0) {
    console.warn(
      `Saved entries that cannot be used start from their defaults: ${lost.join(', ')}.`,
    );
  }
  return model;
}

/** Like `mergeSaved`, but returns the names of the replaced fields instead of a warning. */
export function checkSaved(
  raw: unknown,
  catalog: DrinkCatalog,
  defaults: CalculatorModel,
): { model: CalculatorModel; lost: readonly string[] } {
  if (!isRecord(raw)) return { model: defaults, lost: ['the whole model'] };
  const lost: string[] = [];
  const { alcoholSettings, addedSittings, measurement, ...others } = toSavedSittings(defaults);
  const mergeDrinks = (saved: unknown) => {
    const drinks = recordOrEmpty('alcoholSettings', saved, lost);
    return perDrinkType((type) =>
      mergeDrink(type, drinks[type], catalog, alcoholSettings[type], lost),
    );
  };
  const kept = {
    ...keptFields(personAndTime, raw, others, lost),
    alcoholSettings: mergeDrinks(raw.alcoholSettings),
  };
  const model = fromSavedSittings({
    ...kept,
    ...mergeMarks(raw, kept, defaults, lost),
    addedSittings: mergeAddedSittings(raw.addedSittings ?? addedSittings, mergeDrinks, lost),
    measurement: mergeMeasurement(raw.reading, measurement, lost),
  });
  return { model, lost };
}

function mergeAddedSittings(
  raw: unknown,
  mergeDrinks: (saved: unknown) => SavedSittings['alcoholSettings'],
  lost: string[],
): SavedAddedSitting[] {
  if (!Array.isArray(raw)) {
    lost.push('addedSittings');
    return [];
  }
  if (raw.length > maxAddedSittings) lost.push(`addedSittings after ${maxAddedSittings}`);
  return raw.slice(0, maxAddedSittings).flatMap((saved: unknown, index) => {
    const sitting = isRecord(saved) ? saved : {};
    const timeStartInH24 = clockTime(sitting.timeStartInH24);
    const timeFinishInH24 = clockTime(sitting.timeFinishInH24);
    const dayShift = dayShiftOf(sitting.dayShift);
    if (!timeStartInH24 || !timeFinishInH24 || dayShift === undefined) {
      lost.push(`addedSittings ${index + 1}`);
      return [];
    }
    const anotherType = oneOf(drinkTypes)(sitting.anotherType);
    const givenEnds = addedSittingEnds(sitting.givenEnds);
    if (!givenEnds) lost.push(`addedSittings ${index + 1}.givenEnds`);
    return [
      {
        timeStartInH24,
        timeFinishInH24,
        dayShift,
        givenEnds: givenEnds ?? 'none',
        alcoholSettings: mergeDrinks(sitting.alcoholSettings),
        ...(anotherType && { anotherType }),
      },
    ];
  });
}
