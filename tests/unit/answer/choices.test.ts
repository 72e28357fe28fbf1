import { describe, expect, it } from 'vitest';
import { choicesOf, type Choice } from '@/lib/answer/choices';
import type { CalculatorModel } from '@/lib/model/model';
import { utc, utcZone, zoneOf } from '../calendar/zones';
import { beers, empty, m02, measured } from '../evening/entries';
import { type Flat, withFlat } from '../../flat';

/** Beers at the times of the form, which nobody set. */
const byHand = (startDay: string, change: Partial<Flat> = {}): CalculatorModel =>
  withFlat(empty, {
    alcoholSettings: beers(3),
    startDay,
    ...change,
  });

function timesAt(now: string, model: CalculatorModel, zone = utcZone): Choice[] {
  return choicesOf('times', model, { zone, nowMs: utc(now) }, []);
}

const edit: Choice = { act: 'edit', value: 'times' };
/** Chosen times; by default those of the form. */
const chosen = (
  value: 'now' | 'recent' | 'lastNight' | 'tonight',
  startDay: string,
  timeStartInH24 = '21:00',
  timeFinishInH24 = '23:00',
): Choice => ({ act: 'times', value, times: { startDay, timeStartInH24, timeFinishInH24 } });
const shown = (name: 'logged' | 'period'): Choice => ({ act: 'times', value: 'shown', name });

describe('when drinks entered by hand were drunk', () => {
  it('is one of the last half hour, the last two hours, and the times of the form', () => {
    // 19:44 and 18:14 down, 20:14 up, to the ten minutes of the wheel.
    expect(timesAt('2026-06-10T20:14', byHand('2026-06-10'))).toEqual([
      chosen('now', '2026-06-10', '19:40', '20:20'),
      chosen('recent', '2026-06-10', '18:10', '20:20'),
      chosen('tonight', '2026-06-10'),
      edit,
    ]);
  });

  it('is dated where the last hours began: after midnight on the day before', () => {
    const [now, recent] = timesAt('2026-06-11T00:20', byHand('2026-06-10'));
    expect(now).toEqual(chosen('now', '2026-06-10', '23:50', '00:20'));
    expect(recent).toEqual(chosen('recent', '2026-06-10', '22:20', '00:20'));
    const [ofWarsaw] = timesAt('2026-06-10T22:40', byHand('2026-06-10'), zoneOf('Europe/Warsaw'));
    expect(ofWarsaw).toEqual(chosen('now', '2026-06-11', '00:10', '00:40'));
  });

  it('names the evening by its own day', () => {
    const third = (now: string, startDay: string) => timesAt(now, byHand(startDay))[2];
    for (const now of ['2026-06-10T07:30', '2026-06-10T20:14']) {
      expect(third(now, '2026-06-09')).toEqual(chosen('lastNight', '2026-06-09'));
    }
    // Neither is last night: the evening before it, and one that is planned for tomorrow.
    expect(third('2026-06-10T07:30', '2026-06-08')).toEqual(shown('period'));
    expect(third('2026-06-10T07:30', '2026-06-11')).toEqual(shown('period'));
  });

  it('is as entered where the times are other than those of the form', () => {
    const model = byHand('2026-06-10', { timeStartInH24: '18:00' });
    expect(timesAt('2026-06-10T20:14', model).slice(2)).toEqual([shown('period'), edit]);
  });
});

describe('when other drinks were drunk', () => {
  it('is as logged, or the evening: of last night until 14:59, of tonight from 15:00', () => {
    const logged = byHand('2026-06-10', { isLogged: true, timeStartInH24: '12:00' });
    expect(timesAt('2026-06-10T14:59', logged)).toEqual([
      shown('logged'),
      chosen('lastNight', '2026-06-09'),
      edit,
    ]);
    expect(timesAt('2026-06-10T15:00', logged)[1]).toEqual(chosen('tonight', '2026-06-10'));
  });

  it('can only be confirmed or edited with several sittings, logged or not', () => {
    for (const isLogged of [false, true]) {
      const model = { ...m02, isLogged, startDay: '2026-06-10' };
      const [confirm, ...others] = timesAt('2026-06-10T22:00', model);
      expect(confirm).toMatchObject({ act: 'times', value: 'shown' });
      expect(others).toEqual([edit]);
    }
  });

  it('can only be confirmed or edited with a measurement', () => {
    expect(timesAt('2026-06-10T23:40', measured())).toEqual([shown('period'), edit]);
  });
});

describe('the choices of other facts', () => {
  const of = (fact: 'body' | 'country' | 'class', candidates: string[] = []) =>
    choicesOf(fact, empty, { zone: utcZone, nowMs: 0 }, candidates);

  it('are the body of the form, the candidates in their order, the classes', () => {
    expect(of('body')).toEqual([
      { act: 'body', value: 'yes' },
      { act: 'edit', value: 'body' },
    ]);
    expect(of('country', ['GB', 'GB-SCT'])).toEqual([
      { act: 'country', value: 'GB' },
      { act: 'country', value: 'GB-SCT' },
      { act: 'edit', value: 'country' },
    ]);
    expect(of('class')).toEqual([
      { act: 'class', value: 'general' },
      { act: 'class', value: 'novice' },
    ]);
  });
});
