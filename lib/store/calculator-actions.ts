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
import { withGender } from '@/lib/model/defaults';
import { bounds, clamp, percentBounds, type Bounds } from '@/lib/model/bounds';
import type {
  AlcoholSetting,
  CalculatorModel,
  DrinkType,
  EntryMode,
  EveningEntries,
  Person,
  Sittings,
  UnitSystem,
} from '@/lib/model/model';
import { withTimes } from '@/lib/evening/sitting-days';
import type { ZonedNow } from '@/lib/calendar/zone';
import { withDays } from '@/lib/evening/start-day';
import { withGiven } from '@/lib/evening/given-ends';
import {
  kindAt,
  sittingAt,
  sittingsOf,
  withKind,
  withSitting,
} from '@/lib/evening/planned-sittings';

/** Everything a visitor can change. Numbers are clamped to their bounds; NaN changes nothing. */
export interface CalculatorActions {
  setUnitSystem(unitSystem: UnitSystem): void;
  /** Height and weight that nobody gave follow the sex; it gives nothing by itself. */
  setGender(gender: Gender): void;
  /** Whole years. */
  setAge(ageYears: number): void;
  setHeightInCm(heightCm: number): void;
  setWeightInKg(weightKg: number): void;
  /** The shown body is the visitor's. */
  confirmBody(): void;
  setWeightInStone(weightInStone: boolean): void;
  /**
   * The start of the only sitting also decides the day of the evening anew, unless the visitor
   * chose the day. With several sittings see `withTimes`.
   * @param time HH:MM; anything else throws, '' with 'Empty time string' (spec section 5)
   * @param sitting position in the order of entry, 0 (the default) for the first
   */
  setTimeStart(time: string, sitting?: number): void;
  setTimeFinish(time: string, sitting?: number): void;
  /** @param day 'YYYY-MM-DD' of the first sitting, chosen by the visitor */
  setStartDay(day: string): void;
  setFood(food: number): void;
  /**
   * Percent by volume in tenths.
   * @param kind 0 (the default) for the first of the type, from 1 for other kinds beside it
   */
  setPercent(type: DrinkType, percent: number, sitting?: number, kind?: number): void;
  /**
   * Sets id, name and capacity, and the usual strength unless the visitor has set one.
   * @throws {Error} if the catalog has no such serving
   */
  setServing(type: DrinkType, servingId: string, sitting?: number, kind?: number): void;
  /** Whole servings. */
  setAmount(type: DrinkType, amount: number, sitting?: number, kind?: number): void;
  /** Whether a plus counts a drink of earlier, or one that is drunk now. */
  setEarlier(isEarlier: boolean): void;
  /** Replaces all drinks and times, for undo. */
  setSittings(sittings: Sittings): void;
  /** Replaces the whole evening: with a new one, an earlier one, or for undo. */
  setEvening(entries: EveningEntries & Partial<Person>): void;
  setEntryMode(entryMode: EntryMode): void;
  /** @param time HH:MM, or empty for no time */
  setReadyBy(time: string): void;
  /**
   * Selects a country, and its limit instead of the visitor's own.
   * @param iso2 ISO 3166 code of a country or region; empty for none
   */
  setCountry(iso2: string): void;
  setDriverClass(driverClass: DriverClass): void;
  /** @param limitPermille null for the limit of the country */
  setOwnLimit(limitPermille: number | null): void;
}

type Patch = (model: CalculatorModel, catalog: DrinkCatalog) => Partial<CalculatorModel>;
type Change = (patch: Patch) => void;

/**
 * All actions on the calculator model.
 * @param apply changes the model
 * @param zonedNow time zone and current time, from which new entries get their day
 * @param zoneCountry ISO 3166 code of the country in whose time zone the device is; empty if not known
 */
export function calculatorActions(
  apply: (patch: Patch) => void,
  zonedNow: () => ZonedNow,
  zoneCountry: () => string,
): CalculatorActions {
  const change: Change = (patch) =>
    apply((model, catalog) => withDays({ ...model, ...patch(model, catalog) }, zonedNow()));
  return {
    ...sittingEntries(change),
    setUnitSystem: (unitSystem) => change(() => ({ unitSystem })),
    setGender: (gender) => change((model) => withGender(model, gender)),
    setAge: (ageYears) =>
      change(({ age, isAgeSet }) => ({
        age: bounded(Math.round(ageYears), bounds.ageYears, age),
        isAgeSet: isAgeSet || !Number.isNaN(ageYears),
      })),
    // The default value, set again, is the visitor's own too.
    setHeightInCm: (heightCm) =>
      change(({ heightInCm, isHeightSet }) => ({
        heightInCm: bounded(heightCm, bounds.heightCm, heightInCm),
        isHeightSet: isHeightSet || !Number.isNaN(heightCm),
      })),
    setWeightInKg: (weightKg) =>
      change(({ weightInKg, isBodySet }) => ({
        weightInKg: bounded(weightKg, bounds.weightKg, weightInKg),
        isBodySet: isBodySet || !Number.isNaN(weightKg),
      })),
    confirmBody: () => change(() => ({ isBodySet: true, isHeightSet: true, isAgeSet: true })),
    setWeightInStone: (weightInStone) => change(() => ({ weightInStone })),
    setStartDay: (day) => change(() => ({ startDay: checkedDay(day), isDayChosen: true })),
    setFood: (food) =>
      change(({ foodWhileDrinkingType: current }) => ({
        foodWhileDrinkingType: boundedFood(food, current),
      })),
    setSittings: (sittings) => change(() => sittingsOf(sittings)),
    setEvening: (entries) => change(() => entries),
    setEntryMode: (entryMode) => change(() => ({ entryMode })),
    setReadyBy: (time) => change(() => ({ readyByInH24: time === '' ? '' : checkedTime(time) })),
    setCountry: (iso2) =>
      change(() => ({
        selectedCountryId: iso2,
        chosenInCountry: zoneCountry(),
        ownLimitPermille: null,
      })),
    setDriverClass: (driverClass) => change(() => ({ driverClass, isClassChosen: true })),
    setOwnLimit: (limitPermille) =>
      change(({ ownLimitPermille: current }) => ({
        ownLimitPermille:
          limitPermille === null
            ? null
            : bounded(limitPermille, bounds.ownLimitPermille, current ?? 0),
      })),
  };
}

