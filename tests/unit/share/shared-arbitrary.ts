import fc from 'fast-check';
import { h24Text } from '@/lib/bac';
import type { SharedDrink, SharedModel } from '@/lib/share/share-code';

const tenths = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 10);
const anyTime = fc.integer({ min: 0, max: 1439 }).map(h24Text);

const anyDrink: fc.Arbitrary<SharedDrink> = fc.record({
  percent: tenths(0, 999),
  capacityMl: fc.integer({ min: 1, max: 5000 }),
  amount: fc.integer({ min: 0, max: 10_000 }),
});

/** Any model a link can hold. */
export const anyShared: fc.Arbitrary<SharedModel> = fc.record({
  unitSystem: fc.constantFrom('metric' as const, 'imperial' as const),
  gender: fc.constantFrom(0 as const, 1 as const),
  ageYears: fc.integer({ min: 18, max: 100 }),
  weightKg: tenths(400, 1500),
  heightCm: fc.integer({ min: 90, max: 245 }),
  timeStart: anyTime,
  timeFinish: anyTime,
  foodWhileDrinking: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  drinks: fc.record({ beer: anyDrink, wine: anyDrink, vodka: anyDrink, other: anyDrink }),
});
