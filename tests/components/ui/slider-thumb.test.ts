import { describe, expect, it } from 'vitest';
import { isApplePhone, thumbIsUnder } from '@/components/ui/slider-thumb';

describe('isApplePhone', () => {
  it.each([
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
    ['an iPad', 'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X)', 5, true],
    ['an iPad that calls itself a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
    ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
    ['Android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, false],
    ['Windows with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, false],
  ])('knows %s', (_, userAgent, maxTouchPoints, expected) => {
    expect(isApplePhone({ userAgent, maxTouchPoints })).toBe(expected);
  });
});

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
