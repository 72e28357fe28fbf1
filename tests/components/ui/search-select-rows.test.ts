import { describe, expect, it } from 'vitest';
import { rowAfterKey, rowsToDraw, scrollTopFor } from '@/components/ui/search-select-rows';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

// Rows of 48 px in a list of 240 px: five are in view.
describe('rowsToDraw', () => {
  it('draws the rows in view and four more below', () => {
    expect(rowsToDraw(0, 90, null)).toEqual(range(0, 8));
  });

  it('draws four more on either side in the middle', () => {
    expect(rowsToDraw(480, 90, null)).toEqual(range(6, 18));
  });

  it('draws also the rows around an active one that is not in view yet', () => {
    expect(rowsToDraw(0, 90, 89)).toEqual([...range(0, 8), ...range(85, 89)]);
  });

  it('draws all of a short list', () => {
    expect(rowsToDraw(0, 3, null)).toEqual([0, 1, 2]);
    expect(rowsToDraw(0, 0, null)).toEqual([]);
  });
});

describe('scrollTopFor', () => {
  it.each([
    ['stays where the row and its neighbours are in view', 3, 48, 48],
    ['goes down until the next row is in view', 6, 0, 144],
    ['goes up until the previous row is in view', 5, 480, 192],
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
