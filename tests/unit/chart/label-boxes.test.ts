import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOverlapping, spreadRow, textWidthPx } from '@/lib/chart/label-boxes';
import { lawOf } from '../law';

describe('a row of labels', () => {
  it('leaves labels alone that have room', () => {
    expect(spreadRow([10, 50, 90], [20, 20, 20], 100, 4)).toEqual([0, 40, 80]);
  });

  it('moves the labels of the strip apart when their times are close', () => {
    // Centres 100 and 104, width 40 each: the second begins 6 px after the first ends.
    expect(spreadRow([0, 100, 104], [40, 40, 40], 240, 6)).toEqual([0, 80, 126]);
  });

  const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
    minLength: 3,
    maxLength: 3,
  });
  lawOf(100)(
    'never overlaps and never leaves the row, wherever the marks are',
    [shares],
    (marks) => {
      const centers = [...marks].sort((a, b) => a - b).map((share) => share * 240);
      const lefts = spreadRow(centers, [66, 66, 66], 240, 6);
      expect(lefts[0]).toBeGreaterThanOrEqual(-1e-9);
      expect((lefts[2] ?? 0) + 66).toBeLessThanOrEqual(240 + 1e-9);
      const boxes = lefts.map((x) => ({ x, y: 0, width: 66, height: 10 }));
      boxes.slice(1).forEach((next, index) => {
        const previous = boxes[index];
        if (previous) expect(isOverlapping(previous, next)).toBe(false);
      });
    },
  );
});

it('text width counts Japanese signs as squares', () => {
  expect(textWidthPx('時刻', 10)).toBe(20);
  expect(textWidthPx('06:19', 10)).toBe(30); // four digits of 6.5 and a colon of 3.2, rounded up
});
