import { beforeEach, describe, expect, it } from 'vitest';
import { defaultModel } from '@/lib/model/defaults';
import type { CalculatorModel } from '@/lib/model/model';
import { calculatorActions } from '@/lib/store/calculator-actions';
import { sittingActions } from '@/lib/store/sitting-actions';
import { usCatalog } from '../../fixtures/saved-models/catalogs';
import { flat } from '../../flat';

let model: CalculatorModel;
const actions = calculatorActions(
  (patch) => {
    model = { ...model, ...patch(model, usCatalog) };
  },
  () => ({ zone: () => 0, nowMs: Date.UTC(2026, 10, 21, 22, 0) }),
  () => 'DE',
);
const sittings = sittingActions({ getState: () => ({ ...actions, model }) });

beforeEach(() => {
  model = defaultModel(usCatalog, 'metric');
});

describe('the times of a sitting', () => {
  it('are open on a first visit, and amounts do not give them', () => {
    actions.setAmount('beer', 3);
    expect(flat(model).givenEnds).toBe('none');
  });

  it('are given when both were set, moved or not', () => {
    actions.setTimeStart('21:00');
    expect(flat(model).givenEnds).toBe('start');
    actions.setTimeStart('20:30');
    expect(flat(model).givenEnds).toBe('start');
    actions.setTimeFinish('23:00');
    expect(flat(model).givenEnds).toBe('both');
    actions.setTimeStart('20:40');
    expect(flat(model).givenEnds).toBe('both');
  });

  it('are marked for each sitting alone', () => {
    actions.setAmount('beer', 1);
    sittings.addSitting();
    actions.setTimeFinish('02:00', 1);
    expect([flat(model).givenEnds, flat(model).addedSittings[0]?.givenEnds]).toEqual([
      'none',
      'finish',
    ]);
    actions.setTimeStart('21:00');
    actions.setTimeStart('01:00', 1);
    expect([flat(model).givenEnds, flat(model).addedSittings[0]?.givenEnds]).toEqual([
      'start',
      'both',
    ]);
  });
});

describe('the body', () => {
  const marks = () => [model.isBodySet, model.isHeightSet, model.isAgeSet];
  const build = () => [model.heightInCm, model.weightInKg];

  it('is not given by the sex, which untouched fields follow', () => {
    actions.setGender(1);
    expect([...marks(), ...build()]).toEqual([false, false, false, 165, 66]);
    actions.setGender(0);
    expect([...marks(), ...build()]).toEqual([false, false, false, 178, 78]);
  });

  it('is given by the weight, which stays where the sex changes', () => {
    actions.setWeightInKg(78);
    expect(marks()).toEqual([true, false, false]);
    actions.setGender(1);
    expect(build()).toEqual([165, 78]);
  });

  it('is not given by the height, which stays too', () => {
    actions.setHeightInCm(178);
    expect(marks()).toEqual([false, true, false]);
    actions.setGender(1);
    expect(build()).toEqual([178, 66]);
  });

  it('is not given by the age, which is', () => {
    actions.setAge(39);
    expect(marks()).toEqual([false, false, true]);
  });

  it('is given as a whole by "These are mine"', () => {
    actions.confirmBody();
    expect(marks()).toEqual([true, true, true]);
    actions.setGender(1);
    expect([...marks(), ...build()]).toEqual([true, true, true, 178, 78]);
  });

  it('is not given by what is no number', () => {
    actions.setAge(NaN);
    actions.setHeightInCm(NaN);
    actions.setWeightInKg(NaN);
    expect([...marks(), model.age, ...build()]).toEqual([false, false, false, 39, 178, 78]);
  });
});

it('the class of the driver is chosen once it was set, if only to the usual one', () => {
  expect(model.isClassChosen).toBe(false);
  actions.setDriverClass('general');
  expect(model).toMatchObject({ driverClass: 'general', isClassChosen: true });
});
