import { describe, expect, it } from 'vitest';
import { withLastSipNow } from '@/lib/evening/last-sip-now';
import type { CalculatorModel } from '@/lib/model/model';
import { utc, utcZone } from '../calendar/zones';
import { beers, empty, hours } from './entries';
import { flat, withFlat } from '../../flat';

/** Saturday, 20:30 to 22:00. */
const drunk: CalculatorModel = withFlat(empty, {
  alcoholSettings: beers(2),
  ...hours('20:30', '22:00'),
  startDay: '2026-11-21',
});
const timesAt = (now: string, model = drunk) => {
  const moved = withLastSipNow(model, { zone: utcZone, nowMs: utc(`2026-11-${now}`) });
  const { startDay, timeStartInH24, timeFinishInH24 } = flat(moved);
  return `${startDay} ${timeStartInH24}-${timeFinishInH24}`;
};

describe('withLastSipNow', () => {
  it('rounds up to the next ten minutes, over midnight too', () => {
    expect(timesAt('22T00:03')).toBe('2026-11-21 20:30-00:10');
    expect(timesAt('21T23:50')).toBe('2026-11-21 20:30-23:50');
    expect(timesAt('21T23:55')).toBe('2026-11-21 20:30-00:00');
  });

  it('begins now where nothing is entered, and lasts ten minutes at least', () => {
    expect(timesAt('22T00:03', empty)).toBe('2026-11-22 00:00-00:10');
    expect(timesAt('22T21:40', empty)).toBe('2026-11-22 21:40-21:50');
  });

  it('does not put the last sip on the day of an evening that is a day or more ago', () => {
    // A last sip at 22:00 would be read as Saturday, not as Sunday.
    expect(timesAt('22T22:00')).toBe('2026-11-22 22:00-22:10');
    expect(timesAt('22T20:20')).toBe('2026-11-21 20:30-20:20');
    expect(timesAt('22T20:21')).toMatch(/^2026-11-22/);
  });

  it('does not wait until tomorrow for the last sip of an evening that lies ahead', () => {
    expect(timesAt('21T19:04')).toBe('2026-11-21 19:00-19:10');
  });
});
