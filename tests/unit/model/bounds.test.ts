import { expect, it } from 'vitest';
import { bounds } from '@/lib/model/bounds';

it('bounds are those of the specification, section 5; an own limit goes beyond every law', () => {
  expect(bounds).toEqual({
    ageYears: { min: 18, max: 100 },
    heightCm: { min: 90, max: 245 },
    heightIn: { min: 36, max: 95 },
    weightKg: { min: 40, max: 150 },
    weightLb: { min: 90, max: 330 },
    foodWhileDrinking: { min: 0, max: 3 },
    amount: { min: 0, max: 10000 },
    capacityMl: { min: 1, max: 5000 },
    ownLimitPermille: { min: 0, max: 2 },
  });
});