/** Times that are set by hand are not those of logged drinks. */
const byHand = { isLogged: false, isEarlier: true };

/** The times and drinks of a sitting. */
function sittingEntries(
  change: Change,
): Pick<
  CalculatorActions,
  'setTimeStart' | 'setTimeFinish' | 'setPercent' | 'setServing' | 'setAmount' | 'setEarlier'
> {
  function changeDrink(
    type: DrinkType,
    sitting: number,
    kind: number,
    patch: (setting: AlcoholSetting, catalog: DrinkCatalog) => Partial<AlcoholSetting>,
  ) {
    change((model, catalog) => {
      const setting = kindAt(model, sitting, type, kind);
      return withKind(model, sitting, type, kind, patch(setting, catalog));
    });
  }

  return {
    setTimeStart: (time, sitting = 0) =>
      change((model) => {
        const changed = withTimes(model, sitting, {
          timeStartInH24: checkedTime(time),
          givenEnds: withGiven(sittingAt(model, sitting), 'start'),
        });
        // The same time, confirmed, is of the same night.
        const isMoved = changed.sittings[0].timeStartInH24 !== model.sittings[0].timeStartInH24;
        const decidesDay = isMoved && model.sittings.length === 1 && !model.isDayChosen;
        const set = { ...changed, ...byHand };
        return decidesDay ? { ...set, startDay: '' } : set;
      }),
    setTimeFinish: (time, sitting = 0) =>
      change((model) => ({
        ...withTimes(model, sitting, {
          timeFinishInH24: checkedTime(time),
          givenEnds: withGiven(sittingAt(model, sitting), 'finish'),
        }),
        ...byHand,
      })),
    setPercent: (type, percent, sitting = 0, kind = 0) =>
      changeDrink(type, sitting, kind, (setting) => ({
        percent: bounded(Math.round(percent * 10) / 10, percentBounds[type], setting.percent),
        isPercentSet: true,
      })),
    setServing: (type, servingId, sitting = 0, kind = 0) =>
      changeDrink(type, sitting, kind, (setting, catalog) => {
        const serving = servingById(catalog, type, servingId);
        if (!serving) throw new Error(`Unknown serving of ${type}: ${servingId}`);
        return {
          servingItemId: serving.id,
          servingItemName: serving.name,
          servingItemCapacityInMl: serving.capacityInMl,
          percent: percentWith(serving, setting, drinkKind(catalog, type)),
        };
      }),
    setAmount: (type, amount, sitting = 0, kind = 0) =>
      change((model) => {
        const before = kindAt(model, sitting, type, kind).amount;
        const entered = bounded(Math.round(amount), bounds.amount, before);
        const changed = withKind(model, sitting, type, kind, { amount: entered });
        if (entered <= before) return changed;
        // The minutes of logged drinks say nothing about one that is counted by hand.
        const open = model.isLogged
          ? withSitting(changed, sitting, { givenEnds: 'none' })
          : changed;
        return { ...open, isEarlier: true };
      }),
    setEarlier: (isEarlier) => change(() => ({ isEarlier })),
  };
}

/**
 * The strength for a newly chosen serving: its usual one, unless the visitor has set another. A
 * strength other than the usual one of the previous serving was set by the visitor or came from a
 * link.
 */
function percentWith(chosen: Serving, setting: AlcoholSetting, kind: DrinkKind): number {
  const { percent, isPercentSet, servingItemId } = setting;
  const before = kind.items.find(({ id }) => id === servingItemId);
  const isSetByVisitor = isPercentSet || !before || percent !== usualPercent(kind, before);
  return isSetByVisitor ? percent : usualPercent(kind, chosen);
}

function bounded(value: number, range: Bounds, current: number): number {
  return Number.isNaN(value) ? current : clamp(value, range);
}

function boundedFood(food: number, current: FoodWhileDrinking): FoodWhileDrinking {
  return bounded(Math.round(food), bounds.foodWhileDrinking, current) as FoodWhileDrinking;
}

/** @throws {RangeError} for anything but a day of the calendar */
export function checkedDay(day: string): string {
  if (!isDay(day)) throw new RangeError(`No day: "${day}"`);
  return day;
}

/** @throws {Error} for anything but HH:MM */
export function checkedTime(time: string): string {
  minutesOfDay(time);
  return time;
}
