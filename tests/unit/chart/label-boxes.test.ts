import { expect, it } from 'vitest';
import { textWidthPx } from '@/lib/chart/label-boxes';

it('text width counts Japanese signs as squares', () => {
  expect(textWidthPx('時刻', 10)).toBe(20);
  expect(textWidthPx('06:19', 10)).toBe(30); // four digits of 6.5 and a colon of 3.2, rounded up
});
