import { minutesOfDay, minutesPerDay, minutesUntil } from '@/lib/bac';
import { drinkKind, type DrinkCatalog } from '@/lib/drinks/servings';
import { bodyInLink } from '@/lib/share/link-body';
import type { SharedDrink, SharedModel, SharedSitting } from '@/lib/share/share-code';
import type { SharedFacts } from '@/lib/share/shared-facts';
import {
  perDrinkType,
  type AddedSitting,
  type AlcoholSetting,
  type CalculatorModel,
  type DrinkType,
  type EnteredSitting,
  type GivenEnds,
  type LimitEntries,
} from '@/lib/model/model';
import { defaultMeasurement } from '@/lib/model/measurement';
import { dayPlus } from '@/lib/calendar/local-day';
import { sittingsWithDrinks } from './planned-sittings';
import { sharedSitting, sharedSittings } from './shared-sittings';

/**
 * The content of a share link: numbers, whose limit counted, and what was not given; no name. Every
 * whole inch and pound is displayed the same by the receiver. Only sittings with alcohol are
 * included, in the order of time; the day is that of the first of them.
 * @param limit from `factsOfLimit`; left out, the link does not say whose limit counted
 */
export function toShared(
  model: CalculatorModel,
  limit: SharedFacts = { place: '', driverClass: 'general', open: [] },
): SharedModel {
  const { isBodySet, isAgeSet } = model;
  const { sittings, givenEnds, startMin } = sharedSittings(sittingsWithDrinks(model));
  const [first, ...later] = sittings;
  const shiftDays = Math.floor(startMin / minutesPerDay);
  return {
    unitSystem: model.unitSystem,
    gender: model.gender,
    ageYears: model.age,
    ...bodyInLink({ heightCm: model.heightInCm, weightKg: model.weightInKg }),
    foodWhileDrinking: model.foodWhileDrinkingType,
    ...(first ?? sharedSitting(model)),
    ...(later.length > 0 && { laterSittings: later }),
    ...(model.startDay !== '' && { startDay: dayPlus(model.startDay, shiftDays) }),
    facts: {
      ...limit,
      open: [
        ...(isBodySet ? [] : ['body' as const]),
        ...(isAgeSet ? [] : ['age' as const]),
        ...limit.open,
      ],
      givenEnds,
    },
  };
}

/** The settings of the receiver of a link. */
export interface Receiver {
  catalog: DrinkCatalog;
  /** False on sites without a unit switch, which show the sender's numbers in metric units. */
  unitsAllowChange: boolean;
  weightInStone: boolean;
  /** When the receiver wants to drive. */
  readyByInH24: string;
  /** The receiver's limit. */
  limit: LimitEntries;
}

/**
 * The content of a link with the receiver's settings. A serving gets id and name from the
 * receiver's serving of the same capacity. If there is none, they are empty and the page shows the
 * millilitres.
 */
export function fromShared(shared: SharedModel, receiver: Receiver): CalculatorModel {
  const open = shared.facts?.open ?? [];
  const isBodySet = !open.includes('body');
  return {
    ...receivedSitting(shared, receiver.catalog, shared.facts?.givenEnds[0]),
    addedSittings: receivedLater(shared, receiver.catalog),
    startDay: shared.startDay ?? '',
    isDayChosen: shared.startDay !== undefined,
    isLogged: false,
    isEarlier: true,
    zone: '',
    madeIn: '',
    entryMode: 'drinks',
    measurement: defaultMeasurement(receiver.catalog.variant),
    readyByInH24: receiver.readyByInH24,
    unitSystem: receiver.unitsAllowChange ? shared.unitSystem : 'metric',
    gender: shared.gender,
    age: shared.ageYears,
    heightInCm: shared.heightCm,
    weightInKg: shared.weightKg,
    isBodySet,
    isHeightSet: isBodySet,
    isAgeSet: !open.includes('age'),
    weightInStone: receiver.weightInStone,
    ...receiver.limit,
    foodWhileDrinkingType: shared.foodWhileDrinking,
  };
}

/** @param givenEnds left out in older links, whose times count as given */
function receivedSitting(
  shared: SharedSitting,
  catalog: DrinkCatalog,
  givenEnds: GivenEnds = 'both',
): EnteredSitting {
  return {
    timeStartInH24: shared.timeStart,
    timeFinishInH24: shared.timeFinish,
    givenEnds,
    alcoholSettings: perDrinkType((type) => receivedSetting(shared.drinks[type], catalog, type)),
  };
}

/** Each start is the next occurrence of its clock time at or after the previous start. */
function receivedLater(shared: SharedModel, catalog: DrinkCatalog): AddedSitting[] {
  let previousMin = minutesOfDay(shared.timeStart);
  return (shared.laterSittings ?? []).map((later, i) => {
    previousMin += minutesUntil(previousMin % minutesPerDay, minutesOfDay(later.timeStart));
    const dayShift = Math.floor(previousMin / minutesPerDay);
    return { ...receivedSitting(later, catalog, shared.facts?.givenEnds[i + 1]), dayShift };
  });
}

function receivedSetting(
  { percent, capacityMl, amount }: SharedDrink,
  catalog: DrinkCatalog,
  type: DrinkType,
): AlcoholSetting {
  const serving = drinkKind(catalog, type).items.find((item) => item.capacityInMl === capacityMl);
  return {
    percent,
    servingItemId: serving?.id ?? '',
    servingItemName: serving?.name ?? '',
    servingItemCapacityInMl: capacityMl,
    amount,
  };
}
