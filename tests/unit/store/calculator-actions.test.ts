import { beforeEach, describe, expect, it } from 'vitest';
import { defaultModel } from '@/lib/model/defaults';
import type { DrinkCatalog } from '@/lib/drinks/servings';
import { mergeSaved } from '@/lib/model/saved';
import { usCatalog } from '../../fixtures/saved-models/catalogs';
import { withDrinks, flat } from '../../flat';
import { entered } from './entered';

const { state, actions, sittings, measurement } = entered();

const drinks = () => flat(state.model).alcoholSettings;
const later = () => flat(state.model).addedSittings;

beforeEach(() => {
  state.model = defaultModel(usCatalog, 'metric');
});

const glass = (id: string, percent?: number) => ({
  ...{ id, name: id, capacityInMl: 120, default: false, isCustom: false },
  ...(percent !== undefined && { percent }),
});

/** Strengths of other drinks as in France and Japan: champagne 12, chuhai 5; the default is 15. */
const withStrengths: DrinkCatalog = {
  ...usCatalog,
  types: {
    ...usCatalog.types,
    other: {
      ...usCatalog.types.other,
      items: [
        ...usCatalog.types.other.items,
        glass('other-flute', 12),
        glass('other-can', 5),
        glass('other-plain'),
      ],
    },
  },
};

describe('the strength of a serving', () => {
  const { state: shown, actions: act } = entered(withStrengths);
  const percent = () => flat(shown.model).alcoholSettings.other.percent;
  const reload = () => {
    const saved: unknown = JSON.parse(JSON.stringify(flat(shown.model)));
    shown.model = mergeSaved(saved, withStrengths, defaultModel(withStrengths, 'metric'));
  };

  beforeEach(() => {
    shown.model = defaultModel(withStrengths, 'metric');
  });

  it('is set when the serving is chosen, and that of the kind where it has none', () => {
    act.setServing('other', 'other-flute');
    expect(percent()).toBe(12);
    act.setServing('other', 'other-can');
    expect(percent()).toBe(5);
    act.setServing('other', 'other-plain');
    expect(percent()).toBe(15);
  });

  it('is never set over one that the visitor set, usual or not, not even over a reload', () => {
    act.setServing('other', 'other-flute');
    reload();
    act.setServing('other', 'other-can');
    expect(percent()).toBe(5);
    for (const set of [9, 12]) {
      act.setPercent('other', set);
      act.setServing('other', 'other-flute');
      expect(percent()).toBe(set);
      reload();
      act.setServing('other', 'other-can');
      expect(percent()).toBe(set);
    }
  });

  it('keeps the strength of entries saved before it was noted who set it', () => {
    shown.model = withDrinks(shown.model, { other: { percent: 22 } });
    reload();
    act.setServing('other', 'other-can');
    expect(percent()).toBe(22);
  });
});

