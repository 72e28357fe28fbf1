import { describe, expect, it } from 'vitest';
import { withLastSipNow } from '@/lib/evening/last-sip-now';
import { defaultModel } from '@/lib/model/defaults';
import type { CalculatorModel } from '@/lib/model/model';
import { usCatalog } from '../../fixtures/saved-models/catalogs';
import { flat, withFlat } from '../../flat';

const blank = defaultModel(usCatalog, 'metric');
const { beer } = flat(blank).alcoholSettings;
const drunk: CalculatorModel = withFlat(blank, {
  alcoholSettings: { ...flat(blank).alcoholSettings, beer: { ...beer, amount: 2 } },
  timeStartInH24: '20:30',
  timeFinishInH24: '22:00',
  startDay: '2026-11-21',
});
const at = (instant: string) => ({ zone: () => 0, nowMs: Date.parse(`${instant}Z`) });
const timesOf = (model: CalculatorModel) => {
  const { startDay, timeStartInH24, timeFinishInH24 } = flat(model);
  return [startDay, timeStartInH24, timeFinishInH24];
};

describe('withLastSipNow', () => {
  it('rounds up to the next ten minutes, over midnight too', () => {
    const night = withLastSipNow(drunk, at('2026-11-22T00:03'));
    expect(timesOf(night)).toEqual(['2026-11-21', '20:30', '00:10']);
    const evening = withLastSipNow(drunk, at('2026-11-21T23:50'));
    expect(timesOf(evening)).toEqual(['2026-11-21', '20:30', '23:50']);
    const late = withLastSipNow(drunk, at('2026-11-21T23:55'));
    expect(timesOf(late)).toEqual(['2026-11-21', '20:30', '00:00']);
  });

  it('begins now where nothing is entered, and lasts ten minutes at least', () => {
    expect(timesOf(withLastSipNow(blank, at('2026-11-22T00:03')))).toEqual([
      '2026-11-22',
      '00:00',
      '00:10',
    ]);
    expect(timesOf(withLastSipNow(blank, at('2026-11-22T21:40')))).toEqual([
      '2026-11-22',
      '21:40',
      '21:50',
    ]);
  });

  it('does not put the last sip on the day of an evening that is a day or more ago', () => {
    // A last sip at 22:00 would be read as Saturday, not as Sunday.
    expect(timesOf(withLastSipNow(drunk, at('2026-11-22T22:00')))).toEqual([
      '2026-11-22',
      '22:00',
      '22:10',
    ]);
    expect(timesOf(withLastSipNow(drunk, at('2026-11-22T20:20')))).toEqual([
      '2026-11-21',
      '20:30',
      '20:20',
    ]);
    expect(timesOf(withLastSipNow(drunk, at('2026-11-22T20:21')))[0]).toBe('2026-11-22');
  });

  it('does not wait until tomorrow for the last sip of an evening that lies ahead', () => {
    expect(timesOf(withLastSipNow(drunk, at('2026-11-21T19:04')))).toEqual([
      '2026-11-21',
      '19:00',
      '19:10',
    ]);
  });
});
