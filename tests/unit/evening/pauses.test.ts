import { describe, expect, it } from 'vitest';
import type { PlacedSitting } from '@/lib/bac';
import { isDrinking, pausesOf } from '@/lib/evening/pauses';

const sittings = (...times: [startMin: number, finishMin: number][]): PlacedSitting[] =>
  times.map(([startMin, finishMin]) => ({ startMin, finishMin, grams: 10 }));

describe('pauses', () => {
  it.each([
    ['of one sitting', sittings([0, 120]), []],
    ['between two', sittings([0, 60], [480, 540]), [{ fromMin: 60, toMin: 480 }]],
    ['of two that touch', sittings([0, 60], [60, 120]), []],
    ['of two that overlap', sittings([0, 120], [60, 90]), []],
    [
      'after the longest of those that overlap',
      sittings([0, 200], [30, 60], [240, 300]),
      [{ fromMin: 200, toMin: 240 }],
    ],
    ['of no sitting', sittings(), []],
  ])('%s', (_, placed, expected) => expect(pausesOf(placed)).toEqual(expected));
});

it('isDrinking is true from the first to the last sip, both included', () => {
  const placed = sittings([0, 60], [480, 540]);
  const found = [-1, 0, 60, 61, 479, 480, 540, 541].map((atMin) => isDrinking(placed, atMin));
  expect(found).toEqual([false, true, true, false, false, true, true, false]);
});
