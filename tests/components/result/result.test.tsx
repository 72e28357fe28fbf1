import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { goldenCase, goldenCases } from './golden-cases';
import { enter, loadDetails, modelOf, renderResult, setClock } from './render-result';

const router = { push: vi.fn(), replace: vi.fn(), back: vi.fn(), prefetch: vi.fn() };
vi.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => window.location.pathname,
}));

/** A country with the limit of a golden case. */
const countryOfLimit: Record<string, string> = {
  0: 'CZ',
  0.2: 'PL',
  // Not Japan, where the answer is the sober time.
  0.3: 'BY',
  0.5: 'DE',
  0.8: 'US',
};

function show(id: string) {
  const { input, expected } = goldenCase(id);
  const selectedCountryId = countryOfLimit[input.legalDrivingLimitPermille];
  if (!selectedCountryId) throw new Error(`No country for the limit of ${id}`);
  enter(modelOf(input, { selectedCountryId }));
  renderResult();
  return expected;
}

const numberAt = (testId: string, name: string) =>
  Number(screen.getByTestId(testId).getAttribute(name));
/** Waiting times are rounded up. */
const roundedUp = (minutes: number) => Math.max(0, Math.ceil(minutes - 1e-6));
const minutesAt = (testId: string) => numberAt(testId, 'data-minutes');

beforeAll(loadDetails);
beforeEach(() => {
  vi.clearAllMocks();
  setClock('2026-11-21T23:30');
  window.history.replaceState(null, '', '/result/');
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
});
afterEach(() => void vi.useRealTimers());

