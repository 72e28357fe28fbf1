import * as v from 'valibot';
import { isClockTime, mostLaterSittings } from '@/lib/bac';
import { driverClasses } from '@/lib/countries/applicable-limit';
import { servingById, type DrinkCatalog } from '@/lib/drinks/servings';
import { isRecord } from './is-record';
import { limits, percentLimits, type Bounds } from './limits';
import { entryModes, perDrinkType, unitSystems } from './model';
import type { AddedSitting, AlcoholSetting, CalculatorModel, DrinkType } from './model';
import { mostReadingSteps, readingOfSteps, readingSteps, readingUnits } from './reading';
import type { EnteredReading } from './reading';

type Entries<Shape> = { [Key in keyof Shape]: v.GenericSchema<unknown, Shape[Key]> };

const within = ({ min, max }: Bounds) => v.pipe(v.number(), v.minValue(min), v.maxValue(max));
const wholeWithin = (bounds: Bounds) => v.pipe(within(bounds), v.integer());
const clockTime = v.pipe(v.string(), v.check(isClockTime));

/** Every field of the saved model but the drinks, which need a catalog to be judged, and the reading. */
const personAndTime: Entries<
  Omit<CalculatorModel, 'alcoholSettings' | 'addedSittings' | 'reading'>
> = {
  unitSystem: v.picklist(unitSystems),
  gender: v.picklist([0, 1]),
  age: wholeWithin(limits.ageYears),
  heightInCm: within(limits.heightCm),
  weightInKg: within(limits.weightKg),
  weightInStone: v.boolean(),
  selectedCountryId: v.pipe(v.string(), v.regex(/^(?:[A-Z]{2})?$/)),
  driverClass: v.picklist(driverClasses),
  ownLimitPermille: v.nullable(within(limits.ownLimitPermille)),
  timeStartInH24: clockTime,
  timeFinishInH24: clockTime,
  foodWhileDrinkingType: v.picklist([0, 1, 2, 3]),
  entryMode: v.picklist(entryModes),
  readyByInH24: v.union([v.literal(''), clockTime]),
};

/** A sitting without these cannot be placed: it is dropped as a whole. */
const addedSitting = v.object({
  timeStartInH24: clockTime,
  timeFinishInH24: clockTime,
  dayShift: v.picklist([-1, 0, 1]),
});

const readingFields: Entries<EnteredReading> = {
  value: v.nullable(v.pipe(v.number(), v.minValue(0))),
  unit: v.picklist(readingUnits),
  timeMeasuredInH24: clockTime,
  timeLastDrinkInH24: clockTime,
};

/** What is kept of a drink; the serving's name and capacity come from the catalog. */
function strengthAndAmount(type: DrinkType): Entries<Pick<AlcoholSetting, 'percent' | 'amount'>> {
  const toTenths = v.transform((percent: number) => Math.round(percent * 10) / 10);
  return {
    percent: v.pipe(within(percentLimits[type]), toTenths),
    amount: wholeWithin(limits.amount),
  };
}

/**
 * The saved model over the defaults, field by field: a field that is missing, of the wrong type or
 * out of its bounds falls back alone, with one console warning that names all such fields (spec
 * sections 4 and 8). Fields nobody knows are not read. Never throws.
 *
 * A drink whose saved serving is not in the catalog falls back as a whole: an amount means nothing
 * without its glass. A known serving takes name and capacity from the catalog: the name says the
 * size, so the two must not part.
 * @param raw what `readSaved` gave; undefined when nothing was saved
 */
export function mergeSaved(
  raw: unknown,
  catalog: DrinkCatalog,
  defaults: CalculatorModel,
): CalculatorModel {
  if (raw === undefined) return defaults;
  const lost: string[] = [];
  const merged = isRecord(raw) ? mergeRecord(raw, catalog, defaults, lost) : null;
  if (merged === null || lost.length > 0) {
    const what = merged === null ? 'the whole model' : lost.join(', ');
    console.warn(`Saved entries that cannot be used start from their defaults: ${what}.`);
  }
  return merged ?? defaults;
}

