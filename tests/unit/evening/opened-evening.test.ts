import { describe, expect, it, vi } from 'vitest';
import { openEvening } from '@/lib/evening/open-evening';
import { openedEvening } from '@/lib/evening/opened-evening';
import { utc, utcZone } from '../calendar/zones';
import { limitOf, r01 } from './entries';

const dated = { ...r01, startDay: '2026-06-10' };
const place = { zone: utcZone, nowMs: 0 };

describe('openedEvening', () => {
  it('computes once for the same entries, however many ask', () => {
    const open = vi.fn(openEvening);
    const first = openedEvening(open, dated, limitOf(0.2), place);
    // Like every part of the page: with its own limit and place objects, equal in their fields.
    for (let i = 0; i < 5; i++) {
      expect(openedEvening(open, dated, limitOf(0.2), { ...place })).toBe(first);
    }
    expect(open).toHaveBeenCalledTimes(1);
    expect(first).toEqual(openEvening(dated, limitOf(0.2), place));
  });

  it('computes once where there is no evening too', () => {
    const open = vi.fn(openEvening);
    const none = { ...dated, entryMode: 'measurement' as const };
    expect(openedEvening(open, none, limitOf(0.2), place)).toBe('empty');
    expect(openedEvening(open, none, limitOf(0.2), place)).toBe('empty');
    expect(open).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the entries', { ...dated, age: 40 }, limitOf(0.2), place],
    ['the limit', dated, limitOf(0.5), place],
    ['whose law counts breath', dated, { ...limitOf(0.2), breathIso2: 'GB' }, place],
    ['the zone', dated, limitOf(0.2), { zone: () => 60, nowMs: 0 }],
    ['the moment', dated, limitOf(0.2), { zone: utcZone, nowMs: 1 }],
  ])('computes anew for another change of %s', (_, model, limit, where) => {
    const before = openedEvening(openEvening, dated, limitOf(0.2), place);
    const after = openedEvening(openEvening, model, limit, where);
    expect(after).not.toBe(before);
    expect(openedEvening(openEvening, model, limit, where)).toBe(after);
  });

  it('computes anew for another way of opening', () => {
    const before = openedEvening(openEvening, dated, limitOf(0.2), place);
    expect(openedEvening(() => 'empty', dated, limitOf(0.2), place)).toBe('empty');
    expect(openedEvening(openEvening, dated, limitOf(0.2), place)).toEqual(before);
  });

  it('never answers with the evening of other entries', () => {
    const later = { ...dated, startDay: '2026-06-12' };
    const starts = [dated, later, dated, later].map((model) => {
      const evening = openedEvening(openEvening, model, limitOf(0.2), place);
      return typeof evening === 'string' ? evening : evening.startMs;
    });
    const [one, other] = [utc('2026-06-10T21:00'), utc('2026-06-12T21:00')];
    expect(starts).toEqual([one, other, one, other]);
  });
});
