import { minutesOfDay, mostLaterSittings, type FoodWhileDrinking, type Gender } from '@/lib/bac';
import type { DriverClass } from '@/lib/countries/applicable-limit';
import { servingById, type DrinkCatalog } from '@/lib/drinks/servings';
import { clamp, limits, percentLimits, type Bounds } from '@/lib/model/limits';
import type {
  AlcoholSetting,
  CalculatorModel,
  DrinkType,
  EnteredSitting,
  EntryMode,
  Sittings,
  UnitSystem,
} from '@/lib/model/model';
import { sittingsOf } from '@/lib/model/planned-sittings';
import { mostReadingSteps, readingOfSteps, readingSteps } from '@/lib/model/reading';
import type { EnteredReading } from '@/lib/model/reading';
import {
  nextSitting,
  splitSitting,
  withDayShift,
  withLeastSpan,
} from '@/lib/model/sitting-changes';

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
   * Of several sittings the changed one goes to the day that keeps the whole shortest.
   * @param time HH:MM; anything else throws, '' with 'Empty time string' (spec section 5)
   * @param sitting place in the order of entry, 0 (left out) for the first
   */
  setTimeStart(time: string, sitting?: number): void;
  setTimeFinish(time: string, sitting?: number): void;
  setFood(food: number): void;
  /** Percent by volume in tenths. */
  setPercent(type: DrinkType, percent: number, sitting?: number): void;
  /** Sets id, name and capacity; throws when the catalog has no such serving. */
  setServing(type: DrinkType, servingId: string, sitting?: number): void;
  /** Whole servings. */
  setAmount(type: DrinkType, amount: number, sitting?: number): void;
  /** Adds one after the last, unless there are six. */
  addSitting(): void;
  /** Takes an added sitting away; `setSittings` brings it back. @param sitting 1 or more */
  removeSitting(sitting: number): void;
  /** Puts an added sitting on the day before or after its present one, as far as a day from the first. */
  moveSitting(sitting: number, days: -1 | 1): void;
  /** Makes two of one, with a pause between them, unless there are six. */
  splitSitting(sitting: number): void;
  /** Everything about what was drunk and when at once: to undo. */
  setSittings(sittings: Sittings): void;
  setEntryMode(entryMode: EntryMode): void;
  /** A value is rounded to the last decimal of its unit and bounded. */
  setReading(changes: Partial<EnteredReading>): void;
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

/** The actions over anything that can change the model. */
export function calculatorActions(change: (patch: Patch) => void): CalculatorActions {
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
    setGender: (gender) => change(() => ({ gender })),
    setAge: (ageYears) =>
      change(({ age }) => ({ age: bounded(Math.round(ageYears), limits.ageYears, age) })),
    setHeightInCm: (heightCm) =>
      change(({ heightInCm }) => ({ heightInCm: bounded(heightCm, limits.heightCm, heightInCm) })),
    setWeightInKg: (weightKg) =>
      change(({ weightInKg }) => ({ weightInKg: bounded(weightKg, limits.weightKg, weightInKg) })),
    setWeightInStone: (weightInStone) => change(() => ({ weightInStone })),
    setTimeStart: (time, sitting = 0) => changeTime(sitting, { timeStartInH24: checkedTime(time) }),
    setTimeFinish: (time, sitting = 0) =>
      changeTime(sitting, { timeFinishInH24: checkedTime(time) }),
    setFood: (food) =>
      change(({ foodWhileDrinkingType: current }) => ({
        foodWhileDrinkingType: boundedFood(food, current),
      })),
    setPercent: (type, percent, sitting = 0) =>
      changeDrink(type, sitting, (setting) => ({
        percent: bounded(Math.round(percent * 10) / 10, percentLimits[type], setting.percent),
      })),
    setServing: (type, servingId, sitting = 0) =>
      changeDrink(type, sitting, (_, catalog) => {
        const serving = servingById(catalog, type, servingId);
        if (!serving) throw new Error(`Unknown serving of ${type}: ${servingId}`);
        return {
          servingItemId: serving.id,
          servingItemName: serving.name,
          servingItemCapacityInMl: serving.capacityInMl,
        };
      }),
    setAmount: (type, amount, sitting = 0) =>
      changeDrink(type, sitting, (setting) => ({
        amount: bounded(Math.round(amount), limits.amount, setting.amount),
      })),
    addSitting: () =>
      change((model) =>
        hasRoom(model) ? { addedSittings: [...model.addedSittings, nextSitting(model)] } : {},
      ),
    removeSitting: (sitting) =>
      change(({ addedSittings }) => ({
        addedSittings: addedSittings.filter((_, i) => i !== sitting - 1),
      })),
    moveSitting: (sitting, days) =>
      change((model) => {
        const dayShift = (model.addedSittings[sitting - 1]?.dayShift ?? 0) + days;
        const moved = withDayShift(model, sitting, dayShift);
        return moved ? { addedSittings: moved.addedSittings } : {};
      }),
    splitSitting: (sitting) =>
      change((model) => (hasRoom(model) ? splitSitting(sittingsOf(model), sitting) : {})),
    setSittings: (sittings) => change(() => sittingsOf(sittings)),
    setEntryMode: (entryMode) => change(() => ({ entryMode })),
    setReading: (changes) =>
      change(({ reading }) => ({ reading: checkedReading({ ...reading, ...changes }) })),
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

function bounded(value: number, bounds: Bounds, current: number): number {
  return Number.isNaN(value) ? current : clamp(value, bounds);
}

function boundedFood(food: number, current: FoodWhileDrinking): FoodWhileDrinking {
  return bounded(Math.round(food), limits.foodWhileDrinking, current) as FoodWhileDrinking;
}

function hasRoom({ addedSittings }: CalculatorModel): boolean {
  return addedSittings.length < mostLaterSittings;
}

function checkedReading(reading: EnteredReading): EnteredReading {
  const { value, unit } = reading;
  checkedTime(reading.timeMeasuredInH24);
  checkedTime(reading.timeLastDrinkInH24);
  if (value === null || Number.isNaN(value)) return { ...reading, value: null };
  const steps = clamp(readingSteps(value, unit), { min: 0, max: mostReadingSteps });
  return { ...reading, value: readingOfSteps(steps, unit) };
}

/** The engine's own check of HH:MM throws; an unreadable time never reaches the model. */
function checkedTime(time: string): string {
  minutesOfDay(time);
  return time;
}
