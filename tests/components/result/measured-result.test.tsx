import { router } from '../next-navigation';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EnteredMeasurement } from '@/lib/model/model';
import { decodeMeasurementCode, encodeMeasurementCode } from '@/lib/share/measurement-code';
import {
  calendarText,
  choose,
  definitions,
  enter,
  minutesAt,
  openCard,
  openResultAnew,
  openWorking,
  permilleShown,
  renderResult,
  setClock,
  sharedUrl,
  showMeasured,
  startDay,
  store,
  textAt,
  usualMeasurement,
} from './render-result';

openResultAnew();
beforeEach(() => setClock('2026-11-22T00:00'));

/** Of 0.80 permille on Saturday at 23:30, the last drink at 23:10, under the limit of Germany. */
function show(measurement: Partial<EnteredMeasurement> = {}) {
  showMeasured('2026-11-22T00:00', {
    selectedCountryId: 'DE',
    measurement: { ...usualMeasurement, ...measurement },
  });
  return screen.findByTestId('change-data');
}

describe('the result of a measurement', () => {
  it('shows what was measured and how long to wait', async () => {
    await show();
    expect(permilleShown()).toBe(0.8);
    expect((await screen.findByTestId('recap')).textContent).toMatch(/0\.80\s‰/);
    expect(screen.getByText('Measured, Sat 23:30')).toBeInTheDocument();
    // likely: (0.8 - 0.5) / 0.15 h = 120 min, 0.8 / 0.15 h = 320 min;
    // cautious, falling 75 min after the last drink: 55 + (0.92 - 0.5) / 0.12 h = 265 min,
    // 55 + 0.92 / 0.12 h = 515 min.
    expect(minutesAt('drive-time')).toBe(120);
    expect(minutesAt('drive-time-late')).toBe(265);
    expect(minutesAt('sober-time')).toBe(320);
    expect(minutesAt('sober-time-late')).toBe(515);
    expect(textAt('drive-time-late')).toBe('03:55');
    expect(textAt('total-duration')).toContain('Time from the reading 8 h 35 min');
    // 1.15 x 0.8, in % BAC; 0.8 g/L / 2000 = 0.40 mg/L in Germany.
    expect(textAt('result')).toContain('up to 0.0920% BAC');
    await waitFor(() => expect(textAt('result')).toContain('0.40 mg/L in breath'));
    expect(calendarText()).toContain('Both are estimates.');
    // No word of drinking, a peak or safety.
    expect(textAt('result')).not.toMatch(/peak|first sip|the same evening|safe/i);
    expect(screen.queryByTestId('card-alcohol')).toBeNull();
    expect(textAt('result')).toContain('A device for home use can be far off');
    // Its half hours begin over the limit, not at a sober start.
    const [first] = within(screen.getByTestId('samples')).getAllByRole('listitem');
    expect(first).toHaveAttribute('data-permille', '0.8');
    expect(first).toHaveTextContent('over the limit');
    expect(first).not.toHaveTextContent('start');
  });

  it('lists what was entered, and how long before the last drink was', async () => {
    await show({ value: 0.25, unit: 'breathMgPerL' });
    expect(definitions('card-reading')).toEqual([
      '0.25 mg/L breath',
      '0.050% BAC0.25 mg/L in breath',
      '2000:1, by law (Germany)',
      'Sat 23:30',
      'Sat 23:1020 min before the reading',
    ]);
  });

  it('counts a measurement of breath anew under the law of another country', async () => {
    await show({ value: 0.3, unit: 'breathMgPerL' });
    // Germany: 0.3 x 2000 = 0.6 g/L, (0.6 - 0.5) / 0.15 h = 40 min.
    expect(permilleShown()).toBeCloseTo(0.6, 9);
    expect(minutesAt('drive-time')).toBe(40);
    await choose('Thai', /Thailand/);
    // 0.3 x 2100 = 0.63 g/L, 0.13 / 0.15 h = 52 min.
    expect(permilleShown()).toBeCloseTo(0.63, 9);
    expect(minutesAt('drive-time')).toBe(52);
    expect(textAt('card-reading')).toContain('2100:1, most devices');
    expect(textAt('result')).toContain('0.30 mg/L in breath');
  });

  it('says the same in the table of all countries', async () => {
    await show({ value: 0.3, unit: 'breathMgPerL', timeLastDrinkInH24: '20:00' });
    const table = within(await openCard('all-countries', 'tbody'));
    // Late: Germany (1.15 x 0.6 - 0.5) / 0.12 h = 95 min after 23:30, Thailand
    // (1.15 x 0.63 - 0.5) / 0.12 h = 112.25, 01:22:15, said as 01:25; likely 40 and 52 min.
    const row = (name: string) =>
      table.getByRole('rowheader', { name }).closest('tr')?.textContent ?? '';
    expect(row('Germany')).toMatch(/01:05.*00:10/);
    expect(row('Thailand')).toMatch(/01:25.*00:22/);
  });

  it('shows the working with the numbers', async () => {
    await show({ value: 0.4, unit: 'breathMgPerL' });
    const joined = await openWorking();
    expect(joined).toContain('0.40 × 2000 ÷ 10000 = 0.0800% BAC');
    expect(joined).toContain('0.0800 ÷ 0.015 = 5 h 20 min → 04:50');
    expect(joined).toContain('(0.0800 − 0.0500) ÷ 0.015 = 2 h → 01:30');
    expect(joined).toContain('0.0800 × 1.15 = 0.0920% BAC');
    expect(joined).toContain('It starts to fall: 00:25.');
    expect(joined).toContain('under the limit: 03:55');
    expect(joined).toContain('0.0800 × 0.85 = 0.0680% BAC');
  });

  it('warns of alcohol in the mouth, then of a level that may still rise, to 75 minutes', async () => {
    await show();
    for (const [timeLastDrinkInH24, words, others] of [
      ['23:20', /Within 15 minutes of the last sip/, /go on rising/],
      ['23:10', /can go on rising .* allows 75 minutes for that/, /within 15 minutes/i],
      ['22:16', /can go on rising .* allows 75 minutes for that/, /within 15 minutes/i],
      ['22:15', /./, /go on rising|within 15 minutes/i],
    ] as const) {
      const { model } = store.getState();
      enter({ ...model, measurement: { ...model.measurement, timeLastDrinkInH24 } });
      expect(textAt('result'), timeLastDrinkInH24).toMatch(words);
      expect(textAt('result'), timeLastDrinkInH24).not.toMatch(others);
    }
  });

  it.each([null, 0])('is empty with words of its own for the value %s', async (value) => {
    void show({ value });
    expect(await screen.findByTestId('result-empty')).toHaveTextContent('No reading above zero');
    expect(screen.getByTestId('result-empty')).not.toHaveTextContent('drinks');
    expect(screen.queryByTestId('result')).toBeNull();
  });

  it('asks which day was meant where the last drink may have been after it', async () => {
    void show({ timeLastDrinkInH24: '23:40' });
    expect(await screen.findByTestId('result-empty')).toHaveTextContent('later than the reading');
    expect(screen.getByTestId('result-empty')).not.toHaveTextContent('No reading above zero');
  });

  it('tells of a level that threatens life', async () => {
    await show({ value: 3.2 });
    expect(screen.getByTestId('emergency')).toBeInTheDocument();
  });

  it('says when the time of the measurement is still to come', async () => {
    await show({ measuredDay: '2026-11-22', timeMeasuredInH24: '00:10' });
    expect(textAt('now-status')).toContain('The time of your reading (00:10) is still to come.');
  });
});

describe('a shared measurement', () => {
  const shared = {
    unitSystem: 'metric' as const,
    value: 0.8,
    unit: 'permille' as const,
    timeMeasured: '23:30',
    timeLastDrink: '23:10',
    startDay,
  };

  it('opens over the receiver’s drinks, with the receiver’s country, and touches no entry', async () => {
    enter({ ...store.getInitialState().model, selectedCountryId: 'DE' });
    const before = store.getState().model;
    window.history.replaceState(null, '', `/result/${encodeMeasurementCode(shared)}/`);
    renderResult();
    await screen.findByTestId('change-data');
    expect(screen.getByText('A shared result')).toBeInTheDocument();
    expect(minutesAt('drive-time-late')).toBe(265);
    await choose('Pol', /Poland/);
    // 55 + (0.92 - 0.2) / 0.12 h = 415 min.
    expect(minutesAt('drive-time-late')).toBe(415);
    expect(store.getState().model).toBe(before);
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('is what the share button hands on', async () => {
    await show();
    const code = (await sharedUrl()).pathname.split('/')[2] ?? '';
    const facts = { place: 'DE', driverClass: 'general', open: [] };
    expect(decodeMeasurementCode(code)).toEqual({ ...shared, facts });
  });
});
