import { minutesOfDay, type FoodWhileDrinking, type Gender } from '@/lib/bac';
import type { DriverClass } from '@/lib/countries/applicable-limit';
import { servingById, type DrinkCatalog } from '@/lib/drinks/servings';
import { clamp, limits, percentLimits, type Bounds } from '@/lib/model/limits';
import type { AlcoholSetting, CalculatorModel, DrinkType, UnitSystem } from '@/lib/model/model';

/** Everything a visitor can change. Numbers are clamped to their bounds; NaN changes nothing. */
export interface CalculatorActions {
  setUnitSystem(unitSystem: UnitSystem): void;
  setGender(gender: Gender): void;
  /** Whole years. */
  setAge(ageYears: number): void;
  setHeightInCm(heightCm: number): void;
  setWeightInKg(weightKg: number): void;
  setWeightInStone(weightInStone: boolean): void;
  /** @param time HH:MM; anything else throws, '' with 'Empty time string' (spec section 5) */
  setTimeStart(time: string): void;
  setTimeFinish(time: string): void;
  setFood(food: number): void;
  /** Percent by volume in tenths. */
  setPercent(type: DrinkType, percent: number): void;
  /** Sets id, name and capacity; throws when the catalog has no such serving. */
  setServing(type: DrinkType, servingId: string): void;
  /** Whole servings. */
  setAmount(type: DrinkType, amount: number): void;
  /**
   * Goes back to the limit of a country.
   * @param iso2 ISO 3166 code; empty for the site's default country
   */
  setCountry(iso2: string): void;
  setDriverClass(driverClass: DriverClass): void;
  /** @param limitPermille null for the limit of the country */
  setOwnLimit(limitPermille: number | null): void;
}

type Patch = (model: CalculatorModel, catalog: DrinkCatalog) => Partial<CalculatorModel>;

/** The actions over anything that can change the model. */
export function calculatorActions(change: (patch: Patch) => void): CalculatorActions {
  function changeDrink(
    type: DrinkType,
    patch: (setting: AlcoholSetting, catalog: DrinkCatalog) => Partial<AlcoholSetting>,
  ) {
    change(({ alcoholSettings }, catalog) => {
      const setting = alcoholSettings[type];
      const changed = { ...setting, ...patch(setting, catalog) };
      return { alcoholSettings: { ...alcoholSettings, [type]: changed } };
    });
  }

  return {
    setUnitSystem: (unitSystem) => change(() => ({ unitSystem })),
    setGender: (gender) => change(() => ({ gender })),
    setAge: (ageYears) =>
      change(({ age }) => ({ age: bounded(Math.round(ageYears), limits.ageYears, age) })),
    setHeightInCm: (heightCm) =>
      change(({ heightInCm }) => ({ heightInCm: bounded(heightCm, limits.heightCm, heightInCm) })),
    setWeightInKg: (weightKg) =>
      change(({ weightInKg }) => ({ weightInKg: bounded(weightKg, limits.weightKg, weightInKg) })),
    setWeightInStone: (weightInStone) => change(() => ({ weightInStone })),
    setTimeStart: (time) => change(() => ({ timeStartInH24: checkedTime(time) })),
    setTimeFinish: (time) => change(() => ({ timeFinishInH24: checkedTime(time) })),
    setFood: (food) =>
      change(({ foodWhileDrinkingType: current }) => ({
        foodWhileDrinkingType: boundedFood(food, current),
      })),
    setPercent: (type, percent) =>
      changeDrink(type, (setting) => ({
        percent: bounded(Math.round(percent * 10) / 10, percentLimits[type], setting.percent),
      })),
    setServing: (type, servingId) =>
      changeDrink(type, (_, catalog) => {
        const serving = servingById(catalog, type, servingId);
        if (!serving) throw new Error(`Unknown serving of ${type}: ${servingId}`);
        return {
          servingItemId: serving.id,
          servingItemName: serving.name,
          servingItemCapacityInMl: serving.capacityInMl,
        };
      }),
    setAmount: (type, amount) =>
      changeDrink(type, (setting) => ({
        amount: bounded(Math.round(amount), limits.amount, setting.amount),
      })),
    setCountry: (iso2) => change(() => ({ selectedCountryId: iso2, ownLimitPermille: null })),
    setDriverClass: (driverClass) => change(() => ({ driverClass })),
    setOwnLimit: (limitPermille) =>
      change(({ ownLimitPermille: current }) => ({
        ownLimitPermille:
          limitPermille === null
            ? null
            : bounded(limitPermille, limits.ownLimitPermille, current ?? 0),
      })),
  };
}

function bounded(value: number, bounds: Bounds, current: number): number {
  return Number.isNaN(value) ? current : clamp(value, bounds);
}

function boundedFood(food: number, current: FoodWhileDrinking): FoodWhileDrinking {
  return bounded(Math.round(food), limits.foodWhileDrinking, current) as FoodWhileDrinking;
}

/** The engine's own check of HH:MM throws; an unreadable time never reaches the model. */
function checkedTime(time: string): string {
  minutesOfDay(time);
  return time;
}
