import { describe, expect, it } from 'vitest';
import { isPulledAway, pulledPx } from '@/components/ui/wheel-picker/sheet-pull';

const at = (yPx: number, atMs: number) => ({ yPx, atMs });

describe('a pulled sheet', () => {
  it('follows the finger down, never up', () => {
    expect(pulledPx(at(200, 0), at(260, 50))).toBe(60);
    expect(pulledPx(at(200, 0), at(140, 50))).toBe(0);
  });

  it('goes when pulled by more than three tenths of its height, however slowly', () => {
    expect(isPulledAway([at(200, 0), at(391, 5000)], 633)).toBe(true);
    expect(isPulledAway([at(200, 0), at(389, 5000)], 633)).toBe(false);
  });

  it('goes with a flick', () => {
    expect(isPulledAway([at(200, 0), at(210, 30), at(240, 60)], 633)).toBe(true);
  });

  it('stays when the finger rested before it lifted', () => {
    expect(isPulledAway([at(200, 0), at(250, 60), at(251, 400)], 633)).toBe(false);
  });

  it('stays when flicked back up', () => {
    expect(isPulledAway([at(200, 0), at(330, 300), at(240, 350)], 633)).toBe(false);
  });

  it('stays when it was only touched', () => {
    expect(isPulledAway([at(200, 0)], 633)).toBe(false);
    expect(isPulledAway([], 633)).toBe(false);
  });
});
