import { roundHalfUp, type FoodWhileDrinking, type Gender } from '@/lib/bac';
import { drinkTypes, unitSystems, type DrinkType, type UnitSystem } from '@/lib/model/model';
import { fromBase62, toBase62 } from './base62';
import { capacityOf, packFields, unpackFields } from './mixed-radix';
import { checkShared } from './shared-rules';

/** What was drunk of one kind. */
export interface SharedDrink {
  /** Percent by volume, 0 to 99.9, in tenths. */
  percent: number;
  /** Millilitres of one serving, 1 to 5000, whole. */
  capacityMl: number;
  /** Servings, 0 to 10000, whole. */
  amount: number;
}

/** What a share link carries: the numbers of a calculation, without a country or a name. */
export interface SharedModel {
  unitSystem: UnitSystem;
  gender: Gender;
  /** 18 to 100, whole. */
  ageYears: number;
  /** 40.0 to 150.0, in tenths. */
  weightKg: number;
  /** 90 to 245, whole. */
  heightCm: number;
  /** HH:MM, 24-hour clock. */
  timeStart: string;
  timeFinish: string;
  foodWhileDrinking: FoodWhileDrinking;
  drinks: Record<DrinkType, SharedDrink>;
}

/** unitSystem, gender, age, weight in tenths, height, start and finish as HHMM, food. */
const personSizes = [2, 2, 121, 5001, 301, 2360, 2360, 4];

/** Percent in tenths, capacity, amount. */
const drinkSizes = [1001, 5001, 10001];

/** The order of the drinks in a link, for ever: beer, wine, vodka, other. */
const drinkOrder: readonly DrinkType[] = drinkTypes;

/**
 * Sizes of all fields in their order, the first least significant (spec section 9, "Share link
 * bounds"). Never change or reorder them: links in the world depend on it. More can only be added
 * above, as value + capacity x extension.
 */
const sizes = [...personSizes, ...drinkOrder.flatMap(() => drinkSizes)];

/** No code is longer: a longer text is refused before any arithmetic on it. */
const longestCode = toBase62(capacityOf(sizes) - 1n).length;

const toHhmm = (time: string) => Number(time.replace(':', ''));
const fromHhmm = (hhmm: number) => String(hhmm).padStart(4, '0').replace(/..$/, ':$&');

/** The nearest values a link can hold: whole centimetres and millilitres, tenths of kg and percent. */
function rounded(shared: SharedModel): SharedModel {
  const drinks = { ...shared.drinks };
  for (const type of drinkOrder) {
    const { percent, capacityMl, amount } = drinks[type];
    drinks[type] = {
      percent: roundHalfUp(percent, 1),
      capacityMl: roundHalfUp(capacityMl, 0),
      amount,
    };
  }
  return {
    ...shared,
    weightKg: roundHalfUp(shared.weightKg, 1),
    heightCm: roundHalfUp(shared.heightCm, 0),
    drinks,
  };
}

/**
 * The code of a share link: digits and letters, at most 33 of them. Weight is rounded to a tenth of
 * a kilogram, height to a whole centimetre, percent to a tenth, capacity to a whole millilitre; age
 * and amounts must be whole.
 * @throws {RangeError} for a value out of the bounds of a link, after rounding
 */
export function encodeShareCode(shared: SharedModel): string {
  const model = rounded(shared);
  const broken = checkShared(model);
  if (broken) throw new RangeError(`Cannot be shared: ${broken}`);
  const fields = [
    unitSystems.indexOf(model.unitSystem),
    model.gender,
    model.ageYears,
    Math.round(model.weightKg * 10),
    model.heightCm,
    toHhmm(model.timeStart),
    toHhmm(model.timeFinish),
    model.foodWhileDrinking,
    ...drinkOrder.flatMap((type) => {
      const { percent, capacityMl, amount } = model.drinks[type];
      return [Math.round(percent * 10), capacityMl, amount];
    }),
  ];
  return toBase62(packFields(fields, sizes));
}

/**
 * The model of a share code; null for anything `encodeShareCode` never writes: other characters, a
 * leading zero, something left over above the fields, or a value that breaks the rules. Takes
 * bounded time for a text of any length.
 */
export function decodeShareCode(code: string): SharedModel | null {
  if (code.length > longestCode) return null;
  const value = fromBase62(code);
  if (value === null) return null;
  const { fields, rest } = unpackFields(value, sizes);
  if (rest !== 0n) return null;
  const field = (i: number) => fields[i] ?? 0;
  const drinkAt = (slot: number): SharedDrink => {
    const first = personSizes.length + slot * drinkSizes.length;
    return {
      percent: field(first) / 10,
      capacityMl: field(first + 1),
      amount: field(first + 2),
    };
  };
  const model: SharedModel = {
    unitSystem: unitSystems[field(0)] ?? 'metric',
    gender: field(1) as Gender,
    ageYears: field(2),
    weightKg: field(3) / 10,
    heightCm: field(4),
    timeStart: fromHhmm(field(5)),
    timeFinish: fromHhmm(field(6)),
    foodWhileDrinking: field(7) as FoodWhileDrinking,
    drinks: { beer: drinkAt(0), wine: drinkAt(1), vodka: drinkAt(2), other: drinkAt(3) },
  };
  return checkShared(model) === null ? model : null;
}
