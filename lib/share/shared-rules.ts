import { isDay } from '@/lib/calendar/local-day';
import { isClockTime, maxLaterSittings, type FoodWhileDrinking, type Gender } from '@/lib/bac';
import { bounds, type Bounds } from '@/lib/model/bounds';
import { drinkTypes, unitSystems, type DrinkType, type UnitSystem } from '@/lib/model/model';
import type { DrinksFacts } from './shared-facts';

/** A drink type with its amount. */
export interface SharedDrink {
  /** Percent by volume, 0 to 99.9, in tenths. */
  percent: number;
  /** Millilitres of one serving, 1 to 5000, whole. */
  capacityMl: number;
  /** Servings, 0 to 10000, whole. */
  amount: number;
}

/** A drinking session. */
export interface SharedSitting {
  /** HH:MM, 24-hour clock. */
  timeStart: string;
  timeFinish: string;
  drinks: Record<DrinkType, SharedDrink>;
}

/**
 * The content of a share link: the numbers of a calculation, without a name. The fields of
 * `SharedSitting` are those of the first sitting.
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
  /** At most five, in order of time; left out if there is none. */
  laterSittings?: SharedSitting[];
  /** 'YYYY-MM-DD', the local date on which the evening starts; left out if it is not known. */
  startDay?: string;
  /** Left out in links made before there were facts, whose facts count as given. */
  facts?: DrinksFacts;
}

/** Percent by volume of any drink in a link (spec section 5: whole part to 99, one tenth digit). */
const percent: Bounds = { min: 0, max: 99.9 };

const isWithin = (value: number, { min, max }: Bounds) => value >= min && value <= max;
const isWholeWithin = (value: number, range: Bounds) =>
  Number.isInteger(value) && isWithin(value, range);

/**
 * The first violation of the validation rules (spec section 5), for developers; null if there is
 * none. For encoding and decoding alike, so that every link that is made can be read.
 */
export function checkShared(model: SharedModel): string | null {
  const rules: [keyof SharedModel, boolean][] = [
    ['unitSystem', unitSystems.includes(model.unitSystem)],
    ['gender', model.gender === 0 || model.gender === 1],
    ['ageYears', isWholeWithin(model.ageYears, bounds.ageYears)],
    ['weightKg', isWithin(model.weightKg, bounds.weightKg)],
    ['heightCm', isWholeWithin(model.heightCm, bounds.heightCm)],
    ['startDay', model.startDay === undefined || isDay(model.startDay)],
    ['foodWhileDrinking', isWholeWithin(model.foodWhileDrinking, bounds.foodWhileDrinking)],
  ];
  const broken = rules.find(([, holds]) => !holds);
  if (broken) return `${broken[0]} ${String(model[broken[0]])}`;
  const later = model.laterSittings ?? [];
  if (later.length > maxLaterSittings) return `${later.length} later sittings`;
  const ends = model.facts?.givenEnds;
  if (ends && ends.length !== 1 + later.length) return `ends of ${ends.length} sittings`;
  return [model, ...later].map(checkSitting).find((what) => what !== null) ?? null;
}

function checkSitting({ timeStart, timeFinish, drinks }: SharedSitting): string | null {
  if (!isClockTime(timeStart)) return `timeStart ${timeStart}`;
  if (!isClockTime(timeFinish)) return `timeFinish ${timeFinish}`;
  for (const type of drinkTypes) {
    const drink = drinks[type];
    if (!isWithin(drink.percent, percent)) return `percent ${drink.percent} of ${type}`;
    if (!isWholeWithin(drink.capacityMl, bounds.capacityMl)) {
      return `capacityMl ${drink.capacityMl} of ${type}`;
    }
    if (!isWholeWithin(drink.amount, bounds.amount)) return `amount ${drink.amount} of ${type}`;
  }
  return null;
}
