import { minutesOfDay, minutesPerDay, minutesUntil } from '@/lib/bac';
import { drinkKind, type DrinkCatalog } from '@/lib/drinks/servings';
import { bodyInLink } from '@/lib/share/link-body';
import type { SharedDrink, SharedModel, SharedSitting } from '@/lib/share/share-code';
import {
  perDrinkType,
  type AddedSitting,
  type AlcoholSetting,
  type CalculatorModel,
  type DrinkType,
  type EnteredSitting,
  type LimitEntries,
} from '@/lib/model/model';
import { defaultMeasurement } from '@/lib/model/measurement';
import { dayPlus } from '@/lib/calendar/local-day';
import { sittingsWithDrinks } from './planned-sittings';
import { sharedSitting, sharedSittings } from './shared-sittings';

/**
 * The content of a share link: numbers only, no name, no country. Every whole inch and pound is
 * displayed the same by the receiver. Only sittings with alcohol are included, in the order of
 * time; the day is that of the first of them.
 */
export function toShared(model: CalculatorModel): SharedModel {
  const drunk = sittingsWithDrinks(model);
  const { sittings, startMin } = sharedSittings(drunk);
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
  /** The receiver's limit; links have none. */
  limit: LimitEntries;
}

/**
 * The content of a link with the receiver's settings. A serving gets id and name from the
 * receiver's serving of the same capacity. If there is none, they are empty and the page shows the
 * millilitres.
 */
export function fromShared(shared: SharedModel, receiver: Receiver): CalculatorModel {
  return {
    ...receivedSitting(shared, receiver.catalog),
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
    isBodySet: true,
    isHeightSet: true,
    isAgeSet: true,
    weightInStone: receiver.weightInStone,
    ...receiver.limit,
    foodWhileDrinkingType: shared.foodWhileDrinking,
  };
}

function receivedSitting(shared: SharedSitting, catalog: DrinkCatalog): EnteredSitting {
  return {
    timeStartInH24: shared.timeStart,
    timeFinishInH24: shared.timeFinish,
    givenEnds: 'both',
    alcoholSettings: perDrinkType((type) => receivedSetting(shared.drinks[type], catalog, type)),
  };
}

/** Each start is the next occurrence of its clock time at or after the previous start. */
function receivedLater(shared: SharedModel, catalog: DrinkCatalog): AddedSitting[] {
  let previousMin = minutesOfDay(shared.timeStart);
  return (shared.laterSittings ?? []).map((later) => {
    previousMin += minutesUntil(previousMin % minutesPerDay, minutesOfDay(later.timeStart));
    const dayShift = Math.floor(previousMin / minutesPerDay);
    return { ...receivedSitting(later, catalog), dayShift };
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
