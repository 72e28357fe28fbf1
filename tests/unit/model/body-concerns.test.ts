import { describe, expect, it } from 'vitest';
import { bodyConcerns, waterPercentOf, type BodyMeasures } from '@/lib/model/body-concerns';

const body = (change: Partial<BodyMeasures> = {}): BodyMeasures => ({
  age: 39,
  heightInCm: 178,
  weightInKg: 78,
  ...change,
});

describe('bodyConcerns', () => {
  it('has none about the default person: 44.08 litres in 78 kg', () => {
    expect(bodyConcerns(body(), 44.08)).toEqual([]);
    expect(waterPercentOf(44.08, 78)).toBeCloseTo(56.51, 2);
  });

  it('doubts body water outside 35 to 75 percent of the weight', () => {
    const light = body({ weightInKg: 60 });
    expect(bodyConcerns(light, 20.9)).toEqual(['water']);
    expect(bodyConcerns(light, 21)).toEqual([]);
    expect(bodyConcerns(light, 45)).toEqual([]);
    expect(bodyConcerns(light, 45.1)).toEqual(['water']);
  });

  it('doubts the equation over 75 years', () => {
    expect(bodyConcerns(body({ age: 75 }), 44)).toEqual([]);
    expect(bodyConcerns(body({ age: 76 }), 44)).toEqual(['age']);
  });

  it('doubts it over a body mass index of 40', () => {
    // At 160 cm, 102.4 kg is a BMI of exactly 40.
    expect(bodyConcerns(body({ heightInCm: 160, weightInKg: 102.4 }), 45)).toEqual([]);
    expect(bodyConcerns(body({ heightInCm: 160, weightInKg: 103 }), 45)).toEqual(['bmi']);
  });

  it('names all that apply', () => {
    expect(bodyConcerns(body({ age: 80, heightInCm: 150, weightInKg: 140 }), 48)).toEqual([
      'water',
      'age',
      'bmi',
    ]);
  });
});
