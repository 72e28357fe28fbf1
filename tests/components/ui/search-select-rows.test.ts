import { describe, expect, it } from 'vitest';
import { isRowDrawn, rowAfterKey, scrollTopFor } from '@/components/ui/search-select-rows';

// Rows of 44 px in a list of 240 px: five and a half are in view.
describe('isRowDrawn', () => {
  const drawn = (scrollTop: number) =>
    Array.from({ length: 90 }, (_, row) => row).filter((row) => isRowDrawn(row, scrollTop));

  it('draws the rows in view and four more below', () => {
    expect(drawn(0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('draws four more on either side in the middle', () => {
    expect(drawn(440)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  });

  it('counts a row that is in view in part', () => {
    expect(drawn(30)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe('scrollTopFor', () => {
  it.each([
    ['stays where the row and its neighbours are in view', 3, 44, 44],
    ['goes down until the next row is in view', 6, 0, 112],
    ['goes up until the previous row is in view', 5, 480, 176],
    ['stops at the top', 0, 480, 0],
  ])('%s', (_, active, scrollTop, expected) => {
    expect(scrollTopFor(active, scrollTop)).toBe(expected);
  });
});

describe('rowAfterKey', () => {
  it.each([
    ['ArrowDown', 3, 4],
    ['ArrowDown', null, 0],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 3, 2],
    ['ArrowUp', null, 9],
    ['ArrowUp', 0, 0],
    ['PageDown', 1, 6],
    ['PageDown', 8, 9],
    ['PageUp', 8, 3],
    ['PageUp', 2, 0],
    ['Home', 5, 0],
    ['End', 5, 9],
    ['x', 5, undefined],
  ])('%s from %j of ten leads to %j', (key, active, expected) => {
    expect(rowAfterKey(key, active, 10)).toBe(expected);
  });
});
