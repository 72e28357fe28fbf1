import { describe, expect, it } from 'vitest';
import { isDragAlong, thumbIsUnder } from '@/components/ui/slider-thumb';

describe('thumbIsUnder', () => {
  // On a track of 244 px the centre of the 44 px thumb runs from 22 to 222.
  it.each([
    [0, 0, true],
    [44, 0, true],
    [45, 0, false],
    [122, 0.5, true],
    [99, 0.5, false],
    [145, 0.5, false],
    [200, 1, true],
    [199, 1, false],
  ])('at %i px with the thumb at %d of the track: %j', (x, share, expected) => {
    expect(thumbIsUnder(x, 244, share)).toBe(expected);
  });
});

describe('isDragAlong', () => {
  it.each([
    ['a tremble', 5, 0, false],
    ['a move along the track', 6, 0, true],
    ['one to the left', -40, 12, true],
    ['a scroll of the page', 3, -80, false],
    ['a slanting scroll', 30, 31, false],
  ])('knows %s', (_, across, down, expected) => {
    expect(isDragAlong(across, down)).toBe(expected);
  });
});
