import { expect, it } from 'vitest';
import { bodyConcerns, waterPercentOf, type BodyMeasures } from '@/lib/model/body-concerns';

const light = { weightInKg: 60 };

it.each<[what: string, body: Partial<BodyMeasures>, liters: number, concerns: string[]]>([
  ['the default person', {}, 44.08, []],
  ['less than 35 percent of water', light, 20.9, ['water']],
  ['35 percent', light, 21, []],
  ['75 percent', light, 45, []],
  ['more than 75 percent', light, 45.1, ['water']],
  ['75 years', { age: 75 }, 44, []],
  ['76 years', { age: 76 }, 44, ['age']],
  // At 160 cm, 102.4 kg is a BMI of exactly 40.
  ['a body mass index of 40', { heightInCm: 160, weightInKg: 102.4 }, 45, []],
  ['a higher one', { heightInCm: 160, weightInKg: 103 }, 45, ['bmi']],
  ['all', { age: 80, heightInCm: 150, weightInKg: 140 }, 48, ['water', 'age', 'bmi']],
])('the equation is in doubt or not with %s', (_, body, liters, concerns) => {
  expect(bodyConcerns({ age: 39, heightInCm: 178, weightInKg: 78, ...body }, liters)).toEqual(
    concerns,
  );
});

it('44.08 litres in 78 kg are 56.51 percent of water', () => {
  expect(waterPercentOf(44.08, 78)).toBeCloseTo(56.51, 2);
});
