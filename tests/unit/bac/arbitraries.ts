import fc from 'fast-check';
import {
  forecastDrinking,
  gramsOf,
  h24Text,
  type CalculationInput,
  type Drink,
  type DrinkingForecast,
  type PlacedInput,
  type PlacedSitting,
  type Sitting,
} from '@/lib/bac';

/** Tolerance for floating-point errors, in minutes and in permille. */
export const noise = 1e-7;

export const anyDrink: fc.Arbitrary<Drink> = fc.record({
  ml: fc.integer({ min: 1, max: 2000 }),
  percent: fc.integer({ min: 1, max: 999 }).map((tenths) => tenths / 10),
});

export const anyDrinks = fc.array(anyDrink, { minLength: 1, maxLength: 4 });

const personFields = {
  gender: fc.constantFrom(0 as const, 1 as const),
  ageYears: fc.integer({ min: 18, max: 100 }),
  heightCm: fc.integer({ min: 90, max: 245 }),
  weightKg: fc.integer({ min: 400, max: 1500 }).map((tenths) => tenths / 10),
  foodWhileDrinking: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  // 0.05 and 0.1 are below the floor of slow drinking, which ends at 0.12.
  legalDrivingLimitPermille: fc.constantFrom(0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8),
};

export const anyPerson = fc.record(personFields);

const clockMinute = fc.integer({ min: 0, max: 1439 });

/** The fields of one sitting; clock times wrap at midnight. */
export function sitting(startMinute: number, durationMin: number, drinks: Drink[]): Sitting {
  return {
    timeStart: h24Text(startMinute % 1440),
    timeFinish: h24Text((startMinute + durationMin) % 1440),
    drinks,
  };
}

export type AnyEvening = CalculationInput & { startMinute: number; lengthMin: number };

/** One period of drinking and its length (1 to 1439 minutes). */
export const anyEvening: fc.Arbitrary<AnyEvening> = fc
  .record({
    ...personFields,
    startMinute: clockMinute,
    lengthMin: fc.oneof(fc.integer({ min: 1, max: 360 }), fc.integer({ min: 1, max: 1439 })),
    drinks: anyDrinks,
  })
  .map(({ drinks, ...rest }) => ({
    ...rest,
    ...sitting(rest.startMinute, rest.lengthMin, drinks),
  }));

/** A period of drinking, in minutes of a day. */
export interface Stretch {
  startMin: number;
  lengthMin: number;
  drinks: Drink[];
}

export interface Day {
  person: Omit<CalculationInput, keyof Sitting>;
  startMinute: number;
  stretches: Stretch[];
}

/** Drinks of all sizes, and small weak ones: slow enough to reach the floor of the cautious curve. */
const drinksOfADay = (maxMl: number, maxPercent: number) =>
  fc.array(
    fc.record({
      ml: fc.integer({ min: 10, max: maxMl }),
      percent: fc.integer({ min: 10, max: maxPercent * 10 }).map((tenths) => tenths / 10),
    }),
    { minLength: 1, maxLength: 2 },
  );

const anyStretch = (latestStartMin: number) =>
  fc.record({
    startMin: fc.integer({ min: 0, max: latestStartMin }),
    lengthMin: fc.integer({ min: 1, max: 240 }),
    drinks: fc.oneof(drinksOfADay(1000, 40), drinksOfADay(250, 6)),
  });

function fromZero(stretches: Stretch[]): Stretch[] {
  const sorted = [...stretches].sort((a, b) => a.startMin - b.startMin);
  const origin = sorted[0]!.startMin;
  return sorted.map((stretch) => ({ ...stretch, startMin: stretch.startMin - origin }));
}

const finishOf = ({ startMin, lengthMin }: Stretch) => startMin + lengthMin;

/**
 * Periods in chronological order, overlapping, adjacent or apart; the first at minute 0, all within
 * the 24 hours that the engine accepts for clock times.
 */
export function dayOf(minLength: number, maxLength: number): fc.Arbitrary<Day> {
  const stretches = fc
    .constantFrom(300, 1200)
    .chain((latestStartMin) => fc.array(anyStretch(latestStartMin), { minLength, maxLength }))
    .map(fromZero)
    .filter((all) => Math.max(...all.map(finishOf)) <= 1440);
  return fc.record({ person: anyPerson, startMinute: clockMinute, stretches });
}

