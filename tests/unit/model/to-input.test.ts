import { describe, expect, it } from 'vitest';
import { defaultModel } from '@/lib/model/defaults';
import { drinkTypes, type AlcoholSetting, type CalculatorModel } from '@/lib/model/model';
import { hasAnyDrink } from '@/lib/model/planned-sittings';
import { toInput } from '@/lib/model/to-input';
import { usCatalog } from '../../fixtures/saved-models/catalogs';

const sober = defaultModel(usCatalog, 'metric');

function withDrinks(drinks: Partial<Record<string, Partial<AlcoholSetting>>>): CalculatorModel {
  const { alcoholSettings: settings } = sober;
  const changed = drinkTypes.map((type) => [type, { ...settings[type], ...drinks[type] }]);
  return { ...sober, alcoholSettings: Object.fromEntries(changed) };
}

describe('toInput', () => {
  it('hands the engine the person, the times and the limit', () => {
    expect(toInput(sober, 0.5)).toEqual({
      timeStart: '21:00',
      timeFinish: '23:00',
      drinks: [],
      foodWhileDrinking: 2,
      gender: 0,
      ageYears: 39,
      heightCm: 178,
      weightKg: 78,
      legalDrivingLimitPermille: 0.5,
      timeFormat: 24,
    });
  });

  it('multiplies amount and capacity, and leaves out drinks without an amount', () => {
    const model = withDrinks({
      beer: { amount: 3, servingItemCapacityInMl: 473, percent: 4.5 },
      wine: { amount: 0, percent: 13 },
      vodka: { amount: 2 },
    });
    expect(toInput(model, 0).drinks).toEqual([
      { ml: 1419, percent: 4.5 },
      { ml: 88, percent: 40 },
    ]);
  });

  it('keeps the fractions of an imperial body and asks for the 12-hour clock', () => {
    const model: CalculatorModel = { ...sober, unitSystem: 'imperial', weightInKg: 84.82177319 };
    expect(toInput(model, 0.8)).toMatchObject({ weightKg: 84.82177319, timeFormat: 12 });
  });
});

describe('hasAnyDrink', () => {
  it('is false while every amount is zero', () => {
    expect(hasAnyDrink(sober)).toBe(false);
  });

  it.each(drinkTypes)('is true with one %s alone', (type) => {
    expect(hasAnyDrink(withDrinks({ [type]: { amount: 1 } }))).toBe(true);
  });
});
