import { describe, expect, it, vi } from 'vitest';
import { calculateEvening } from '@/lib/evening/calculate-evening';
import { calculatedEvening } from '@/lib/evening/calculated-evening';
import { utcZone } from '../calendar/zones';
import { limitOf, r01 } from './entries';

const dated = { ...r01, startDay: '2026-06-10' };
const zonedNow = { zone: utcZone, nowMs: 0 };

describe('calculatedEvening', () => {
  it('computes once for the same entries, however many ask', () => {
    const open = vi.fn(calculateEvening);
    const first = calculatedEvening(open, dated, limitOf(0.2), zonedNow);
    // Like every part of the page: with its own limit and zoned-now objects, equal in their fields.
    for (let i = 0; i < 5; i++) {
      expect(calculatedEvening(open, dated, limitOf(0.2), { ...zonedNow })).toBe(first);
    }
    expect(open).toHaveBeenCalledTimes(1);
    expect(first).toEqual(calculateEvening(dated, limitOf(0.2), zonedNow));
  });

  it.each([
    ['the entries', { ...dated, age: 40 }, limitOf(0.2), zonedNow],
    ['the limit', dated, limitOf(0.5), zonedNow],
    ['whose law counts breath', dated, { ...limitOf(0.2), breathIso2: 'GB' }, zonedNow],
    ['the zone', dated, limitOf(0.2), { zone: () => 60, nowMs: 0 }],
    ['the moment', dated, limitOf(0.2), { zone: utcZone, nowMs: 1 }],
  ])('computes anew for another change of %s', (_, model, limit, where) => {
    const before = calculatedEvening(calculateEvening, dated, limitOf(0.2), zonedNow);
    const after = calculatedEvening(calculateEvening, model, limit, where);
    expect(after).not.toBe(before);
    expect(calculatedEvening(calculateEvening, model, limit, where)).toBe(after);
  });

  it('computes anew for another way of opening', () => {
    const before = calculatedEvening(calculateEvening, dated, limitOf(0.2), zonedNow);
    expect(calculatedEvening(() => 'empty', dated, limitOf(0.2), zonedNow)).toBe('empty');
    expect(calculatedEvening(calculateEvening, dated, limitOf(0.2), zonedNow)).toEqual(before);
  });
});
