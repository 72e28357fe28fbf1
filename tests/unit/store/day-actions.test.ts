import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localZone } from '@/lib/browser/local-zone';
import { defaultModel } from '@/lib/model/defaults';
import { usCatalog } from '../../fixtures/saved-models/catalogs';
import { flat } from '../../flat';
import { entered } from './entered';

const { state, actions, sittings, measurement } = entered(usCatalog, () => ({
  zone: localZone,
  nowMs: Date.now(),
}));

/** Sets the clock, 'YYYY-MM-DDTHH:MM'. The clocks do not change in late November. */
const setClock = (time: string) => vi.setSystemTime(new Date(time));

beforeEach(() => {
  // 21:00 to 23:00
  state.model = defaultModel(usCatalog, 'metric');
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock('2026-11-22T00:15');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the day of the evening', () => {
  it('is open until something is entered that has one', () => {
    actions.setAge(50);
    actions.setFood(0);
    actions.setTimeFinish('23:30');
    actions.setPercent('beer', 6);
    actions.setAmount('beer', 0);
    actions.setEntryMode('measurement');
    expect(state.model.startDay).toBe('');
  });

  // Which day it is: tests/unit/evening/start-day. Times that nobody set: of last night until 14:59, of tonight from 15:00.
  it.each([
    ['2026-11-22T14:59', '2026-11-21'],
    ['2026-11-22T15:00', '2026-11-22'],
  ])('of the times of the form, is for a first amount at %s %s, and stays', (now, day) => {
    setClock(now);
    actions.setAmount('beer', 1);
    expect(flat(state.model)).toMatchObject({ startDay: day, givenEnds: 'none' });
    setClock('2026-11-22T15:10');
    actions.setAmount('beer', 2);
    actions.setTimeFinish('23:30');
    // The wheel confirmed without a movement: the night that was shown is meant.
    actions.setTimeStart('21:00');
    expect(flat(state.model)).toMatchObject({ startDay: day, givenEnds: 'both' });
  });

  it('is decided anew by another start time', () => {
    actions.setTimeStart('23:30');
    actions.setAmount('beer', 1);
    expect(state.model.startDay).toBe('2026-11-21');
    actions.setTimeStart('00:10');
    expect(state.model.startDay).toBe('2026-11-22');
    actions.setTimeStart('20:30');
    expect(state.model.startDay).toBe('2026-11-21');
    setClock('2026-11-22T19:00');
    actions.setTimeStart('20:30');
    expect(state.model.startDay).toBe('2026-11-21');
    actions.setTimeStart('20:40');
    expect(state.model.startDay).toBe('2026-11-22');
  });

  it('stays where the visitor chose it', () => {
    actions.setAmount('beer', 1);
    actions.setStartDay('2026-11-14');
    setClock('2026-11-22T19:00');
    actions.setTimeStart('20:30');
    actions.setAmount('beer', 2);
    actions.setAmount('beer', 0);
    sittings.addSitting();
    sittings.removeSitting(1);
    actions.setAmount('beer', 1);
    expect(state.model).toMatchObject({ startDay: '2026-11-14', isDayChosen: true });
  });

  it('turns to Earlier: a plus on Now would throw the chosen day away', () => {
    expect(state.model.isEarlier).toBe(false);
    actions.setStartDay('2026-11-23');
    expect(state.model.isEarlier).toBe(true);
  });

  it.each(['', '2026-02-30', '22.11.2026', '2026-11-22T00:00'])('is never %j', (day) => {
    expect(() => actions.setStartDay(day)).toThrow(RangeError);
    expect(state.model).toMatchObject({ startDay: '', isDayChosen: false });
  });

  // Issue 27: Saturday's three beers, taken away on Sunday evening, then four.
  it.each([
    ['2026-11-22T14:59', '2026-11-21'],
    ['2026-11-22T20:30', '2026-11-22'],
  ])('is, for a first amount at %s in cleared entries, %s', (now, day) => {
    actions.setAmount('beer', 3);
    expect(state.model.startDay).toBe('2026-11-21');
    setClock(now);
    actions.setAmount('beer', 0);
    expect(state.model.startDay).toBe('');
    actions.setAmount('beer', 4);
    expect(state.model.startDay).toBe(day);
  });
});

