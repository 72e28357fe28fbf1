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
import { servingFields } from '@/lib/model/drinks';
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

type Patch = (model: CalculatorModel, catalog: DrinkCatalog) => Partial<CalculatorModel>;
/** @param isByHand drinks or times of earlier are entered */
type Change = (patch: Patch, isByHand?: boolean) => void;

/** Everything a visitor can change. Numbers are clamped to their bounds; NaN changes nothing. */
export type CalculatorActions = ReturnType<typeof calculatorActions>;

/**
 * All actions on the calculator model.
 * @param apply changes the model, and notes when that was by hand
 * @param zoneCountry ISO 3166 code of the country of the device's time zone; empty if not known
 */
export function calculatorActions(
  apply: Change,
  zonedNow: () => ZonedNow,
  zoneCountry: () => string,
) {
  const change: Change = (patch, isByHand) =>
    apply(
      (model, catalog) => withDays({ ...model, ...patch(model, catalog) }, zonedNow()),
      isByHand,
    );
  /** The changes that a typed number makes; none if it is no number. */
  const typed = (
    value: number,
    range: Bounds,
    changes: (clamped: number) => Partial<CalculatorModel>,
  ) => change(() => (Number.isNaN(value) ? {} : changes(clamp(value, range))));
  return {
    ...sittingEntries(change),
    setUnitSystem: (unitSystem: UnitSystem) => change(() => ({ unitSystem })),
    /** Height and weight that nobody gave follow the sex; it gives nothing by itself. */
    setGender: (gender: Gender) => change((model) => withGender(model, gender)),
    /** Whole years. The default of a body field, set again, is the visitor's own too. */
    setAge: (ageYears: number) =>
      typed(Math.round(ageYears), bounds.ageYears, (age) => ({ age, isAgeSet: true })),
    setHeightInCm: (heightCm: number) =>
      typed(heightCm, bounds.heightCm, (heightInCm) => ({ heightInCm, isHeightSet: true })),
    setWeightInKg: (weightKg: number) =>
      typed(weightKg, bounds.weightKg, (weightInKg) => ({ weightInKg, isBodySet: true })),
    /** The shown body is the visitor's. */
    confirmBody: () => change(() => ({ isBodySet: true, isHeightSet: true, isAgeSet: true })),
    setWeightInStone: (weightInStone: boolean) => change(() => ({ weightInStone })),
    /** @param day 'YYYY-MM-DD' of the first sitting, chosen by the visitor */
    setStartDay: (day: string) =>
      change(() => ({ ...byHand, startDay: checkedDay(day), isDayChosen: true }), true),
    setFood: (food: number) =>
      typed(Math.round(food), bounds.foodWhileDrinking, (whole) => ({
        foodWhileDrinkingType: whole as FoodWhileDrinking,
      })),
    /** Replaces all drinks and times, for undo. */
    setSittings: (sittings: Sittings) => change(() => sittingsOf(sittings)),
    /** Replaces the whole evening: with a new one, an earlier one, or for undo. */
    setEvening: (entries: EveningEntries & Partial<Person>) => change(() => entries),
    setEntryMode: (entryMode: EntryMode) => change(() => ({ entryMode })),
    /** @param time HH:MM, or empty for no time */
    setReadyBy: (time: string) => change(() => ({ readyByInH24: time && checkedTime(time) })),
    /** And its limit instead of the visitor's own. @param iso2 ISO 3166; empty for none */
    setCountry: (iso2: string) =>
      change(() => ({
        selectedCountryId: iso2,
        chosenInCountry: zoneCountry(),
        ownLimitPermille: null,
      })),
    setDriverClass: (driverClass: DriverClass) =>
      change(() => ({ driverClass, isClassChosen: true })),
    /** @param limitPermille null for the limit of the country */
    setOwnLimit: (limitPermille: number | null) =>
      limitPermille === null
        ? change(() => ({ ownLimitPermille: null }))
        : typed(limitPermille, bounds.ownLimitPermille, (ownLimitPermille) => ({
            ownLimitPermille,
          })),
  };
}

/** Times that are set by hand are not those of logged drinks. */
const byHand = { isLogged: false, isEarlier: true };

/** Times and drinks of a sitting, by its position in the order of entry; so of a kind. */
function sittingEntries(change: Change) {
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
    /**
     * The start of the only sitting also decides the day anew, unless the visitor chose it.
     * @param time HH:MM; anything else throws, '' with 'Empty time string' (spec section 5)
     */
    setTimeStart: (time: string, sitting = 0) =>
      change((model) => {
        const timeStartInH24 = checkedTime(time);
        const givenEnds = withGiven(sittingAt(model, sitting), 'start');
        const changed = withTimes(model, sitting, { timeStartInH24, givenEnds });
        // The same time, confirmed, is of the same night.
        const isMoved = changed.sittings[0].timeStartInH24 !== model.sittings[0].timeStartInH24;
        const decidesDay = isMoved && model.sittings.length === 1 && !model.isDayChosen;
        const set = { ...changed, ...byHand };
        return decidesDay ? { ...set, startDay: '' } : set;
      }, true),
    setTimeFinish: (time: string, sitting = 0) =>
      change((model) => {
        const timeFinishInH24 = checkedTime(time);
        const givenEnds = withGiven(sittingAt(model, sitting), 'finish');
        return { ...withTimes(model, sitting, { timeFinishInH24, givenEnds }), ...byHand };
      }, true),
    /** Percent by volume in tenths. */
    setPercent: (type: DrinkType, percent: number, sitting = 0, kind = 0) =>
      changeDrink(type, sitting, kind, (setting) => ({
        percent: bounded(Math.round(percent * 10) / 10, percentBounds[type], setting.percent),
        isPercentSet: true,
      })),
    /** And its usual strength unless the visitor has set one. @throws {Error} if unknown */
    setServing: (type: DrinkType, servingId: string, sitting = 0, kind = 0) =>
      changeDrink(type, sitting, kind, (setting, catalog) => {
        const serving = servingById(catalog, type, servingId);
        if (!serving) throw new Error(`Unknown serving of ${type}: ${servingId}`);
        return {
          ...servingFields(serving),
          percent: percentWith(serving, setting, drinkKind(catalog, type)),
        };
      }),
    /** Whole servings. */
    setAmount: (type: DrinkType, amount: number, sitting = 0, kind = 0) =>
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
      }, true),
    /** Whether a plus counts a drink of earlier, or one that is drunk now. */
    setEarlier: (isEarlier: boolean) => change(() => ({ isEarlier }), isEarlier),
  };
}

/**
 * The usual strength of a newly chosen serving, unless another was set: one that the serving before
 * does not usually have is the visitor's, or came from a link.
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
