import { describe, expect, it } from 'vitest';
import { splitSitting, withNextSitting } from '@/lib/evening/sitting-changes';
import { withDayShift, withMinSpan } from '@/lib/evening/sitting-days';
import { withRemoved } from '@/lib/evening/take-back';
import type { CalculatorModel } from '@/lib/model/model';
import { added as addedSitting, drunk, empty, hours } from './entries';
import { withFlat, flat } from '../../flat';
import type { SavedAddedSitting } from '@/lib/model/saved-sittings';

const drinks = (beer: number, wine = 0) =>
  drunk({ beer: { amount: beer }, wine: { amount: wine } });
const added = (start: string, finish: string, dayShift: number, beer = 1) =>
  addedSitting(start, finish, dayShift, drinks(beer));
/** 21:00 to 23:00 with a beer, and added sittings. */
const evening = (...addedSittings: SavedAddedSitting[]): CalculatorModel =>
  withFlat(empty, {
    alcoholSettings: drinks(1),
    addedSittings,
  });

describe('withMinSpan', () => {
  it.each([
    ['lunch before the evening', '13:00', '14:00', 0],
    ['a nightcap after it', '00:30', '01:00', 1],
    ['the morning after: 10 h 30 min of span, not 18', '06:00', '07:30', 1],
    ['the same hour', '21:00', '23:00', 0],
    ['noon: 11 h of span before, 16 after', '12:00', '13:00', 0],
    ['a night long over: before it, the same day', '10:00', '11:00', 0],
  ])('puts %s', (_, start, finish, expected) => {
    for (const dayShift of [-1, 0, 1]) {
      const placed = withMinSpan(evening(added(start, finish, dayShift)), 1);
      expect(flat(placed).addedSittings[0]?.dayShift).toBe(expected);
    }
  });

  it('moves the others when it is the first that has changed', () => {
    // Entered as 01:00 with 22:00 on the same date: 22:00 belongs to the day before.
    const model = withFlat(evening(added('22:00', '23:00', 0)), { ...hours('01:00', '02:00') });
    expect(flat(withMinSpan(model, 0)).addedSittings[0]?.dayShift).toBe(-1);
  });
});

it('withDayShift is null farther than a week from the first', () => {
  const model = evening(added('13:00', '14:00', 1));
  expect(withDayShift(model, 1, 8)).toBeNull();
  expect(withDayShift(model, 1, 7)?.sittings[1]?.dayShift).toBe(7);
  expect(withDayShift(model, 1, -1)?.sittings[1]?.dayShift).toBe(-1);
});

describe('withRemoved', () => {
  const dated = { startDay: '2026-11-21', isDayChosen: true, zone: 'Europe/Warsaw' };
  const before = { ...evening(added('13:00', '14:00', 1)), ...dated };
  const only = { ...before, sittings: [before.sittings[0]] } as const;

  it('brings back the only drinks with their day, however much later', () => {
    const undated = { ...only, startDay: '', isDayChosen: false, zone: '' };
    expect(withRemoved(undated, before, 1)).toEqual(before);
  });

  it('leaves a day that the entries have', () => {
    const later = { ...only, startDay: '2026-11-22', isDayChosen: false };
    expect(withRemoved(later, before, 1)).toMatchObject({
      startDay: '2026-11-22',
      isDayChosen: false,
      sittings: before.sittings,
    });
  });
});

describe('withNextSitting', () => {
  const nextSitting = (model: CalculatorModel) => flat(withNextSitting(model)).addedSittings.at(-1);

  it('begins at the last finish, on its day, lasts an hour, and holds the same glasses', () => {
    expect(nextSitting(evening())).toEqual({
      ...hours('23:00', '00:00'),
      givenEnds: 'none',
      dayShift: 0,
      alcoholSettings: drinks(0),
    });
    expect(nextSitting(evening(added('02:40', '03:34', 1)))).toMatchObject({
      ...hours('03:40', '04:40'),
      dayShift: 1,
    });
  });
});

describe('splitSitting', () => {
  const long = (start: string, finish: string, beer: number, wine: number) =>
    withFlat(empty, {
      timeStartInH24: start,
      timeFinishInH24: finish,
      alcoholSettings: drinks(beer, wine),
    });

  it('makes the first and the last third of one, and shares the drinks out in halves', () => {
    const { addedSittings, ...first } = flat(splitSitting(long('12:00', '21:00', 3, 2), 0));
    expect(first).toMatchObject({ ...hours('12:00', '15:00') });
    expect(addedSittings).toMatchObject([{ ...hours('18:00', '21:00'), dayShift: 0 }]);
    expect(first.alcoholSettings).toEqual(drinks(1, 1));
    expect(addedSittings[0]?.alcoholSettings).toEqual(drinks(2, 1));
  });

  it('puts the second half on its own day', () => {
    // 20:00 to 05:00 on the day after the first: the second half begins at 02:00 of day two.
    const model = splitSitting(evening(added('20:00', '05:00', 1, 2)), 1);
    expect(flat(model).addedSittings.map(({ dayShift }) => dayShift)).toEqual([1, 2]);
  });

  it('keeps the others in their place', () => {
    const model = evening(added('00:00', '09:00', 1, 4), added('12:00', '13:00', 0));
    expect(flat(splitSitting(model, 1)).addedSittings).toMatchObject([
      { ...hours('00:00', '03:00'), dayShift: 1 },
      { ...hours('06:00', '09:00'), dayShift: 1 },
      { ...hours('12:00', '13:00'), dayShift: 0 },
    ]);
  });
});
