import { afterEach, describe, expect, it, vi } from 'vitest';
import { measuredInput } from '@/lib/model/measured-input';
import type { EnteredReading } from '@/lib/model/reading';

const utc = (text: string) => Date.parse(`${text}:00Z`);
const reading = (change: Partial<EnteredReading> = {}): EnteredReading => ({
  value: 0.25,
  unit: 'breathMgPerL',
  timeMeasuredInH24: '23:30',
  timeLastDrinkInH24: '23:10',
  ...change,
});
const context = { limitPermille: 0.5, breathRatio: 2000, startMs: utc('2026-06-10T23:30') };
const inputOf = (change: Partial<EnteredReading> = {}, startMs = context.startMs) =>
  measuredInput({ reading: reading(change), unitSystem: 'metric' }, { ...context, startMs });

afterEach(() => vi.unstubAllEnvs());

describe('measuredInput', () => {
  it('is the level in blood with its times', () => {
    vi.stubEnv('TZ', 'UTC');
    // 0.25 mg/L x 2000 = 0.5 g/L.
    expect(inputOf()).toEqual({
      permille: 0.5,
      timeMeasured: '23:30',
      timeLastDrink: '23:10',
      legalDrivingLimitPermille: 0.5,
      timeFormat: 24,
    });
  });

  it('takes the clock of the unit system', () => {
    const entered = { reading: reading(), unitSystem: 'imperial' as const };
    expect(measuredInput(entered, context)?.timeFormat).toBe(12);
  });

  it.each([null, 0])('is null for the value %s', (value) => {
    expect(inputOf({ value })).toBeNull();
  });

  it('counts real minutes in the night Berlin sets its clocks back', () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    // Measured at 03:10 CET, 02:10Z; the last drink at 01:50 CEST, 23:50Z: 140 minutes, not 80.
    const times = { timeMeasuredInH24: '03:10', timeLastDrinkInH24: '01:50' };
    expect(inputOf(times, utc('2026-10-25T02:10'))?.timeLastDrink).toBe('00:50');
  });
});