describe('the day of several sittings', () => {
  it('is open until one has a drink', () => {
    sittings.addSitting();
    expect(state.model.startDay).toBe('');
    actions.setAmount('beer', 1, 1);
    setClock('2026-11-24T12:00');
    sittings.addSitting();
    expect(state.model.startDay).toBe('2026-11-21');
  });

  it('is not decided anew by the times of another than the first', () => {
    actions.setAmount('beer', 1);
    sittings.addSitting();
    setClock('2026-11-24T12:00');
    actions.setTimeStart('10:00', 1);
    actions.setTimeFinish('11:00', 1);
    expect(state.model.startDay).toBe('2026-11-21');
  });

  it('stays when the last drink goes with its sitting, and when that comes back', () => {
    sittings.addSitting();
    actions.setAmount('vodka', 2, 1);
    const before = state.model;
    setClock('2026-11-24T12:00');
    actions.setAmount('beer', 1);
    actions.setAmount('beer', 0);
    expect(state.model.startDay).toBe('2026-11-21');
    sittings.removeSitting(1);
    expect(state.model.startDay).toBe('');
    actions.setSittings(before);
    expect(state.model.startDay).toBe('2026-11-21');
    sittings.removeSitting(1);
    actions.setAmount('beer', 1);
    expect(state.model.startDay).toBe('2026-11-23');
  });
});

describe('the day of a measurement', () => {
  it('is open until a value is entered, and then that of the time', () => {
    measurement.setMeasurement({ timeMeasuredInH24: '23:40', timeLastDrinkInH24: '22:00' });
    expect(state.model.measurement.measuredDay).toBe('');
    measurement.setMeasurement({ value: 0.08 });
    expect(state.model.measurement).toMatchObject({
      measuredDay: '2026-11-21',
      isDayChosen: false,
    });
    expect(state.model.startDay).toBe('');
  });

  it('is decided anew by another time of the measurement', () => {
    measurement.setMeasurement({ timeMeasuredInH24: '23:40', value: 0.08 });
    setClock('2026-11-24T12:00');
    measurement.setMeasurement({ timeLastDrinkInH24: '22:30' });
    expect(state.model.measurement.measuredDay).toBe('2026-11-21');
    measurement.setMeasurement({ timeMeasuredInH24: '11:30' });
    expect(state.model.measurement.measuredDay).toBe('2026-11-24');
  });

  // Issue 27: 1.60 typed on Sunday at 23:35 over Saturday's value.
  it('is that of now for a newly typed value', () => {
    measurement.setMeasurement({ timeMeasuredInH24: '23:30', unit: 'permille', value: 0.9 });
    expect(state.model.measurement.measuredDay).toBe('2026-11-21');
    setClock('2026-11-22T23:35');
    measurement.setMeasurement({ value: 1.6 });
    expect(state.model.measurement).toMatchObject({
      measuredDay: '2026-11-22',
      timeMeasuredInH24: '23:30',
    });
  });

  it('has the time of now if that of a newly typed value has not come yet', () => {
    measurement.setMeasurement({ timeMeasuredInH24: '23:30', unit: 'permille', value: 0.9 });
    setClock('2026-11-22T20:17');
    measurement.setMeasurement({ value: 1.6 });
    expect(state.model.measurement).toMatchObject({
      measuredDay: '2026-11-22',
      timeMeasuredInH24: '20:10',
      timeLastDrinkInH24: '19:10',
    });
  });

  it('that was chosen yesterday is not that of a value typed today', () => {
    measurement.setMeasurement({ timeMeasuredInH24: '23:30', unit: 'permille', value: 0.9 });
    measurement.setMeasurement({ measuredDay: '2026-11-21' });
    setClock('2026-11-22T10:00');
    measurement.setMeasurement({ value: 1 });
    expect(state.model.measurement.measuredDay).toBe('2026-11-21');
    setClock('2026-11-22T23:35');
    measurement.setMeasurement({ value: 1.6 });
    expect(state.model.measurement.measuredDay).toBe('2026-11-22');
  });

  it('is open again without a value', () => {
    measurement.setMeasurement({ value: 0.08 });
    measurement.setMeasurement({ value: null });
    expect(state.model.measurement.measuredDay).toBe('');
  });

  it('stays where the visitor chose it', () => {
    measurement.setMeasurement({ value: 0.08 });
    measurement.setMeasurement({ measuredDay: '2026-11-19' });
    measurement.setMeasurement({ timeMeasuredInH24: '23:50' });
    measurement.setMeasurement({ value: null });
    measurement.setMeasurement({ value: 0.05 });
    expect(state.model.measurement).toMatchObject({ measuredDay: '2026-11-19', isDayChosen: true });
    expect(() => measurement.setMeasurement({ measuredDay: '2026-13-01' })).toThrow(RangeError);
  });
});
