import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { goldenCase } from '../../unit/bac/golden';
import {
  calendarText,
  minutesAt,
  openResultAnew,
  openWorking,
  plain,
  print,
  show,
  showMeasured,
  textAt,
  usualMeasurement,
} from './render-result';
import type { EnteredMeasurement } from '@/lib/model/model';

openResultAnew();

const under = (selectedCountryId: string) => ({ selectedCountryId, ownLimitPermille: null });
const page = () => plain(document.body);

/** Ten minutes after the measurement. */
async function measure(country: string, unit: EnteredMeasurement['unit'], value: number) {
  const measurement = { ...usualMeasurement, value, unit };
  showMeasured('2026-11-21T23:40', { selectedCountryId: country, measurement });
  await screen.findByTestId('change-data');
}

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
    // 1.0771 with the ratio 2000.
    expect(page()).toContain('up to 0.54 mg/L in breath');
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
    // 1.0771 with the ratio 2100.
    expect(page()).toContain('up to 0.51 mg/L in breath');
  });
});

describe('words of the limit', () => {
  it.each([
    // Road Traffic Act 1988 s. 5 "exceeds"; R234-1 "égale ou supérieure". Cautious peak 1.0771 by 2300 and 2000.
    [
      'GB',
      'Driving above 0.08% BAC is an offence',
      '0.08% BAC\\, United Kingdom',
      'up to 47 µg/100 ml in breath',
    ],
    [
      'FR',
      'Driving at 0.05% BAC or above is an offence',
      '0.05% BAC\\, France',
      'up to 0.54 mg/L in breath',
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
      await measure(country, unit, value);
      expect(page()).toContain(breath);
    },
  );
});

/**
 * Legal limits at which the figure itself is an offence: France (R234-1, "égale ou supérieure"),
 * Poland (art. 46, "od 0,1 mg"), the United States ("0.08 percent or more") and Taiwan (Road
 * Traffic Safety Rules art. 114, "達百分之零點零三以上"). In Spain (RGCir art. 20, "superior a") and
 * New Zealand ("exceeds") only levels above it are.
 */
const figures = [
  ['FR', 'breathMgPerL', 0.25],
  ['ES', 'breathMgPerL', 0.25],
  ['NZ', 'breathMgPerL', 0.25],
  ['PL', 'breathMgPerL', 0.1],
  ['US', 'percent', 0.08],
  ['TW', 'mgPer100Ml', 30],
] as const;

describe('a measured level', () => {
  // In answer, half hours, working, calendar, on paper; of a past evening: tests/unit/answer/say.
  it.each(figures)(
    'that is the figure of the law of %s is the limit, not below it',
    async (country, unit, value) => {
      await measure(country, unit, value);
      expect(textAt('drive-time')).toContain(
        'The measured level is exactly at the limit, and bodies and devices differ. Do not drive before the cautious time.',
      );
      expect(textAt('result')).not.toMatch(/stays? under|estimated under the limit/i);
      const [first] = within(screen.getByTestId('samples')).getAllByRole('listitem');
      expect(first).toHaveTextContent('may be over');
      expect(first).not.toHaveTextContent('under the limit');
      expect(calendarText()).toContain('The measured level is exactly at the limit\\,');
      expect(calendarText()).not.toContain('under the limit');
      const steps = await openWorking();
      expect(steps).toContain('The measured level is exactly at the limit.');
      expect(steps).not.toContain('The level is below the limit');
      const paper = plain(await print());
      expect(paper).toMatch(/Exactly at 0\.\d+% BAC, measuredSat 23:30/);
      expect(paper).not.toMatch(/(?:Under|Not over) 0\.\d+% BAC|throughout/);
    },
  );

  it('stays below the limit if it was below', async () => {
    // 0.24 mg/L by 2000 is 0.48.
    await measure('FR', 'breathMgPerL', 0.24);
    expect(textAt('drive-time')).toContain('The likely estimate stays under the limit');
    expect(await openWorking()).toContain(
      'The level is below the limit, but that is not permission to drive.',
    );
  });

  it('is in the working the figure from which penalties begin, where any alcohol is forbidden', async () => {
    await measure('JP', 'breathMgPerL', 0.15);
    expect(await openWorking()).toContain('The measured level is exactly at the limit.');
  });
});
