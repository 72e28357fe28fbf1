import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { goldenCase } from '../../unit/bac/golden';
import {
  calendarText,
  minutesAt,
  openResultAnew,
  plain,
  show,
  showMeasured,
  textAt,
  usualMeasurement,
} from './render-result';

openResultAnew();

const under = (selectedCountryId: string) => ({ selectedCountryId, ownLimitPermille: null });
const page = () => plain(document.body);

describe('where any alcohol is forbidden', () => {
  it('full clearance leads, and the time of the limit stands below it with what it is', () => {
    show('2026-11-21T23:30', 'R01', under('JP'));
    const { expected } = goldenCase('R01');
    expect(minutesAt('drive-time-late')).toBe(Math.ceil(expected.band.soberMinLate - 1e-6));
    expect(minutesAt('drive-time')).toBe(expected.soberMin);
    // Cautious: 120 min + (1.15 × 1.1453 - 0.24 - 0.3) / 0.12 h = 508.5 min after 21:00, 05:28:30.
    expect(textAt('penalties')).toMatch(
      /Penalties start at a measured level of 0\.03% BAC \(0\.15 mg\/L in breath\), and .* not .* before Sun 05:30\.$/,
    );
    expect(calendarText()).toContain('SUMMARY:Estimated cautious time for all the alcohol');
    expect(calendarText()).toContain('Driving with any alcohol in the body is forbidden.');
    expect(calendarText()).not.toMatch(/for the limit of|Estimated under/);
    // Nothing of a limit kept: the level of 0.02 % is alcohol left.
    const list = within(screen.getByTestId('samples'));
    expect(list.queryAllByText(/under the limit|may be over$/)).toEqual([]);
    expect(list.getAllByText('alcohol left').length).toBeGreaterThan(3);
    expect(screen.queryByText('Estimated over the limit')).toBeNull();
    expect(page()).toContain('0.42 mg/L in breath');
  });

  it('leads after a measured value too: 0.8 falls to zero in 5 h 20', async () => {
    showMeasured('2026-11-21T23:40', under('JP'));
    await screen.findByTestId('drive-time');
    expect(minutesAt('drive-time')).toBe(320);
    // 0.92 / 0.12 h from 55 minutes on: 515 min; to 0.3: (0.92 - 0.3) / 0.12 h: 365 min, 05:35.
    expect(minutesAt('drive-time-late')).toBe(515);
    expect(textAt('penalties')).toContain('Sun 05:35');
  });
});

describe('where the limit is zero', () => {
  it('what is waited for is the alcohol being gone, on the page and in the calendar', () => {
    show('2026-11-22T02:00', 'R01', under('CZ'));
    expect(calendarText()).toContain('SUMMARY:Estimated cautious time for all the alcohol');
    expect(screen.queryByTestId('penalties')).toBeNull();
    // Strip, list and legend of the curve name the alcohol, never a limit.
    expect(page()).not.toMatch(/over the limit/i);
    expect(page()).toContain('alcohol left');
    expect(page()).toContain('0.40 mg/L in breath');
  });
});

describe('words of the limit', () => {
  it.each([
    // Road Traffic Act 1988 s. 5 "exceeds"; R234-1 "égale ou supérieure". 0.8453 by 2300 and 2000.
    [
      'GB',
      'Driving above 0.08% BAC is an offence',
      '0.08% BAC\\, United Kingdom',
      '37 µg/100 ml in breath',
    ],
    [
      'FR',
      'Driving at 0.05% BAC or above is an offence',
      '0.05% BAC\\, France',
      '0.42 mg/L in breath',
    ],
  ])(
    'say in %s from where on it is an offence, and the breath of its law',
    (country, card, limit, breath) => {
      show('2026-11-21T23:30', 'R01', under(country));
      expect(page()).toContain(card);
      expect(page()).toContain(breath);
      expect(calendarText().replaceAll('\u00a0', ' ')).toContain(
        `SUMMARY:Estimated cautious time for the limit of ${limit}\r\n`,
      );
    },
  );

  // 35 µg/100 ml with the ratio 2300 is 0.805, over the limit; the measurement is shown as entered.
  it.each([
    ['GB', 'breathUgPer100Ml', 35, '35 µg/100 ml in breath'],
    ['RU', 'breathMgPerL', 0.15, '0.15 mg/L in breath'],
  ] as const)(
    'leave a measurement of breath in %s as it was',
    async (country, unit, value, breath) => {
      showMeasured('2026-11-21T23:40', {
        selectedCountryId: country,
        measurement: { ...usualMeasurement, value, unit },
      });
      await screen.findByTestId('peak');
      expect(page()).toContain(breath);
    },
  );
});
