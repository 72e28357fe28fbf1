import { isDay } from '@/lib/calendar/local-day';
import {
  isClockTime,
  maxLaterSittings,
  roundHalfUp,
  type FoodWhileDrinking,
  type Gender,
  type Sitting,
} from '@/lib/bac';
import { bounds, type Bounds } from '@/lib/model/bounds';
import type { DrinkType, UnitSystem } from '@/lib/model/model';
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
export interface SharedSitting extends Pick<Sitting, 'timeStart' | 'timeFinish'> {
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

/**
 * The body as a link holds it: whole centimetres, tenths of a kilogram (spec section 9). Every
 * evening is calculated from these, since inches and pounds have more digits.
 */
export function bodyInLink({ heightCm, weightKg }: Pick<SharedModel, 'heightCm' | 'weightKg'>) {
  return { heightCm: roundHalfUp(heightCm, 0), weightKg: roundHalfUp(weightKg, 1) };
}

/** Percent by volume of any drink in a link (spec section 5: whole part to 99, one tenth digit). */
const percent: Bounds = { min: 0, max: 99.9 };

const isWithin = (value: number, { min, max }: Bounds) => value >= min && value <= max;

/**
 * Whether a calculation keeps the validation rules (spec section 5) as far as the sizes of the fields
 * of a link leave them open. For encoding and decoding alike: every link that is made can be read.
 */
export function isShareable(model: SharedModel): boolean {
  const { startDay, facts, laterSittings = [] } = model;
  const sittings = [model, ...laterSittings];
  return (
    isWithin(model.ageYears, bounds.ageYears) &&
    isWithin(model.weightKg, bounds.weightKg) &&
    isWithin(model.heightCm, bounds.heightCm) &&
    (startDay === undefined || isDay(startDay)) &&
    laterSittings.length <= maxLaterSittings &&
    (facts === undefined || facts.givenEnds.length === sittings.length) &&
    sittings.every(isSittingShareable)
  );
}

function isSittingShareable({ timeStart, timeFinish, drinks }: SharedSitting): boolean {
  const areDrinks = Object.values(drinks).every(
    (drink) => isWithin(drink.percent, percent) && isWithin(drink.capacityMl, bounds.capacityMl),
  );
  return isClockTime(timeStart) && isClockTime(timeFinish) && areDrinks;
}
