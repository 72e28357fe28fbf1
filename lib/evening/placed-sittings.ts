import { gramsOf, type Drink, type Limits, type PlacedInput, type PlacedSitting } from '@/lib/bac';
import { instantOf } from '@/lib/calendar/local-day';
import { MINUTE_MS, type Zone, type ZonedNow } from '@/lib/calendar/zone';
import { drunkIn } from '@/lib/model/drinks';
import {
  drinkTypes,
  type CalculatorModel,
  type DrinkType,
  type EnteredSitting,
  type Sittings,
} from '@/lib/model/model';
import { bodyInLink } from '@/lib/share/shared-rules';
import {
  hasAlcohol,
  periodsOf,
  sittingsWithDrinks,
  spanOfSitting,
  type PlannedSitting,
} from './planned-sittings';
import { startDayOf, zoneOfEntries } from './start-day';

/** The drinks of a sitting as input of the engine; without those of amount 0. */
export function drinksOf(sitting: Pick<EnteredSitting, 'drinks'>, type?: DrinkType): Drink[] {
  return drunkIn(sitting, type && [type]).map(({ amount, servingItemCapacityInMl, percent }) => ({
    ml: amount * servingItemCapacityInMl,
    percent,
  }));
}

/** First and last sip as instants. The clocks may change between them. */
export function instantsOfSitting(sitting: EnteredSitting, startDay: string, zone: Zone) {
  const { startMin, finishMin } = spanOfSitting(sitting);
  const startMs = instantOf(startDay, startMin, zone);
  const isWithoutLength = sitting.timeStartInH24 === sitting.timeFinishInH24;
  const finishMs = instantOf(startDay, finishMin, zone);
  // A start in the skipped hour may be mapped to an instant after the finish; then the clock times
  // are used.
  const isByClock = isWithoutLength || finishMs <= startMs;
  return { startMs, finishMs: isByClock ? startMs + (finishMin - startMin) * MINUTE_MS : finishMs };
}

/**
 * The periods with alcohol in real elapsed minutes, and the instant of minute 0.
 * @param drunk from `sittingsWithDrinks`
 */
export function placeDrinking(drunk: readonly PlannedSitting[], startDay: string, zone: Zone) {
  const placed = periodsOf(drunk)
    .flatMap((period) => {
      // By type, so that a link, in which other kinds are sittings, gives the same sum to the last bit.
      const drinks = drinkTypes.flatMap((type) => period.flatMap((one) => drinksOf(one, type)));
      const grams = gramsOf(drinks);
      return grams > 0 ? [{ ...instantsOfSitting(period[0], startDay, zone), grams }] : [];
    })
    .sort((a, b) => a.startMs - b.startMs);
  const startMs = placed[0]?.startMs ?? 0;
  return {
    startMs,
    sittings: placed.map((sitting) => ({
      startMin: (sitting.startMs - startMs) / MINUTE_MS,
      finishMin: (sitting.finishMs - startMs) / MINUTE_MS,
      grams: sitting.grams,
    })),
  };
}

export type Drinking = ReturnType<typeof placeDrinking>;

/** The entered drinks on the calendar; null if there is no alcohol. */
export function drinkingIn(model: Sittings, at: ZonedNow): Drinking | null {
  const drunk = sittingsWithDrinks(model);
  if (!drunk.some(hasAlcohol)) return null;
  return placeDrinking(drunk, model.startDay || startDayOf(model, at), zoneOfEntries(model, at));
}

/** The input of the engine. Neither a peak nor the time at which alcohol is gone needs a limit. */
export function drinkingInput(
  model: CalculatorModel,
  sittings: PlacedSitting[],
  limits: Limits = { limitPermille: 0 },
): PlacedInput {
  return {
    sittings,
    foodWhileDrinking: model.foodWhileDrinkingType,
    gender: model.gender,
    ageYears: model.age,
    // As in a link, so that its receiver sees the same times.
    ...bodyInLink({ heightCm: model.heightInCm, weightKg: model.weightInKg }),
    ...limits,
  };
}
