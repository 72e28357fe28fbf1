import { mostLaterSittings, roundHalfUp, type FoodWhileDrinking, type Gender } from '@/lib/bac';
import { unitSystems, type DrinkType, type UnitSystem } from '@/lib/model/model';
import { fromBase62, toBase62 } from './base62';
import { dayNumberOf, dayNumberSize, dayOfNumber } from './day-number';
import { clockOfHhmm, hhmmOf } from './hhmm';
import { checkSize, hasItsCheck, withCheck } from './link-check';
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
  /** 'YYYY-MM-DD', the local date on which the evening starts; left out when it is not known. */
  startDay?: string;
}

/** unitSystem, gender, age, weight in tenths, height, start and finish as HHMM, food. */
const personSizes = [2, 2, 121, 5001, 301, 2360, 2360, 4];

/** Percent in tenths, capacity, amount. */
const drinkSizes = [1001, 5001, 10001];

/** The order of the drinks in a link, for ever: beer, wine, vodka, other. */
const drinkOrder: readonly DrinkType[] = ['beer', 'wine', 'vodka', 'other'];

/**
 * Sizes of all fields in their order, the first least significant (spec section 9, "Share link
 * bounds"). Never change or reorder them: links in the world depend on it. All else stands above
 * them, as value + capacity x extension.
 */
const sizes = [...personSizes, ...drinkOrder.flatMap(() => drinkSizes)];
const capacity = capacityOf(sizes);

/** Start and finish as HHMM, drinks: the fields of one later sitting, bounded as those above. */
const laterSizes = [2360, 2360, ...drinkOrder.flatMap(() => drinkSizes)];

/**
 * An extension is count + 6 x (fields of the later sittings + their capacity x (day + 36526 x
 * check)). Links made before the day and the check have neither: of one sitting, it is 0.
 */
const countSize = BigInt(mostLaterSittings + 1);
const daySize = BigInt(dayNumberSize);

/** The first number that does not fit below the day of so many later sittings. */
function capacityWith(laterCount: number): bigint {
  return capacity * countSize * capacityOf(laterSizes) ** BigInt(laterCount);
}

/** No code is longer: a longer text is refused before any arithmetic on it. */
const longestCode = toBase62(
  capacityWith(mostLaterSittings) * daySize * BigInt(checkSize) - 1n,
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

/** Later sittings as one number, the first of them least significant. */
function packLater(later: readonly SharedSitting[]): bigint {
  const fields = later.flatMap((sitting) => [
    hhmmOf(sitting.timeStart),
    hhmmOf(sitting.timeFinish),
    ...drinkFields(sitting),
  ]);
  return packFields(
    fields,
    later.flatMap(() => laterSizes),
  );
}

/**
 * The code of a share link: digits and letters, at most 38 of them for one sitting and 27 or 28 for
 * each later one. It always carries a check, and the day if there is one; a day that a link cannot
 * hold (`dayNumberOf`) is left out. Weight is rounded to a tenth of a kilogram, height to a whole
 * centimetre, percent to a tenth, capacity to a whole millilitre; age and amounts must be whole.
 * @throws {RangeError} for a value out of the bounds of a link, after rounding, or a day that is none
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
  const later = model.laterSittings ?? [];
  const belowDay =
    packFields(fields, sizes) + capacity * (BigInt(later.length) + countSize * packLater(later));
  const dayCapacity = capacityWith(later.length);
  const day = model.startDay === undefined ? 0 : dayNumberOf(model.startDay);
  return toBase62(withCheck(belowDay + dayCapacity * BigInt(day), dayCapacity * daySize));
}

function drinksFrom(fields: readonly number[]): SharedSitting['drinks'] {
  const drinkAt = (slot: number): SharedDrink => {
    const [tenths = 0, capacityMl = 0, amount = 0] = fields.slice(slot * drinkSizes.length);
    return { percent: tenths / 10, capacityMl, amount };
  };
  return { beer: drinkAt(0), wine: drinkAt(1), vodka: drinkAt(2), other: drinkAt(3) };
}

/** So many later sittings as `packLater` packed them, and what is left above them. */
function unpackLater(value: bigint, count: number): { later: SharedSitting[]; rest: bigint } {
  let above = value;
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
  return { later, rest: above };
}

/**
 * The model of a share code; null for anything `encodeShareCode` never wrote: other characters, a
 * leading zero, something left over above the fields, a count of sittings or a check that does not
 * match, or a value that breaks the rules. A link without a check is read only if it has no day
 * either: such links were made before both. Takes bounded time for a text of any length.
 */
export function decodeShareCode(code: string): SharedModel | null {
  if (code.length > longestCode) return null;
  const value = fromBase62(code);
  if (value === null) return null;
  const { fields, rest: extension } = unpackFields(value, sizes);
  const count = Number(extension % countSize);
  const { later, rest: dayAndCheck } = unpackLater(extension / countSize, count);
  if (dayAndCheck !== 0n && !hasItsCheck(value, capacityWith(count) * daySize)) return null;
  const startDay = dayOfNumber(Number(dayAndCheck % daySize));
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
    ...(startDay !== null && { startDay }),
  };
  return checkShared(model) === null ? model : null;
}
