import { minutesOfDay, type FoodWhileDrinking, type Gender } from '@/lib/bac';
import { isDay } from '@/lib/calendar/local-day';
import type { DriverClass } from '@/lib/countries/applicable-limit';
import {
  drinkKind,
  servingById,
  usualPercent,
  type DrinkCatalog,
  type DrinkKind,
  type Serving,
} from '@/lib/drinks/servings';
import { clamp, limits, percentLimits, type Bounds } from '@/lib/model/limits';
import type {
  AlcoholSetting,
  CalculatorModel,
  DrinkType,
  EnteredSitting,
  EntryMode,
  EveningEntries,
  Person,
  Sittings,
  UnitSystem,
} from '@/lib/model/model';
import { withLeastSpan } from '@/lib/evening/sitting-days';
import { startDayOf, withDays, withOpenDay, type Place } from '@/lib/evening/start-day';
import { sittingsOf } from '@/lib/evening/planned-sittings';

/** Everything a visitor can change. Numbers are clamped to their bounds; NaN changes nothing. */
export interface CalculatorActions {
  setUnitSystem(unitSystem: UnitSystem): void;
  setGender(gender: Gender): void;
  /** Whole years. */
  setAge(ageYears: number): void;
  setHeightInCm(heightCm: number): void;
  setWeightInKg(weightKg: number): void;
  setWeightInStone(weightInStone: boolean): void;
  /**
   * Of several sittings the changed one goes to the day that keeps the whole shortest. The start of
   * the first one also decides the day of the evening, unless the visitor chose it.
   * @param time HH:MM; anything else throws, '' with 'Empty time string' (spec section 5)
   * @param sitting place in the order of entry, 0 (left out) for the first
   */
  setTimeStart(time: string, sitting?: number): void;
  setTimeFinish(time: string, sitting?: number): void;
  /** @param day 'YYYY-MM-DD' of the first sitting, chosen by the visitor */
  setStartDay(day: string): void;
  setFood(food: number): void;
  /** Percent by volume in tenths. */
  setPercent(type: DrinkType, percent: number, sitting?: number): void;
  /**
   * Sets id, name and capacity, and its usual strength unless the visitor set one; throws when the catalog has no such serving.
   */
  setServing(type: DrinkType, servingId: string, sitting?: number): void;
  /** Whole servings. */
  setAmount(type: DrinkType, amount: number, sitting?: number): void;
  /** Everything about what was drunk and when at once: to undo. */
  setSittings(sittings: Sittings): void;
  /** A whole evening at once: a new one, one of earlier days, or to undo. */
  setEvening(entries: EveningEntries & Partial<Person>): void;
  setEntryMode(entryMode: EntryMode): void;
  /** @param time HH:MM, or empty for no time */
  setReadyBy(time: string): void;
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

/**
 * The actions over anything that can change the model.
 * @param placeNow where and when: what is begun gets its day from it
 */
export function calculatorActions(
  apply: (patch: Patch) => void,
  placeNow: () => Place,
): CalculatorActions {
  /** Every change; one that begins an evening, or a measurement, gives it its day. */
  function change(patch: Patch) {
    apply((model, catalog) => withDays({ ...model, ...patch(model, catalog) }, placeNow()));
  }

  /** Confirming a given value makes the body the visitor's own just as changing it does. */
  function changeBody(patch: (model: CalculatorModel) => Partial<Person>) {
    change((model) => ({ ...patch(model), isBodySet: true }));
  }

  function changeSitting(
    sitting: number,
    patch: (entered: EnteredSitting, catalog: DrinkCatalog) => Partial<EnteredSitting>,
  ) {
    change((model, catalog) => {
      if (sitting === 0) return patch(model, catalog);
      return {
        addedSittings: model.addedSittings.map((entered, i) =>
          i === sitting - 1 ? { ...entered, ...patch(entered, catalog) } : entered,
        ),
      };
    });
  }

  function changeTime(sitting: number, times: Partial<EnteredSitting>) {
    changeSitting(sitting, () => times);
    change((model) => ({ addedSittings: withLeastSpan(model, sitting).addedSittings }));
  }

  function changeStart(sitting: number, timeStartInH24: string) {
    changeTime(sitting, { timeStartInH24 });
    change((model) => {
      const decides = model.startDay === '' || (sitting === 0 && !model.isDayChosen);
      return decides ? { startDay: startDayOf(model, placeNow()) } : {};
    });
  }

  function changeDrink(
    type: DrinkType,
    sitting: number,
    patch: (setting: AlcoholSetting, catalog: DrinkCatalog) => Partial<AlcoholSetting>,
  ) {
    changeSitting(sitting, ({ alcoholSettings }, catalog) => {
      const setting = alcoholSettings[type];
      const changed = { ...setting, ...patch(setting, catalog) };
      return { alcoholSettings: { ...alcoholSettings, [type]: changed } };
    });
  }

  return {
    setUnitSystem: (unitSystem) => change(() => ({ unitSystem })),
    setGender: (gender) => changeBody(() => ({ gender })),
    setAge: (ageYears) =>
      changeBody(({ age }) => ({ age: bounded(Math.round(ageYears), limits.ageYears, age) })),
    setHeightInCm: (heightCm) =>
      changeBody(({ heightInCm }) => ({
        heightInCm: bounded(heightCm, limits.heightCm, heightInCm),
      })),
    setWeightInKg: (weightKg) =>
      changeBody(({ weightInKg }) => ({
        weightInKg: bounded(weightKg, limits.weightKg, weightInKg),
      })),
    setWeightInStone: (weightInStone) => change(() => ({ weightInStone })),
    setTimeStart: (time, sitting = 0) => changeStart(sitting, checkedTime(time)),
    setTimeFinish: (time, sitting = 0) =>
      changeTime(sitting, { timeFinishInH24: checkedTime(time) }),
    setStartDay: (day) => change(() => ({ startDay: checkedDay(day), isDayChosen: true })),
    setFood: (food) =>
      change(({ foodWhileDrinkingType: current }) => ({
        foodWhileDrinkingType: boundedFood(food, current),
      })),
    setPercent: (type, percent, sitting = 0) =>
      changeDrink(type, sitting, (setting) => ({
        percent: bounded(Math.round(percent * 10) / 10, percentLimits[type], setting.percent),
        isPercentSet: true,
      })),
    setServing: (type, servingId, sitting = 0) =>
      changeDrink(type, sitting, (setting, catalog) => {
        const serving = servingById(catalog, type, servingId);
        if (!serving) throw new Error(`Unknown serving of ${type}: ${servingId}`);
        return {
          servingItemId: serving.id,
          servingItemName: serving.name,
          servingItemCapacityInMl: serving.capacityInMl,
          percent: percentWith(serving, setting, drinkKind(catalog, type)),
        };
      }),
    setAmount: (type, amount, sitting = 0) => {
      change((model) => ({ startDay: withOpenDay(model, placeNow()).startDay }));
      changeDrink(type, sitting, (setting) => ({
        amount: bounded(Math.round(amount), limits.amount, setting.amount),
      }));
    },
    setSittings: (sittings) => change(() => sittingsOf(sittings)),
    setEvening: (entries) => change(() => entries),
    setEntryMode: (entryMode) => change(() => ({ entryMode })),
    setReadyBy: (time) => change(() => ({ readyByInH24: time === '' ? '' : checkedTime(time) })),
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

/**
 * The strength that goes with a newly chosen serving: its usual one, unless the visitor set another
 * by hand. A strength that is not the usual one of its serving was, or came in a link.
 */
function percentWith(chosen: Serving, setting: AlcoholSetting, kind: DrinkKind): number {
  const { percent, isPercentSet, servingItemId } = setting;
  const before = kind.items.find(({ id }) => id === servingItemId);
  const isOwn = isPercentSet || !before || percent !== usualPercent(kind, before);
  return isOwn ? percent : usualPercent(kind, chosen);
}

function bounded(value: number, bounds: Bounds, current: number): number {
  return Number.isNaN(value) ? current : clamp(value, bounds);
}

function boundedFood(food: number, current: FoodWhileDrinking): FoodWhileDrinking {
  return bounded(Math.round(food), limits.foodWhileDrinking, current) as FoodWhileDrinking;
}

/** @throws {RangeError} for anything but a day of the calendar */
export function checkedDay(day: string): string {
  if (!isDay(day)) throw new RangeError(`No day: "${day}"`);
  return day;
}

/** The engine's own check of HH:MM throws; an unreadable time never reaches the model. */
export function checkedTime(time: string): string {
  minutesOfDay(time);
  return time;
}
