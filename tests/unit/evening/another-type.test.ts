import { describe, expect, it } from 'vitest';
import { plannedSittings } from '@/lib/evening/planned-sittings';
import {
  splitSitting,
  withAnotherKind,
  withoutKind,
  withoutSitting,
} from '@/lib/evening/sitting-changes';
import { withDayShift } from '@/lib/evening/sitting-days';
import type { CalculatorModel, Sittings } from '@/lib/model/model';
import { added, drunk, opened, r01 } from './entries';
import { withFlat, flat } from '../../flat';
import type { SavedAddedSitting } from '@/lib/model/saved-sittings';

/** A stout beside the lagers: 330 ml of 9 %. Its times are left over from an earlier entry. */
const stout = (timeStart = '00:00', timeFinish = '00:10', dayShift = -1): SavedAddedSitting => ({
  ...added(
    timeStart,
    timeFinish,
    dayShift,
    drunk({ beer: { percent: 9, servingItemCapacityInMl: 330, amount: 1 } }),
  ),
  anotherType: 'beer',
});
const placesOf = (model: Sittings) =>
  plannedSittings(model).map(({ index, startMin, finishMin }) => [index, startMin, finishMin]);

describe('another kind of a drink', () => {
  it('lies where the sitting just before it does, of several in a row the same', () => {
    const addedSittings = [added('01:00', '02:00', 1), stout(), stout('12:00', '13:00', 0)];
    const model = withFlat(r01, { addedSittings });
    expect(placesOf(model)).toEqual([
      [0, 1260, 1380],
      [1, 1500, 1560],
    ]);
    expect(model.sittings[1]?.drinks.beer).toHaveLength(3);
  });

  it('goes along when that sitting goes to another day, and hinders no other', () => {
    const model = withFlat(r01, { addedSittings: [added('13:00', '14:00', 0), stout()] });
    const moved = withDayShift(model, 1, 1);
    expect(moved && placesOf(moved)).toEqual([
      [0, 1260, 1380],
      [1, 2220, 2280],
    ]);
    // Moving the first sitting on twice shifts the others to a day before it, the furthest
    // possible.
    const onceMore = withDayShift(moved!, 0, 2);
    expect(
      onceMore && flat(onceMore).addedSittings.map(({ dayShift }) => Math.abs(dayShift) <= 1),
    ).toEqual([true, true]);
    expect(onceMore && placesOf(onceMore)[0]).toEqual([1, -660, -600]);
  });

  it('is added behind the others of its sitting, with nothing drunk of it yet', () => {
    const model = withFlat(r01, { addedSittings: [stout(), added('01:00', '02:00', 1)] });
    const more = { ...model, ...withAnotherKind(model, 0, 'wine') };
    expect(flat(more).addedSittings.map(({ anotherType }) => anotherType)).toEqual([
      'beer',
      'wine',
      undefined,
    ]);
    expect(placesOf(more)).toEqual([
      [0, 1260, 1380],
      [1, 1500, 1560],
    ]);
    expect(opened(more).forecast).toEqual(opened(model).forecast);
  });

  it('goes when that sitting is taken away, and alone when it is taken away itself', () => {
    const model = withFlat(r01, {
      addedSittings: [added('13:00', '14:00', 0), stout(), added('16:00', '17:00', 0)],
    });
    expect(placesOf(withoutSitting(model, 1))).toEqual([
      [1, 960, 1020],
      [0, 1260, 1380],
    ]);
    const alone = withoutKind(model, 1, 'beer', 1);
    expect(alone).toEqual(
      withFlat(r01, { addedSittings: [added('13:00', '14:00', 0), added('16:00', '17:00', 0)] }),
    );
  });

  it('is not lost when that sitting is split', () => {
    const model = withFlat(r01, { addedSittings: [stout()] });
    const grams = (entered: CalculatorModel) =>
      opened(entered).forecast.sittings.reduce((sum, sitting) => sum + sitting.grams, 0);
    expect(grams({ ...model, ...splitSitting(model, 0) })).toBeCloseTo(82.6083, 9);
  });
});
