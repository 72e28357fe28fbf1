import { describe, expect, it } from 'vitest';
import { calculateEvening } from '@/lib/evening/calculate-evening';
import {
  sittingsWithDrinks,
  hasAnyDrink,
  isTooLong,
  plannedSittings,
  sittingsOf,
} from '@/lib/evening/planned-sittings';
import { drinkTypes, type CalculatorModel, type Sittings } from '@/lib/model/model';
import { utc, utcZone } from '../calendar/zones';
import { added, beers, drunk, empty, limitOf, opened } from './entries';
import { withFlat } from '../../flat';
import type { SavedAddedSitting } from '@/lib/model/saved-sittings';

/** 21:00 to 23:00 with a beer, and added sittings. */
const evening = (...addedSittings: SavedAddedSitting[]): CalculatorModel =>
  withFlat(empty, {
    alcoholSettings: beers(1),
    addedSittings,
  });
const clocks = (model: CalculatorModel) =>
  plannedSittings(model).map(({ timeStartInH24 }) => timeStartInH24);

describe('plannedSittings', () => {
  it('stand in the order of time, whatever the order of entry', () => {
    const model = evening(added('01:00', '02:00', 1), added('13:00', '14:00', 0));
    expect(clocks(model)).toEqual(['13:00', '21:00', '01:00']);
    expect(plannedSittings(model).map(({ index }) => index)).toEqual([2, 0, 1]);
  });

  it('count minutes from midnight of the first entered date, over midnight and for no length', () => {
    expect(
      plannedSittings(evening(added('23:30', '00:30', -1), added('06:00', '06:00', 1))),
    ).toMatchObject([
      { startMin: -30, finishMin: 30 },
      { startMin: 1260, finishMin: 1380 },
      { startMin: 1800, finishMin: 1860 },
    ]);
  });
});

describe('sittingsWithDrinks', () => {
  it('leave out those without alcohol', () => {
    const model = withFlat(evening(added('13:00', '14:00', 0)), { alcoholSettings: beers(0) });
    expect(sittingsWithDrinks(model)).toMatchObject([{ timeStartInH24: '13:00' }]);
  });

  it('are the first entered one when nothing was drunk', () => {
    expect(sittingsWithDrinks(empty)).toMatchObject([{ timeStartInH24: '21:00', index: 0 }]);
  });
});

describe('isTooLong', () => {
  it.each([
    ['23:00', false], // until 23:00 three days later: 72 h
    ['22:59', true], // 72 h 1 min
    ['22:00', true],
  ])('from %s three days before to 23:00: %s', (start, expected) => {
    const model = evening(added(start, '23:30', -3));
    expect(isTooLong(model)).toBe(expected);
    const zonedNow = { zone: utcZone, nowMs: utc('2026-06-10T22:00') };
    if (expected) expect(calculateEvening(model, limitOf(0.2), zonedNow)).toBe('tooLong');
    else expect(opened(model).forecast.lastFinishMin).toBeLessThanOrEqual(72 * 60);
  });

  it('counts sittings with alcohol alone', () => {
    expect(isTooLong(evening(added('12:00', '13:00', -1, beers(0))))).toBe(false);
  });
});

describe('hasAnyDrink', () => {
  it('is false while every amount is zero', () => {
    expect(hasAnyDrink(empty)).toBe(false);
    expect(
      hasAnyDrink(withFlat(empty, { addedSittings: [added('13:00', '14:00', 0, beers(0))] })),
    ).toBe(false);
  });

  it.each(drinkTypes)('is true with one %s alone', (type) => {
    expect(
      hasAnyDrink(withFlat(empty, { alcoholSettings: drunk({ [type]: { amount: 1 } }) })),
    ).toBe(true);
  });

  it('is true with a drink of an added sitting, and one without alcohol', () => {
    expect(hasAnyDrink(withFlat(empty, { addedSittings: [added('13:00', '14:00', 0)] }))).toBe(
      true,
    );
    const alcoholSettings = drunk({ beer: { amount: 1, percent: 0 } });
    expect(hasAnyDrink(withFlat(empty, { alcoholSettings }))).toBe(true);
  });
});

describe('sittingsOf', () => {
  it('is all that says what was drunk and when, and nothing of the person', () => {
    const sittings: Sittings = {
      sittings: empty.sittings,
      startDay: '2026-11-21',
      isDayChosen: true,
      isLogged: true,
      isEarlier: false,
      zone: '',
      madeIn: '',
    };
    expect(sittingsOf({ ...empty, ...sittings })).toEqual(sittings);
  });
});
