import fc from 'fast-check';
import { h24Text } from '@/lib/bac';
import { measurementOfSteps, measurementUnits } from '@/lib/model/measurement';
import type { SharedMeasurement } from '@/lib/share/measurement-code';
import type { SharedDrink, SharedModel, SharedSitting } from '@/lib/share/shared-rules';
import type { SharedFacts } from '@/lib/share/shared-facts';

const tenths = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 10);
const anyTime = fc.integer({ min: 0, max: 1439 }).map(h24Text);

const anyDrink: fc.Arbitrary<SharedDrink> = fc.record({
  percent: tenths(0, 999),
  capacityMl: fc.integer({ min: 1, max: 5000 }),
  amount: fc.integer({ min: 0, max: 10_000 }),
});

const anyDrinks = fc.record({ beer: anyDrink, wine: anyDrink, vodka: anyDrink, other: anyDrink });

const anySitting: fc.Arbitrary<SharedSitting> = fc.record({
  timeStart: anyTime,
  timeFinish: anyTime,
  drinks: anyDrinks,
});

/** Any model of one sitting that a link can hold. */
export const anySharedSingle: fc.Arbitrary<SharedModel> = fc.record({
  unitSystem: fc.constantFrom('metric' as const, 'imperial' as const),
  gender: fc.constantFrom(0 as const, 1 as const),
  ageYears: fc.integer({ min: 18, max: 100 }),
  weightKg: tenths(400, 1500),
  heightCm: fc.integer({ min: 90, max: 245 }),
  timeStart: anyTime,
  timeFinish: anyTime,
  foodWhileDrinking: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  drinks: anyDrinks,
});

/** Any model a link can hold, with one to five later sittings. */
const anySharedSeveral: fc.Arbitrary<SharedModel> = fc
  .tuple(anySharedSingle, fc.array(anySitting, { minLength: 1, maxLength: 5 }))
  .map(([model, laterSittings]) => ({ ...model, laterSittings }));

/** Any day a link can hold: 2025-01-01 and the 36,524 days after it. */
export const anyDay: fc.Arbitrary<string> = fc
  .integer({ min: 1, max: 36_525 })
  .map((dayOfMonth) => new Date(Date.UTC(2025, 0, dayOfMonth)).toISOString().slice(0, 10));

/** Any model a link can hold, with or without later sittings, without a day. */
export const anySharedUndated: fc.Arbitrary<SharedModel> = fc.oneof(
  anySharedSingle,
  anySharedSeveral,
);

/** Any model a link can hold, with a day. */
export const anySharedDated: fc.Arbitrary<SharedModel> = fc
  .tuple(anySharedUndated, anyDay)
  .map(([model, startDay]) => ({ ...model, startDay }));

/** Any model a link can hold. */
export const anyShared: fc.Arbitrary<SharedModel> = fc.oneof(anySharedUndated, anySharedDated);

const anyLetter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Any measurement a link can hold, with or without a day and a country, without facts. */
export const anyMeasurement: fc.Arbitrary<SharedMeasurement> = fc
  .record(
    {
      unitSystem: fc.constantFrom('metric' as const, 'imperial' as const),
      steps: fc.integer({ min: 1, max: 999 }),
      unit: fc.constantFrom(...measurementUnits),
      timeMeasured: anyTime,
      timeLastDrink: anyTime,
      startDay: anyDay,
      iso2: fc.tuple(anyLetter, anyLetter).map((letters) => letters.join('')),
    },
    { requiredKeys: ['unitSystem', 'steps', 'unit', 'timeMeasured', 'timeLastDrink'] },
  )
  .map(({ steps, ...others }) => ({ ...others, value: measurementOfSteps(steps, others.unit) }));

/** Any facts but those of an older link: everything given and no place. */
export const anyFacts: fc.Arbitrary<SharedFacts> = fc
  .record({
    place: fc.oneof(fc.constant(''), fc.stringMatching(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/)),
    driverClass: fc.constantFrom('general' as const, 'novice' as const),
    open: fc.subarray(['body', 'age', 'country', 'class'] as const),
  })
  .filter(
    ({ place, driverClass, open }) =>
      Boolean(place) || driverClass === 'novice' || open[0] !== undefined,
  );

/** Any model a link can hold, with facts. */
export const anySharedWithFacts: fc.Arbitrary<SharedModel> = fc
  .tuple(
    anyShared,
    anyFacts,
    fc.array(fc.constantFrom('none', 'start', 'finish', 'both'), { minLength: 6, maxLength: 6 }),
  )
  .map(([model, facts, ends]) => ({
    ...model,
    facts: { ...facts, givenEnds: ends.slice(0, 1 + (model.laterSittings?.length ?? 0)) },
  }));
