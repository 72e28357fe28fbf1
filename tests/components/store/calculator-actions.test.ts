import { beforeEach, describe, expect, it } from 'vitest';
import { defaultModel } from '@/lib/model/defaults';
import { type CalculatorModel } from '@/lib/model/model';
import { calculatorActions } from '@/lib/store/calculator-actions';
import { usCatalog } from '../../fixtures/saved-models/catalogs';

let model: CalculatorModel;
const actions = calculatorActions((patch) => {
  model = { ...model, ...patch(model, usCatalog) };
});

beforeEach(() => {
  model = defaultModel(usCatalog, 'metric');
});

describe('calculatorActions', () => {
  it('set what has no bounds', () => {
    actions.setUnitSystem('imperial');
    actions.setGender(1);
    actions.setWeightInStone(true);
    actions.setCountry('PL');
    actions.setTimeStart('19:10');
    actions.setTimeFinish('00:50');
    expect(model).toMatchObject({
      unitSystem: 'imperial',
      gender: 1,
      weightInStone: true,
      selectedCountryId: 'PL',
      timeStartInH24: '19:10',
      timeFinishInH24: '00:50',
    });
  });

  it.each([
    [17, 18],
    [18, 18],
    [40.4, 40],
    [101, 100],
    [Infinity, 100],
    [NaN, 39],
  ])('set an age of %s to %s', (age, expected) => {
    actions.setAge(age);
    expect(model.age).toBe(expected);
  });

  it.each([
    [175.26, 175.26],
    [89, 90],
    [246, 245],
    [NaN, 178],
  ])('set a height of %s cm to %s', (heightCm, expected) => {
    actions.setHeightInCm(heightCm);
    expect(model.heightInCm).toBe(expected);
  });

  it.each([
    [84.82177319, 84.82177319],
    [39.9, 40],
    [151, 150],
    [NaN, 78],
  ])('set a weight of %s kg to %s', (weightKg, expected) => {
    actions.setWeightInKg(weightKg);
    expect(model.weightInKg).toBe(expected);
  });

  it.each([
    [0, 0],
    [1.6, 2],
    [-1, 0],
    [4, 3],
    [NaN, 2],
  ])('set food %s to %s', (food, expected) => {
    actions.setFood(food);
    expect(model.foodWhileDrinkingType).toBe(expected);
  });

  it.each([
    ['beer', 5.64, 5.6],
    ['beer', 16, 15.9],
    ['wine', 23, 22.9],
    ['vodka', 100, 99],
    ['other', -1, 0],
    ['vodka', NaN, 40],
  ] as const)('set the strength of %s from %s to %s percent', (type, percent, expected) => {
    actions.setPercent(type, percent);
    expect(model.alcoholSettings[type].percent).toBe(expected);
  });

  it.each([
    [3, 3],
    [2.5, 3],
    [-1, 0],
    [10001, 10000],
    [NaN, 0],
  ])('set an amount of %s to %s', (amount, expected) => {
    actions.setAmount('wine', amount);
    expect(model.alcoholSettings.wine.amount).toBe(expected);
    expect(model.alcoholSettings.beer.amount).toBe(0);
  });

  it('set id, name and capacity of a serving and keep strength and amount', () => {
    actions.setAmount('beer', 2);
    actions.setPercent('beer', 6);
    actions.setServing('beer', 'beer-large');
    expect(model.alcoholSettings.beer).toEqual({
      percent: 6,
      servingItemId: 'beer-large',
      servingItemName: 'Pint',
      servingItemCapacityInMl: 473,
      amount: 2,
    });
  });

  it('refuse a serving that the catalog does not have', () => {
    expect(() => actions.setServing('wine', 'beer-large')).toThrow('Unknown serving of wine');
  });

  it('refuse times that are none, the empty one by its name', () => {
    expect(() => actions.setTimeStart('')).toThrow('Empty time string');
    expect(() => actions.setTimeFinish('24:00')).toThrow();
    expect(model).toMatchObject({ timeStartInH24: '21:00', timeFinishInH24: '23:00' });
  });

  it('keep a switch of units and back without any loss', () => {
    actions.setHeightInCm(175.26);
    actions.setWeightInKg(84.82177319);
    const before = structuredClone(model);
    actions.setUnitSystem('imperial');
    actions.setUnitSystem('metric');
    expect(model).toEqual(before);
  });
});
