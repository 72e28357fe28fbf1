import { describe, expect, it } from 'vitest';
import { isDragAlong, thumbIsUnder } from '@/components/ui/slider-thumb';

describe('thumbIsUnder', () => {
  // On a track of 224 px the centre of the 24 px thumb runs from 12 to 212; a zone is 44 px wide.
  it.each([
    [0, 0, true],
    [34, 0, true],
    [35, 0, false],
    [112, 0.5, true],
    [89, 0.5, false],
    [135, 0.5, false],
    [190, 1, true],
    [189, 1, false],
  ])('at %i px with the thumb at %d of the track: %j', (x, share, expected) => {
    expect(thumbIsUnder(x, 224, share)).toBe(expected);
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
