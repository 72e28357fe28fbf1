import { mostLaterSittings, roundHalfUp, type FoodWhileDrinking, type Gender } from '@/lib/bac';
import { unitSystems, type DrinkType, type UnitSystem } from '@/lib/model/model';
import { fromBase62, toBase62 } from './base62';
import { clockOfHhmm, hhmmOf } from './hhmm';
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

/** A stretch of drinking. */
export interface SharedSitting {
  /** HH:MM, 24-hour clock. */
  timeStart: string;
  timeFinish: string;
  drinks: Record<DrinkType, SharedDrink>;
}

/**
 * What a share link carries: the numbers of a calculation, without a country or a name. The fields
 * of `SharedSitting` are those of the first sitting.
 */
export interface SharedModel extends SharedSitting {
  unitSystem: UnitSystem;
  gender: Gender;
  /** 18 to 100, whole. */
  ageYears: number;
  /** 40.0 to 150.0, in tenths. */
  weightKg: number;
  /** 90 to 245, whole. */
  heightCm: number;
  foodWhileDrinking: FoodWhileDrinking;
  /** At most five, in order of time; left out when there is none. */
  laterSittings?: SharedSitting[];
}

/** unitSystem, gender, age, weight in tenths, height, start and finish as HHMM, food. */
const personSizes = [2, 2, 121, 5001, 301, 2360, 2360, 4];

/** Percent in tenths, capacity, amount. */
const drinkSizes = [1001, 5001, 10001];

/** The order of the drinks in a link, for ever: beer, wine, vodka, other. */
const drinkOrder: readonly DrinkType[] = ['beer', 'wine', 'vodka', 'other'];

/**
 * Sizes of all fields in their order, the first least significant (spec section 9, "Share link
 * bounds"). Never change or reorder them: links in the world depend on it. Later sittings stand
 * above them, as value + capacity x extension.
 */
const sizes = [...personSizes, ...drinkOrder.flatMap(() => drinkSizes)];
const capacity = capacityOf(sizes);

/** Start and finish as HHMM, drinks: the fields of one later sitting, bounded as those above. */
const laterSizes = [2360, 2360, ...drinkOrder.flatMap(() => drinkSizes)];

/** An extension is 0, or count + 6 x fields. */
const countSize = BigInt(mostLaterSittings + 1);

/** No code is longer: a longer text is refused before any arithmetic on it. */
const longestCode = toBase62(
  capacity * countSize * capacityOf(laterSizes) ** BigInt(mostLaterSittings),
).length;

function roundedSitting<Sitting extends SharedSitting>(sitting: Sitting): Sitting {
  const drinks = { ...sitting.drinks };
  for (const type of drinkOrder) {
    const { percent, capacityMl, amount } = drinks[type];
    drinks[type] = {
      percent: roundHalfUp(percent, 1),
      capacityMl: roundHalfUp(capacityMl, 0),
      amount,
    };
  }
  return { ...sitting, drinks };
}

/** The nearest values a link can hold: whole centimetres and millilitres, tenths of kg and percent. */
function rounded(shared: SharedModel): SharedModel {
  return {
    ...roundedSitting(shared),
    weightKg: roundHalfUp(shared.weightKg, 1),
    heightCm: roundHalfUp(shared.heightCm, 0),
    laterSittings: shared.laterSittings?.map(roundedSitting),
  };
}

function drinkFields({ drinks }: SharedSitting): number[] {
  return drinkOrder.flatMap((type) => {
    const { percent, capacityMl, amount } = drinks[type];
    return [Math.round(percent * 10), capacityMl, amount];
  });
}

function extensionOf(later: readonly SharedSitting[]): bigint {
  if (later.length === 0) return 0n;
  const fields = later.flatMap((sitting) => [
    hhmmOf(sitting.timeStart),
    hhmmOf(sitting.timeFinish),
    ...drinkFields(sitting),
  ]);
  const above = packFields(
    fields,
    later.flatMap(() => laterSizes),
  );
  return BigInt(later.length) + countSize * above;
}

/**
 * The code of a share link: digits and letters, at most 33 of them for one sitting and 27 or 28 for
 * each later one. Weight is rounded to a tenth of a kilogram, height to a whole centimetre, percent
 * to a tenth, capacity to a whole millilitre; age and amounts must be whole.
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
    hhmmOf(model.timeStart),
    hhmmOf(model.timeFinish),
    model.foodWhileDrinking,
    ...drinkFields(model),
  ];
  return toBase62(packFields(fields, sizes) + capacity * extensionOf(model.laterSittings ?? []));
}

function drinksFrom(fields: readonly number[]): SharedSitting['drinks'] {
  const drinkAt = (slot: number): SharedDrink => {
    const [tenths = 0, capacityMl = 0, amount = 0] = fields.slice(slot * drinkSizes.length);
    return { percent: tenths / 10, capacityMl, amount };
  };
  return { beer: drinkAt(0), wine: drinkAt(1), vodka: drinkAt(2), other: drinkAt(3) };
}

/** The later sittings of an extension; null for one that `extensionOf` never makes. */
function laterFrom(extension: bigint): SharedSitting[] | null {
  if (extension === 0n) return [];
  const count = Number(extension % countSize);
  let above = extension / countSize;
  const later: SharedSitting[] = [];
  for (let i = 0; i < count; i++) {
    const { fields, rest } = unpackFields(above, laterSizes);
    const [start = 0, finish = 0, ...drinks] = fields;
    later.push({
      timeStart: clockOfHhmm(start),
      timeFinish: clockOfHhmm(finish),
      drinks: drinksFrom(drinks),
    });
    above = rest;
  }
  return count > 0 && above === 0n ? later : null;
}

/**
 * The model of a share code; null for anything `encodeShareCode` never writes: other characters, a
 * leading zero, something left over above the fields, a count of sittings that does not match, or a
 * value that breaks the rules. Takes bounded time for a text of any length.
 */
export function decodeShareCode(code: string): SharedModel | null {
  if (code.length > longestCode) return null;
  const value = fromBase62(code);
  if (value === null) return null;
  const { fields, rest } = unpackFields(value, sizes);
  const later = laterFrom(rest);
  if (later === null) return null;
  const field = (i: number) => fields[i] ?? 0;
  const model: SharedModel = {
    unitSystem: unitSystems[field(0)] ?? 'metric',
    gender: field(1) as Gender,
    ageYears: field(2),
    weightKg: field(3) / 10,
    heightCm: field(4),
    timeStart: clockOfHhmm(field(5)),
    timeFinish: clockOfHhmm(field(6)),
    foodWhileDrinking: field(7) as FoodWhileDrinking,
    drinks: drinksFrom(fields.slice(personSizes.length)),
    ...(later.length > 0 && { laterSittings: later }),
  };
  return checkShared(model) === null ? model : null;
}
