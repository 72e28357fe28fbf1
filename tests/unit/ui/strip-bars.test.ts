import { describe, expect, it } from 'vitest';
import { stripBars } from '@/components/calculator/when/strip-bars';
import { defaultModel } from '@/lib/model/defaults';
import { spanOfSitting, type PlannedSitting } from '@/lib/evening/planned-sittings';
import type { Drinks } from '@/lib/model/model';
import { usCatalog } from '../../fixtures/saved-models/catalogs';

const { drinks: nothing } = defaultModel(usCatalog, 'metric').sittings[0];
const oneBeer: Drinks = { ...nothing, beer: [{ ...nothing.beer[0], amount: 1 }] };

function planned(
  [timeStartInH24, timeFinishInH24]: [string, string],
  index: number,
  drinks: Drinks,
): PlannedSitting {
  const times = { timeStartInH24, timeFinishInH24, dayShift: 0 };
  return { ...times, givenEnds: 'both', drinks, index, ...spanOfSitting(times) };
}

/** Bars of sittings, given as clock times; each with a beer, on the first day. */
const bars = (...times: [string, string][]) =>
  stripBars(times.map((time, index) => planned(time, index, oneBeer)));

describe('stripBars', () => {
  it('draws to scale from the first start to the last finish', () => {
    // Ten hours: the first hour is a tenth of them, 20:00 is eight tenths in.
    expect(bars(['12:00', '13:00'], ['20:00', '22:00'])).toMatchObject([
      { left: 0, width: 10, lane: 0 },
      { left: 80, width: 20, lane: 0 },
    ]);
  });

  it('puts overlapping sittings into lanes of their own, and uses a free lane again', () => {
    const lanes = bars(['12:00', '18:00'], ['13:00', '15:00'], ['16:00', '22:00']).map(
      ({ lane }) => lane,
    );
    expect(lanes).toEqual([0, 1, 1]);
  });

  it('leaves sittings that touch in one lane', () => {
    expect(bars(['12:00', '14:00'], ['14:00', '16:00']).map(({ lane }) => lane)).toEqual([0, 0]);
  });

  it('gives a short sitting room for its number, within the strip', () => {
    // 10 minutes of 20 hours are 0.8 %; the second one ends at the end of the strip.
    expect(bars(['02:00', '02:10'], ['21:50', '22:00'])).toMatchObject([
      { left: 0, width: 6 },
      { left: 94, width: 6 },
    ]);
  });

  it('knows which of them hold alcohol', () => {
    const empty = planned(['12:00', '13:00'], 0, nothing);
    expect(stripBars([empty])).toMatchObject([{ hasAmount: false, left: 0, width: 100 }]);
    expect(bars(['12:00', '13:00'])).toMatchObject([{ hasAmount: true }]);
  });
});
