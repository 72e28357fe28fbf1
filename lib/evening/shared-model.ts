import { minutesOfDay, minutesPerDay, minutesUntil } from '@/lib/bac';
import { drinkKind, type DrinkCatalog } from '@/lib/drinks/servings';
import { bodyInLink, type SharedDrink, type SharedModel } from '@/lib/share/shared-rules';
import type { SharedFacts } from '@/lib/share/shared-facts';
import {
  perDrinkType,
  type AlcoholSetting,
  type CalculatorModel,
  type DrinkType,
  type EnteredSitting,
  type EveningEntries,
  type Person,
  type Sittings,
} from '@/lib/model/model';
import { defaultMeasurement } from '@/lib/model/defaults';
import { mapAll } from '@/lib/model/non-empty';
import { dayPlus } from '@/lib/calendar/local-day';
import { sittingsWithDrinks } from './planned-sittings';
import { sharedSittings } from './shared-sittings';

/**
 * The content of a share link: sittings with alcohol in the order of time, the day of the first.
 * @param limit from `factsOfLimit`; left out, the link does not say whose limit counted
 */
export function toShared(
  model: CalculatorModel,
  limit: SharedFacts = { place: '', driverClass: 'general', open: [] },
): SharedModel {
  const { isBodySet, isAgeSet } = model;
  const { sittings, givenEnds, startMin } = sharedSittings(sittingsWithDrinks(model));
  const [first, ...later] = sittings;
  if (!first) throw new Error('An evening without a sitting');
  const shiftDays = Math.floor(startMin / minutesPerDay);
  return {
    unitSystem: model.unitSystem,
    gender: model.gender,
    ageYears: model.age,
    ...bodyInLink({ heightCm: model.heightInCm, weightKg: model.weightInKg }),
    foodWhileDrinking: model.foodWhileDrinkingType,
    ...first,
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

/**
 * The content of a link with the receiver's settings, and their serving of the same capacity if
 * any. @param unitsAllowChange false: the sender's numbers are shown in metric units
 */
export function fromShared(
  shared: SharedModel,
  receiver: CalculatorModel,
  catalog: DrinkCatalog,
  unitsAllowChange = false,
): CalculatorModel {
  const open = shared.facts?.open ?? [];
  const isBodySet = !open.includes('body');
  const sent: Person & EveningEntries = {
    sittings: receivedSittings(shared, catalog),
    startDay: shared.startDay ?? '',
    isDayChosen: shared.startDay !== undefined,
    isLogged: false,
    isEarlier: true,
    zone: '',
    madeIn: '',
    entryMode: 'drinks',
    measurement: defaultMeasurement(catalog.variant),
    readyByInH24: receiver.readyByInH24,
    gender: shared.gender,
    age: shared.ageYears,
    heightInCm: shared.heightCm,
    weightInKg: shared.weightKg,
    isBodySet,
    isHeightSet: isBodySet,
    isAgeSet: !open.includes('age'),
    foodWhileDrinkingType: shared.foodWhileDrinking,
  };
  return { ...receiver, ...sent, unitSystem: unitsAllowChange ? shared.unitSystem : 'metric' };
}

/** Each start is the next occurrence of its clock time. In older links all times count as given. */
function receivedSittings(shared: SharedModel, catalog: DrinkCatalog): Sittings['sittings'] {
  let startMin = minutesOfDay(shared.timeStart);
  return mapAll([shared, ...(shared.laterSittings ?? [])], (sitting, i): EnteredSitting => {
    startMin += minutesUntil(startMin % minutesPerDay, minutesOfDay(sitting.timeStart));
    return {
      timeStartInH24: sitting.timeStart,
      timeFinishInH24: sitting.timeFinish,
      givenEnds: shared.facts?.givenEnds[i] ?? 'both',
      dayShift: Math.floor(startMin / minutesPerDay),
      drinks: perDrinkType((type) => [receivedSetting(sitting.drinks[type], catalog, type)]),
    };
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
