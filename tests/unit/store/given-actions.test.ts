import { beforeEach, describe, expect, it } from 'vitest';
import { defaultModel } from '@/lib/model/defaults';
import { usCatalog } from '../../fixtures/saved-models/catalogs';
import { entered } from './entered';

const { state, actions, sittings } = entered();

beforeEach(() => {
  state.model = defaultModel(usCatalog, 'metric');
});

const ends = () => state.model.sittings.map(({ givenEnds }) => givenEnds);

describe('the times of a sitting', () => {
  it('are given when both were set, moved or not', () => {
    actions.setTimeStart('21:00');
    expect(ends()).toEqual(['start']);
    actions.setTimeStart('20:30');
    expect(ends()).toEqual(['start']);
    actions.setTimeFinish('23:00');
    expect(ends()).toEqual(['both']);
    actions.setTimeStart('20:40');
    expect(ends()).toEqual(['both']);
  });

  it('are marked for each sitting alone', () => {
    actions.setAmount('beer', 1);
    sittings.addSitting();
    actions.setTimeFinish('02:00', 1);
    expect(ends()).toEqual(['none', 'finish']);
    actions.setTimeStart('21:00');
    actions.setTimeStart('01:00', 1);
    expect(ends()).toEqual(['start', 'both']);
  });
});

// What the sex and the weight do: tests/components/calculator/body-line.
describe('the body', () => {
  const marks = () => [state.model.isBodySet, state.model.isHeightSet, state.model.isAgeSet];
  const build = () => [state.model.heightInCm, state.model.weightInKg];

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
    expect([...marks(), state.model.age, ...build()]).toEqual([false, false, false, 39, 178, 78]);
  });
});

it('the class of the driver is chosen once it was set, if only to the usual one', () => {
  expect(state.model.isClassChosen).toBe(false);
  actions.setDriverClass('general');
  expect(state.model).toMatchObject({ driverClass: 'general', isClassChosen: true });
});