function mergeRecord(
  raw: Record<string, unknown>,
  catalog: DrinkCatalog,
  defaults: CalculatorModel,
  lost: string[],
): CalculatorModel {
  const { alcoholSettings, addedSittings, reading, ...others } = defaults;
  const mergeDrinks = (saved: unknown) => {
    const drinks = recordOrEmpty('alcoholSettings', saved, lost);
    return perDrinkType((type) =>
      mergeDrink(type, drinks[type], catalog, alcoholSettings[type], lost),
    );
  };
  return {
    ...keptFields(personAndTime, raw, others, lost),
    alcoholSettings: mergeDrinks(raw.alcoholSettings),
    addedSittings: mergeAddedSittings(raw.addedSittings ?? addedSittings, mergeDrinks, lost),
    reading: mergeReading(raw.reading, reading, lost),
  };
}

function mergeAddedSittings(
  raw: unknown,
  mergeDrinks: (saved: unknown) => CalculatorModel['alcoholSettings'],
  lost: string[],
): AddedSitting[] {
  if (!Array.isArray(raw)) {
    lost.push('addedSittings');
    return [];
  }
  if (raw.length > mostLaterSittings) lost.push(`addedSittings after ${mostLaterSittings}`);
  return raw.slice(0, mostLaterSittings).flatMap((saved: unknown, index) => {
    const times = v.safeParse(addedSitting, saved);
    if (times.success && isRecord(saved)) {
      return [{ ...times.output, alcoholSettings: mergeDrinks(saved.alcoholSettings) }];
    }
    lost.push(`addedSittings ${index + 1}`);
    return [];
  });
}

/** A value means nothing without its unit, and must be one that the form can hold. */
function mergeReading(raw: unknown, defaults: EnteredReading, lost: string[]): EnteredReading {
  const names: string[] = [];
  const saved = recordOrEmpty('reading', raw, lost);
  const kept = keptFields(readingFields, saved, defaults, names);
  lost.push(...names.map((name) => `reading.${name}`));
  if (kept.value === null) return kept;
  const steps = readingSteps(kept.value, kept.unit);
  if (!names.includes('unit') && steps <= mostReadingSteps) {
    return { ...kept, value: readingOfSteps(steps, kept.unit) };
  }
  lost.push('reading.value');
  return { ...kept, value: null };
}

function mergeDrink(
  type: DrinkType,
  raw: unknown,
  catalog: DrinkCatalog,
  defaults: AlcoholSetting,
  lost: string[],
): AlcoholSetting {
  if (raw === undefined) return defaults;
  const saved = recordOrEmpty(type, raw, lost);
  const serving = servingById(catalog, type, String(saved.servingItemId));
  if (!serving) {
    lost.push(`${type} (unknown serving)`);
    return defaults;
  }
  const names: string[] = [];
  const { percent, amount } = keptFields(strengthAndAmount(type), saved, defaults, names);
  lost.push(...names.map((name) => `${type}.${name}`));
  return {
    percent,
    servingItemId: serving.id,
    servingItemName: serving.name,
    servingItemCapacityInMl: serving.capacityInMl,
    amount,
  };
}

function recordOrEmpty(name: string, raw: unknown, lost: string[]): Record<string, unknown> {
  if (isRecord(raw)) return raw;
  if (raw !== undefined) lost.push(name);
  return {};
}

function keptFields<Shape extends object>(
  entries: Entries<Shape>,
  raw: Record<string, unknown>,
  defaults: Shape,
  lost: string[],
): Shape {
  const kept = { ...defaults };
  for (const key in entries) {
    if (!Object.hasOwn(raw, key)) continue;
    const parsed = v.safeParse(entries[key], raw[key]);
    if (parsed.success) kept[key] = parsed.output as Shape[typeof key];
    else lost.push(key);
  }
  return kept;
}