describe('calculatorActions', () => {
  it.each([
    ['age', 17, 18],
    ['age', 18, 18],
    ['age', 40.4, 40],
    ['age', 101, 100],
    ['age', Infinity, 100],
    ['age', NaN, 39],
    ['heightInCm', 175.26, 175.26],
    ['heightInCm', 89, 90],
    ['heightInCm', 246, 245],
    ['heightInCm', NaN, 178],
    ['weightInKg', 84.82177319, 84.82177319],
    ['weightInKg', 39.9, 40],
    ['weightInKg', 151, 150],
    ['weightInKg', NaN, 78],
    ['foodWhileDrinkingType', 0, 0],
    ['foodWhileDrinkingType', 1.6, 2],
    ['foodWhileDrinkingType', -1, 0],
    ['foodWhileDrinkingType', 4, 3],
    ['foodWhileDrinkingType', NaN, 2],
  ] as const)('set %s from %s to %s', (field, value, expected) => {
    const { setAge, setHeightInCm, setWeightInKg, setFood } = actions;
    const setters = {
      age: setAge,
      heightInCm: setHeightInCm,
      weightInKg: setWeightInKg,
      foodWhileDrinkingType: setFood,
    };
    setters[field](value);
    expect(state.model[field]).toBe(expected);
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
    expect(drinks()[type].percent).toBe(expected);
  });

  it.each([
    [3, 3],
    [2.5, 3],
    [-1, 0],
    [10001, 10000],
    [NaN, 0],
  ])('set an amount of %s to %s', (amount, expected) => {
    actions.setAmount('wine', amount);
    expect(drinks().wine.amount).toBe(expected);
    expect(drinks().beer.amount).toBe(0);
  });

  it('set id, name and capacity of a serving and keep strength and amount', () => {
    actions.setAmount('beer', 2);
    actions.setPercent('beer', 6);
    actions.setServing('beer', 'beer-large');
    expect(drinks().beer).toEqual({
      percent: 6,
      isPercentSet: true,
      servingItemId: 'beer-large',
      servingItemName: 'Pint',
      servingItemCapacityInMl: 473,
      amount: 2,
    });
  });

  it('refuse a serving that the catalog does not have', () => {
    expect(() => actions.setServing('wine', 'beer-large')).toThrow('Unknown serving of wine');
  });

  it('keep a switch of units and back without any loss', () => {
    actions.setHeightInCm(175.26);
    actions.setWeightInKg(84.82177319);
    const before = structuredClone(state.model);
    actions.setUnitSystem('imperial');
    actions.setUnitSystem('metric');
    expect(state.model).toEqual(before);
  });
});

// Moved and placed: tests/unit/evening/sitting-changes.
describe('sittings', () => {
  it('are added after the last, with nothing drunk, until there are six', () => {
    actions.setAmount('beer', 2);
    sittings.addSitting();
    expect(later()).toMatchObject([{ timeStartInH24: '23:00', dayShift: 0 }]);
    expect(later()[0]?.alcoholSettings.beer.amount).toBe(0);
    for (let i = 0; i < 7; i++) sittings.addSitting();
    expect(later()).toHaveLength(5);
    sittings.splitSitting(0);
    expect(later()).toHaveLength(5);
  });

  it('are changed one by one', () => {
    sittings.addSitting();
    actions.setTimeStart('13:00', 1);
    actions.setTimeFinish('14:30', 1);
    actions.setAmount('wine', 2, 1);
    actions.setPercent('wine', 13.5, 1);
    actions.setServing('wine', 'wine-custom', 1);
    expect(later()).toMatchObject([
      {
        timeStartInH24: '13:00',
        timeFinishInH24: '14:30',
        dayShift: 0,
        alcoholSettings: { wine: { amount: 2, percent: 13.5, servingItemId: 'wine-custom' } },
      },
    ]);
    expect(flat(state.model).timeStartInH24).toBe('21:00');
    expect(drinks().wine).toMatchObject({ amount: 0, percent: 12 });
  });
});

describe('a measurement', () => {
  it.each([
    [0.534, 0.53],
    [-1, 0],
    [99, 9.99],
    [NaN, null],
    [null, null],
  ])('of %s permille is %s', (value, expected) => {
    measurement.setMeasurement({ unit: 'permille', value });
    expect(state.model.measurement.value).toBe(expected);
  });
});

it.each<[what: string, set: (time: string) => void]>([
  ['a start', actions.setTimeStart],
  ['a finish', actions.setTimeFinish],
  ['a measurement', (timeMeasuredInH24) => measurement.setMeasurement({ timeMeasuredInH24 })],
  ['a last drink', (timeLastDrinkInH24) => measurement.setMeasurement({ timeLastDrinkInH24 })],
])('times that are none are refused for %s, the empty one by its name', (_, set) => {
  const before = state.model;
  expect(() => set('')).toThrow('Empty time string');
  for (const none of ['24:00', '7:00']) expect(() => set(none)).toThrow(RangeError);
  expect(state.model).toBe(before);
});

it('the time to be ready by is a clock time or none', () => {
  actions.setReadyBy('07:30');
  expect(state.model.readyByInH24).toBe('07:30');
  actions.setReadyBy('');
  expect(state.model.readyByInH24).toBe('');
  expect(() => actions.setReadyBy('25:00')).toThrow(RangeError);
});
