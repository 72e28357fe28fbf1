import fc from 'fast-check';
import { h24Text, type CalculationInput, type Drink, type Sitting } from '@/lib/bac';

/** Runs of each law. */
export const runs = { numRuns: 1000 };

/** Binary rounding that a law may be off by, in minutes and in permille. */
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
  legalDrivingLimitPermille: fc.constantFrom(0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8),
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

/** One period of drinking, with its length at hand (1 to 1439 minutes). */
export const anyEvening: fc.Arbitrary<
  CalculationInput & { startMinute: number; lengthMin: number }
> = fc
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

/** A stretch of drinking on the time line of a day. */
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

const anyStretch = fc.record({
  startMin: fc.integer({ min: 0, max: 1200 }),
  lengthMin: fc.integer({ min: 1, max: 240 }),
  drinks: fc.array(
    fc.record({
      ml: fc.integer({ min: 10, max: 1000 }),
      percent: fc.integer({ min: 10, max: 400 }).map((tenths) => tenths / 10),
    }),
    { minLength: 1, maxLength: 2 },
  ),
});

function fromZero(stretches: Stretch[]): Stretch[] {
  const sorted = [...stretches].sort((a, b) => a.startMin - b.startMin);
  const origin = sorted[0]!.startMin;
  return sorted.map((stretch) => ({ ...stretch, startMin: stretch.startMin - origin }));
}

/** One to six stretches in order of time, overlapping, touching or apart; the first at minute 0. */
export function anyDay(minLength: number, maxLength: number): fc.Arbitrary<Day> {
  return fc.record({
    person: anyPerson,
    startMinute: clockMinute,
    stretches: fc.array(anyStretch, { minLength, maxLength }).map(fromZero),
  });
}

/** A part of something, 1/1000 to 999/1000, evenly likely. */
export const anyShare = fc.integer({ min: 1, max: 999 }).map((thousandths) => thousandths / 1000);

/** The engine's input for a day. */
export function inputOf({ person, startMinute, stretches }: Day): CalculationInput {
  const [first, ...laterSittings] = stretches.map(({ startMin, lengthMin, drinks }) =>
    sitting(startMinute + startMin, lengthMin, drinks),
  );
  return { ...person, ...first!, laterSittings };
}