/** A share from 1/1000 to 999/1000, uniformly distributed. */
export const anyShare = fc.integer({ min: 1, max: 999 }).map((thousandths) => thousandths / 1000);

/** The engine's input for a day. */
export function inputOf({ person, startMinute, stretches }: Day): CalculationInput {
  const [first, ...laterSittings] = stretches.map(({ startMin, lengthMin, drinks }) =>
    sitting(startMinute + startMin, lengthMin, drinks),
  );
  return { ...person, ...first!, laterSittings };
}

/** Grams of ethanol by the engine rules (section 1). */
export function gramsIn(drinks: readonly Drink[]): number {
  return drinks.reduce((sum, { ml, percent }) => sum + ((ml * percent) / 100) * 0.789, 0);
}

type Limited = Omit<PlacedInput, 'sittings'>;

function limited({ legalDrivingLimitPermille, ...body }: Day['person']): Limited {
  return { ...body, limitPermille: legalDrivingLimitPermille };
}

/** The engine's input in minutes for a day. */
export function placedOf({ person, stretches }: Day): PlacedInput {
  const sittings = stretches.map((stretch) => ({
    startMin: stretch.startMin,
    finishMin: finishOf(stretch),
    grams: gramsIn(stretch.drinks),
  }));
  return { ...limited(person), sittings };
}

/** The forecast of one evening: what the calculation says without clock times and samples. */
export function forecastOf(e: AnyEvening): DrinkingForecast {
  const sittings = [{ startMin: 0, finishMin: e.lengthMin, grams: gramsOf(e.drinks) }];
  return forecastDrinking({ ...limited(e), sittings });
}

/** Grams of one sitting: half of the cases slow enough to reach the floor, half of any speed. */
const anyMain = fc.record({
  lengthMin: fc.integer({ min: 1, max: 360 }),
  milligrams: fc.oneof(
    fc.integer({ min: 100, max: 15_000 }),
    fc.integer({ min: 100, max: 90_000 }),
  ),
});

/** Two sittings with a pause, and a third that fills all or part of the pause. */
export interface Bridge {
  /** Without the third sitting. */
  apart: PlacedInput;
  /** With the third sitting. */
  bridged: PlacedInput;
}

/** The third sitting touches the first, the second, both or neither. */
export const anyBridge: fc.Arbitrary<Bridge> = fc
  .record({
    person: anyPerson,
    first: anyMain,
    second: anyMain,
    pauseMin: fc.oneof(fc.integer({ min: 3, max: 70 }), fc.integer({ min: 3, max: 240 })),
    touches: fc.constantFrom('first', 'second', 'both', 'neither'),
    shares: fc.tuple(fc.nat({ max: 99 }), fc.nat({ max: 99 })),
    sipMilligrams: fc.integer({ min: 1, max: 2000 }),
  })
  .map(({ person, first, second, pauseMin, touches, shares, sipMilligrams }) => {
    const opens = first.lengthMin;
    const closes = opens + pauseMin;
    // Leaves at least one minute free on a side that is not touched; the third sitting takes at
    // least one.
    const freeMin = pauseMin - 3;
    const before = 1 + Math.floor((freeMin * shares[0]) / 100);
    const after = 1 + Math.floor(((freeMin + 1 - before) * shares[1]) / 100);
    const touchesFirst = touches === 'first' || touches === 'both';
    const touchesSecond = touches === 'second' || touches === 'both';
    const sip: PlacedSitting = {
      startMin: touchesFirst ? opens : opens + before,
      finishMin: touchesSecond ? closes : closes - after,
      grams: sipMilligrams / 1000,
    };
    const one = { startMin: 0, finishMin: opens, grams: first.milligrams / 1000 };
    const two = {
      startMin: closes,
      finishMin: closes + second.lengthMin,
      grams: second.milligrams / 1000,
    };
    const body = limited(person);
    return {
      apart: { ...body, sittings: [one, two] },
      bridged: { ...body, sittings: [one, sip, two] },
    };
  });
