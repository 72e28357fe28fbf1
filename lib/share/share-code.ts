import { maxLaterSittings, roundHalfUp, type FoodWhileDrinking, type Gender } from '@/lib/bac';
import { perDrinkType, unitSystems, type DrinkType } from '@/lib/model/model';
import { fromBase62, toBase62 } from './base62';
import { dayNumberOf, dayNumberSize, dayOfNumber } from './day-number';
import { clockOfHhmm, hhmmOf } from './hhmm';
import { checkedFacts, checkSize, withCheck } from './link-check';
import { capacityOf, packFields, unpackFields } from './mixed-radix';
import { factsCapacity, packFacts, unpackFacts } from './shared-facts';
import { bodyInLink, isShareable, type SharedModel, type SharedSitting } from './shared-rules';

/** Sizes of unitSystem, gender, age, weight in tenths, height, start and finish as HHMM, food. */
const personSizes = [2, 2, 121, 5001, 301, 2360, 2360, 4];

/** Sizes of percent in tenths, capacity, amount. */
const drinkSizes = [1001, 5001, 10001];

/** The order of the drinks in a link. Never change it. */
const drinkOrder: readonly DrinkType[] = ['beer', 'wine', 'vodka', 'other'];

/**
 * Sizes of all fields, least significant first (spec section 9, "Share link bounds"). Never change
 * or reorder them: existing links depend on them. Everything added later is in an extension: the
 * number is value + capacity x extension.
 */
const sizes = [...personSizes, ...drinkOrder.flatMap(() => drinkSizes)];
const capacity = capacityOf(sizes);

/** Sizes of a later sitting: start and finish as HHMM, drinks, with the same bounds as above. */
const laterSizes = [2360, 2360, ...drinkOrder.flatMap(() => drinkSizes)];

/**
 * The extension is count + 6 x (fields of the later sittings + their capacity x (day + 36526 x
 * (checksum + 3844 * facts))). Older links have neither day nor checksum, so with one sitting their
 * extension is 0.
 */
const countSize = BigInt(maxLaterSittings + 1);
const daySize = BigInt(dayNumberSize);

/** The number of values below the day, with a number of later sittings. */
function capacityWith(laterCount: number): bigint {
  return capacity * countSize * capacityOf(laterSizes) ** BigInt(laterCount);
}

/** Longer texts are rejected before any arithmetic on them. */
const maxCodeLength = toBase62(
  capacityWith(maxLaterSittings) *
    daySize *
    BigInt(checkSize) *
    factsCapacity(1 + maxLaterSittings) -
    1n,
).length;

function roundedSitting<Sitting extends SharedSitting>(sitting: Sitting): Sitting {
  const drinks = perDrinkType((type) => {
    const { percent, capacityMl, amount } = sitting.drinks[type];
    return { percent: roundHalfUp(percent, 1), capacityMl: roundHalfUp(capacityMl, 0), amount };
  });
  return { ...sitting, drinks };
}

/** The nearest values that fit a link: whole cm and ml, tenths of kg and percent. */
function rounded(shared: SharedModel): SharedModel {
  return {
    ...roundedSitting(shared),
    ...bodyInLink(shared),
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
 * Encodes a calculation for a share link: digits and letters, at most 44 for one sitting and 28 for
 * each later one. It always has a checksum, the day if it is in range (`dayNumberOf`), and the
 * facts if there are any. Weight and percent are rounded to tenths, height and capacity to whole
 * units; age and amounts must be whole.
 * @throws {RangeError} for a value out of the bounds of a link, after rounding, or an invalid day
 *   or place
 */
export function encodeShareCode(shared: SharedModel): string {
  const model = rounded(shared);
  if (!isShareable(model)) throw new RangeError(`Cannot be shared: ${JSON.stringify(model)}`);
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
  const facts = model.facts ? packFacts(model.facts, model.facts.givenEnds) : 0n;
  return toBase62(withCheck(belowDay + dayCapacity * BigInt(day), dayCapacity * daySize, facts));
}

/** Whether a decoded code has no checksum: an old link or one that was cut off, nobody can tell. */
export function isUncheckedCode(code: string, { laterSittings = [] }: SharedModel): boolean {
  return (fromBase62(code) ?? 0n) < capacityWith(laterSittings.length);
}

function drinksFrom(fields: readonly number[]): SharedSitting['drinks'] {
  return perDrinkType((type) => {
    const start = drinkOrder.indexOf(type) * drinkSizes.length;
    const [tenths = 0, capacityMl = 0, amount = 0] = fields.slice(start);
    return { percent: tenths / 10, capacityMl, amount };
  });
}

/** Reverses `packLater`; what is above the sittings is ignored. */
function unpackLater(value: bigint, count: number): SharedSitting[] {
  let above = value;
  return Array.from({ length: count }, () => {
    const { fields, rest } = unpackFields(above, laterSizes);
    const [start = 0, finish = 0, ...drinks] = fields;
    above = rest;
    return {
      timeStart: clockOfHhmm(start),
      timeFinish: clockOfHhmm(finish),
      drinks: drinksFrom(drinks),
    };
  });
}

/**
 * Decodes a share code; null for anything that `encodeShareCode` never wrote: other characters, a
 * leading zero, something left over, a wrong number of sittings or checksum, or a value that breaks
 * the rules. Without a checksum, as in older links, there must be no day. Takes bounded time.
 */
export function decodeShareCode(code: string): SharedModel | null {
  if (code.length > maxCodeLength) return null;
  const value = fromBase62(code);
  if (value === null) return null;
  const extension = value / capacity;
  const count = Number(extension % countSize);
  const dayCapacity = capacityWith(count);
  const dayAndCheck = value / dayCapacity;
  const factsNumber = dayAndCheck && checkedFacts(value, dayCapacity * daySize);
  const facts = factsNumber && unpackFacts(factsNumber, 1 + count);
  if (factsNumber === null || facts === null) return null;
  const startDay = dayOfNumber(Number(dayAndCheck % daySize));
  const later = unpackLater(extension / countSize, count);
  const { fields } = unpackFields(value, sizes);
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
    ...(facts && { facts }),
  };
  return isShareable(model) ? model : null;
}
