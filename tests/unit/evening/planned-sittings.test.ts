import { describe, expect, it } from 'vitest';
import { hasAnyDrink, plannedSittings } from '@/lib/evening/planned-sittings';
import { drinkTypes, type CalculatorModel } from '@/lib/model/model';
import { added, beers, empty } from './entries';
import { withDrinks, withFlat } from '../../flat';
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

it.each(drinkTypes)('hasAnyDrink is true with one %s alone', (type) => {
  expect(hasAnyDrink(withDrinks(empty, { [type]: { amount: 1 } }))).toBe(true);
});
