import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { goldenCase } from './golden-cases';
import { openResultAnew, show, showMeasured, usualMeasurement } from './render-result';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), replace: vi.fn(), back: vi.fn(), prefetch: vi.fn() }),
  usePathname: () => window.location.pathname,
}));

openResultAnew();

const minutesAt = (testId: string) => Number(screen.getByTestId(testId).dataset.minutes);
const textOf = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const calendarText = () =>
  decodeURIComponent(screen.getByTestId('calendar').getAttribute('href') ?? '').replaceAll(
    '\r\n ',
    '',
  );

describe('where any alcohol is forbidden', () => {
  const japan = { selectedCountryId: 'JP', ownLimitPermille: null };

  it('full clearance leads, and the time of the limit stands below it with what it is', () => {
    show('2026-11-21T23:30', 'R01', japan);
    const { expected } = goldenCase('R01');
    expect(minutesAt('drive-time-late')).toBe(Math.ceil(expected.band.soberMinLate - 1e-6));
    expect(minutesAt('drive-time')).toBe(expected.soberMin);
    // Cautious: 120 min + (1.15 × 1.1453 - 0.24 - 0.3) / 0.12 h = 508.5 min after 21:00, 05:28:30.
    expect(textOf(screen.getByTestId('penalties'))).toMatch(
      /Penalties start at a measured level of 0\.03% BAC \(0\.15 mg\/L in breath\), and .* not .* before Sun 05:30\.$/,
    );
  });

  it('says nothing of a limit kept: the level of 0.02 % is alcohol left', () => {
    show('2026-11-21T23:30', 'R01', japan);
    const list = within(screen.getByTestId('samples'));
    expect(list.queryAllByText(/under the limit|may be over$/)).toEqual([]);
    expect(list.getAllByText('alcohol left').length).toBeGreaterThan(3);
    expect(screen.queryByText('Estimated over the limit')).toBeNull();
  });

  it('writes the time of full clearance into the calendar', () => {
    show('2026-11-21T23:30', 'R01', japan);
    const calendar = calendarText();
    expect(calendar).toContain('SUMMARY:Estimated cautious time for all the alcohol to be gone');
    expect(calendar).toContain('Driving with any alcohol in the body is forbidden.');
    expect(calendar).not.toMatch(/for the limit of|Estimated under/);
  });

  it('leads after a measured value too: 0.8 falls to zero in 5 h 20', async () => {
    showMeasured('2026-11-21T23:40', japan);
    await screen.findByTestId('drive-time');
    expect(minutesAt('drive-time')).toBe(320);
    // 0.92 / 0.12 h from 55 minutes on: 515 min; to 0.3: (0.92 - 0.3) / 0.12 h: 365 min, 05:35.
    expect(minutesAt('drive-time-late')).toBe(515);
    expect(textOf(screen.getByTestId('penalties'))).toContain('Sun 05:35');
  });
});

describe('where the limit is zero', () => {
  it('what is waited for is the alcohol being gone, in the title and in the calendar', () => {
    show('2026-11-22T02:00', 'R01', { selectedCountryId: 'CZ', ownLimitPermille: null });
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(calendarText()).toContain(
      'SUMMARY:Estimated cautious time for all the alcohol to be gone',
    );
    expect(screen.queryByTestId('penalties')).toBeNull();
    expect(document.body).not.toHaveTextContent('Estimated over the limit');
    // Strip, list and legend of the curve name the alcohol, never a limit.
    expect(document.body).not.toHaveTextContent(/(?:perhaps )?over the limit/i);
    expect(document.body).toHaveTextContent('alcohol left');
  });
});

describe('words of the limit', () => {
  it.each([
    // Road Traffic Act 1988 s. 5 "exceeds"; R234-1 "égale ou supérieure".
    ['GB', /Driving above 0\.08% BAC is an offence/, '0.08%\u00a0BAC\\, United Kingdom'],
    ['FR', /Driving at 0\.05% BAC or above is an offence/, '0.05%\u00a0BAC\\, France'],
  ])('say in %s from where on it is an offence', (selectedCountryId, card, limit) => {
    show('2026-11-21T23:30', 'R01', { selectedCountryId, ownLimitPermille: null });
    expect(textOf(document.body)).toMatch(card);
    expect(calendarText()).toContain(
      `SUMMARY:Estimated cautious time for the limit of ${limit}\r\n`,
    );
  });

  it('say breath in the unit of the law: 35 µg/100 ml in Britain, 0.15 mg/L in Japan', () => {
    show('2026-11-21T23:30', 'R01', { selectedCountryId: 'GB', ownLimitPermille: null });
    expect(textOf(document.body)).toContain('In breath, under this country’s law: 35 µg/100 ml');
    // 0.8453 by 2300.
    expect(textOf(document.body)).toContain('37 µg/100 ml in breath');
  });

  it.each([
    ['JP', '0.42 mg/L in breath'],
    ['DE', '0.42 mg/L in breath'],
    ['CZ', '0.40 mg/L in breath'],
  ])('say the peak of 0.845 in breath by the law of %s', (selectedCountryId, breath) => {
    show('2026-11-21T23:30', 'R01', { selectedCountryId, ownLimitPermille: null });
    expect(textOf(document.body)).toContain(breath);
  });

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
      expect(textOf(document.body)).toContain(breath);
    },
  );

  it('do not call a limit unconfirmed that an official text bears out', () => {
    show('2026-11-21T23:30', 'R01', { selectedCountryId: 'BR', ownLimitPermille: null });
    expect(screen.queryByText('not confirmed')).toBeNull();
    expect(screen.getByRole('link', { name: /^Official text: Lei 9\.503\/1997/ })).toHaveAttribute(
      'href',
      'https://www.planalto.gov.br/ccivil_03/leis/l9503compilado.htm',
    );
  });

  it('still call one so that nothing bears out', () => {
    show('2026-11-21T23:30', 'R01', { selectedCountryId: 'ZA', ownLimitPermille: null });
    expect(screen.getAllByText('not confirmed').length).toBeGreaterThan(0);
  });
});