describe('result', () => {
  const calculated = goldenCases.filter(({ expected }) => !expected.empty);

  it.each(calculated)('shows the golden numbers of $id: $why', ({ id }) => {
    const expected = show(id);
    expect(numberAt('peak', 'data-permille')).toBeCloseTo(expected.peakPermille, 9);
    expect(minutesAt('sober-time')).toBe(expected.soberMin);
    expect(minutesAt('sober-time-late')).toBe(roundedUp(expected.band.soberMinLate));
    expect(minutesAt('drive-time')).toBe(expected.driveMin);
    expect(minutesAt('drive-time-late')).toBe(roundedUp(expected.band.driveMinLate));
    const samples = within(screen.getByTestId('samples'))
      .getAllByRole('listitem', { hidden: true })
      .filter(({ dataset }) => dataset.beyond === undefined);
    expect(samples).toHaveLength(expected.numberOfSamples);
    // The list goes on to the cautious zero; the card says that its number ends at the likely one.
    const count = screen.getByText('Half-hour values').nextElementSibling;
    expect(count).toHaveTextContent(new RegExp(`^${expected.numberOfSamples}$`));
    samples.forEach((sample, index) => {
      const golden = expected.items[index];
      expect(sample).toHaveAttribute('data-minutes', String(golden?.dtFromStartMin));
      expect(sample).toHaveAttribute('data-state', String(golden?.state));
      expect(Number(sample.dataset.permille)).toBeCloseTo(golden?.permille ?? NaN, 9);
    });
  });

  it('writes R01 as the visitor reads it', () => {
    show('R01');
    expect(screen.getByTestId('peak')).toHaveTextContent(/^0\.0845% BAC$/);
    expect(screen.getByTestId('peak').nextElementSibling).toHaveTextContent(/^23:00$/);
    expect(screen.getByText('up to 0.1077% BAC')).toBeInTheDocument();
    // 0.8453 with the ratio 2000 of Poland: 0.2 with 0.1 mg/L.
    expect(screen.getByText('0.42 mg/L in breath')).toBeInTheDocument();
    expect(screen.getByTestId('drive-time-late')).toHaveTextContent('06:20');
    expect(screen.getByTestId('drive-time')).toHaveTextContent('likely time Sun 03:19');
    expect(screen.getByTestId('sober-time-late')).toHaveTextContent('08:00');
    expect(screen.getByTestId('sober-time')).toHaveTextContent('likely Sun 04:39');
    expect(screen.getByTestId('total-duration')).toHaveTextContent('11 h');
    expect(screen.getByTestId('country')).toHaveTextContent('0.02% BAC Poland');
  });

  it('sums up person, time and alcohol', () => {
    show('R01');
    const texts = (id: string) =>
      within(screen.getByTestId(id))
        .getAllByRole('definition')
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(texts('card-person')).toEqual(['Man', '39', '178 cm', '78 kg']);
    expect(texts('card-time')).toEqual(['21:00', '23:00', '2 h', '7 h 39 min']);
    expect(texts('card-alcohol')).toEqual([
      '59.2 g',
      '44.08 L',
      '5 h 39 min',
      '17',
      '0.42 mg/L in breath',
    ]);
  });

  it('writes feet, pounds and the 12-hour clock in the imperial system', () => {
    const { input } = goldenCase('R01');
    enter(modelOf(input, { selectedCountryId: 'US', unitSystem: 'imperial' }));
    renderResult();
    // 178 cm is 70.08 in, 78 kg is 171.96 lb; 21:00 and 259 minutes is 1:19, said as 1:20.
    expect(screen.getByTestId('card-person')).toHaveTextContent('5 ft 10 in');
    expect(screen.getByTestId('card-person')).toHaveTextContent('172 lb');
    expect(screen.getByTestId('card-time')).toHaveTextContent('9:00 PM');
    expect(screen.getByTestId('drive-time-late')).toHaveTextContent('1:20 AM');
  });

  it('keeps a tenth of a kilogram when there is one', () => {
    enter(modelOf(goldenCase('R01').input, { weightInKg: 72.4 }));
    renderResult();
    expect(screen.getByTestId('card-person')).toHaveTextContent('72.4 kg');
  });

  it('says that the level stays under the limit, never that driving is safe', () => {
    show('R22');
    expect(screen.getByTestId('result')).toHaveTextContent(
      'Estimated under the limit: not permission to drive',
    );
    expect(screen.getByTestId('result')).not.toHaveTextContent(/safe to drive/i);
  });

  it('holds to the cautious time when only the likely level stays under the limit', () => {
    setClock('2026-11-21T22:30');
    show('R25');
    expect(screen.getByTestId('drive-time')).toHaveTextContent(/stays under the limit, but/);
    // 75 minutes after the last sip at 22:00, where the level was over the limit.
    expect(screen.getByTestId('drive-time-late')).toHaveTextContent('23:15');
  });

  it('does not call slow drinking sober', () => {
    show('R11');
    // Its cautious peak is 0.1098 permille.
    expect(screen.getByTestId('peak')).toHaveTextContent('below about 0.0110% BAC');
    // Not before the cautious sober time.
    const soberLateMin = minutesAt('sober-time-late');
    for (const row of screen.getByTestId('samples').querySelectorAll('li')) {
      if (Number(row.dataset.minutes) < soberLateMin) expect(row).not.toHaveTextContent(/gone/);
    }
    expect(screen.getByTestId('peak')).not.toHaveTextContent('0.0000');
    expect(screen.getByText(/You drank so slowly/)).toBeInTheDocument();
  });

  it('warns of pauses after more than six hours only', () => {
    show('R14'); // 17:20 to 23:50
    expect(screen.getByText(/more than 6 hours at once/)).toBeInTheDocument();
  });

  it('says nothing of pauses and emergencies on a usual evening', () => {
    show('R01');
    expect(screen.queryByText(/hours at once/)).toBeNull();
    expect(screen.queryByTestId('emergency')).toBeNull();
  });

  it('asks to check entries above 5 permille and names the ambulance of the country', () => {
    show('R21'); // 5.33 permille, Poland
    const emergency = screen.getByTestId('emergency');
    expect(emergency).toHaveTextContent(/Check your entries/);
    expect(within(emergency).getByRole('link')).toHaveAttribute('href', 'tel:112');
  });

  it('warns of death above 3 permille', () => {
    const { input } = goldenCase('R01');
    const drinks = [{ ml: 1600, percent: 20 }];
    enter(modelOf({ ...input, drinks }, { selectedCountryId: 'US' }));
    renderResult();
    // 252.48 g x 0.9 / (44.07656 x 1.055) - 0.3 = 4.59 permille.
    expect(numberAt('peak', 'data-permille')).toBeCloseTo(4.5866, 3);
    const emergency = screen.getByTestId('emergency');
    expect(emergency).toHaveTextContent(/life-threatening/);
    expect(within(emergency).getByRole('link')).toHaveAttribute('href', 'tel:911');
  });

  it('names no number where no official source confirms one', () => {
    const { input } = goldenCase('R01');
    enter(modelOf({ ...input, drinks: [{ ml: 1600, percent: 20 }] }, { selectedCountryId: 'KE' }));
    renderResult();
    const emergency = screen.getByTestId('emergency');
    expect(emergency).toHaveTextContent(/call your local emergency number now/);
    expect(within(emergency).queryByRole('link')).toBeNull();
    expect(emergency).not.toHaveTextContent('112');
  });

  it('stays whole and short with ten thousand bottles of spirits', () => {
    const drinks = [{ ml: 5000 * 10000, percent: 99.9 }];
    enter(modelOf({ ...goldenCase('R01').input, drinks }, { selectedCountryId: 'PL' }));
    renderResult();
    const samples = within(screen.getByTestId('samples')).getAllByRole('listitem', {
      hidden: true,
    });
    expect(samples).toHaveLength(337); // seven days of half hours and the start
    expect(samples[48]).not.toBeVisible();
    screen.getByTestId('samples').closest('details')!.open = true;
    fireEvent.click(screen.getByRole('button', { name: /289/ }));
    expect(samples[48]).toBeVisible();
    expect(samples[48]).toHaveFocus();
    expect(screen.getByText('The list stops after seven days.')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/NaN|Infinity|undefined/);
  });

  it('leads to the calculator when nothing was entered', async () => {
    const { input } = goldenCase('R01');
    enter(modelOf({ ...input, drinks: [] }));
    renderResult();
    const empty = await screen.findByTestId('result-empty');
    expect(within(empty).getByRole('link')).toHaveAttribute('href', '/');
    expect(empty).toHaveTextContent('You have not entered any drinks');
    expect(screen.queryByTestId('result')).toBeNull();
  });

  it('says of drinks of 0 % that there is no alcohol in them, not that there are none', async () => {
    const { input } = goldenCase('R01');
    enter(modelOf({ ...input, drinks: input.drinks.map((drunk) => ({ ...drunk, percent: 0 })) }));
    renderResult();
    const empty = await screen.findByTestId('result-empty');
    expect(empty).toHaveTextContent('There is no alcohol in what you entered');
    expect(empty).not.toHaveTextContent('You have not entered any drinks');
    expect(within(empty).getByRole('link', { name: 'Change data' })).toHaveAttribute('href', '/');
  });
});
