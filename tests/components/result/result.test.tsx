import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CalculationInput } from '@/lib/bac';
import { goldenCase } from '../../unit/bac/golden';
import {
  definitions,
  enter,
  minutesAt,
  modelOf,
  openResultAnew,
  permilleShown,
  plain,
  renderResult,
  textAt,
} from './render-result';
import type { Flat } from '../../flat';

/** Enters a golden case, changed. */
function showCase(id: string, input: Partial<CalculationInput>, change: Partial<Flat> = {}) {
  enter(modelOf({ ...goldenCase(id).input, ...input }, change));
  renderResult();
}

const show = (id: string, selectedCountryId = 'PL') => showCase(id, {}, { selectedCountryId });

openResultAnew();

describe('result', () => {
  it('writes R01 as the visitor reads it', () => {
    show('R01');
    expect(textAt('peak')).toBe('0.0845% BAC');
    expect(plain(screen.getByTestId('peak').nextElementSibling)).toBe('23:00');
    expect(textAt('result')).toContain('up to 0.1077% BAC');
    expect(textAt('drive-time-late')).toContain('06:20');
    expect(textAt('drive-time')).toContain('likely time Sun 03:19');
    expect(textAt('sober-time-late')).toContain('08:00');
    expect(textAt('sober-time')).toContain('likely Sun 04:39');
    expect(textAt('total-duration')).toContain('11 h');
    expect(textAt('country')).toContain('0.02% BAC Poland');
    expect(definitions('card-person')).toEqual(['Man', '39', '178 cm', '78 kg']);
    expect(definitions('card-time')).toEqual(['21:00', '23:00', '2 h']);
    // Gone after 659 min, said as 660, 120 of them drinking; 1.0771 with the ratio 2000 of Poland.
    const alcohol = ['59.2 g', '44.08 L', '9 h', '17', 'up to 0.54 mg/L in breath'];
    expect(definitions('card-alcohol')).toEqual(alcohol);
    expect(screen.queryByText(/hours at once/)).toBeNull();
    expect(screen.queryByTestId('emergency')).toBeNull();
  });

  it('writes feet, pounds and the 12-hour clock in the imperial system, tenths of a kilogram in the other', () => {
    showCase('R01', {}, { unitSystem: 'imperial' });
    // 178 cm is 70.08 in, 78 kg is 171.96 lb; 21:00 and 259 minutes is 1:19, said as 1:20.
    expect(definitions('card-person').slice(2)).toEqual(['5 ft 10 in', '172 lb']);
    expect(screen.getByTestId('card-time')).toHaveTextContent('9:00 PM');
    expect(screen.getByTestId('drive-time-late')).toHaveTextContent('1:20 AM');
    enter(modelOf(goldenCase('R01').input, { weightInKg: 72.4 }));
    expect(textAt('card-person')).toContain('72.4 kg');
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
    expect(screen.getByText(/Plan by the cautious level/)).toBeInTheDocument();
    expect(screen.getAllByRole('note')).toHaveLength(1);
  });

  it('asks to check entries above 5 permille and names the ambulance of the country', () => {
    show('R21'); // 5.33 permille, Poland
    const emergency = screen.getByTestId('emergency');
    expect(emergency).toHaveTextContent(/Check your entries/);
    expect(within(emergency).getByRole('link')).toHaveAttribute('href', 'tel:112');
  });

  // 252.48 g x 0.9 / (44.07656 x 1.055) - 0.3 = 4.59 permille. Kenya: no official source confirms one.
  it.each([
    ['US', /life-threatening/, ['tel:911']],
    ['KE', /call your local emergency number now/, []],
  ])(
    'warns of death above 3 permille with the number of %s, if it has one',
    (country, words, links) => {
      showCase('R01', { drinks: [{ ml: 1600, percent: 20 }] }, { selectedCountryId: country });
      expect(permilleShown()).toBeCloseTo(4.5866, 3);
      const emergency = screen.getByTestId('emergency');
      expect(emergency).toHaveTextContent(words);
      const found = within(emergency).queryAllByRole('link');
      expect(found.map((link) => link.getAttribute('href'))).toEqual(links);
      expect(emergency).not.toHaveTextContent('112');
    },
  );

  it('goes by the exact limit, whatever two decimals say', () => {
    // The likely peak of R13 is 0.2273695759840157, which is no more than its limit. A hair above another
    // one it is under that 7.6e-8 / 0.15 h after the last sip at 60 min, rounded up. Both cautious times
    // are 75 min after it.
    showCase('R13', {}, { ownLimitPermille: 0.2273695 });
    expect([minutesAt('drive-time'), minutesAt('drive-time-late')]).toEqual([61, 135]);
    enter(modelOf(goldenCase('R13').input, { ownLimitPermille: 0.2273695759840157 }));
    expect([minutesAt('drive-time'), minutesAt('drive-time-late')]).toEqual([0, 135]);
  });

  it('stays whole with ten thousand bottles of spirits, and doubts the body', () => {
    const body = { ageYears: 80, heightCm: 150, weightKg: 140 };
    showCase('R01', { ...body, drinks: [{ ml: 5000 * 10000, percent: 99.9 }] });
    expect(screen.getByTestId('emergency')).toHaveAttribute('role', 'alert');
    // 58.01 l, 41 % of the weight, is within: of age and body mass index alone.
    for (const bound of [/75/, /40/]) {
      const notes = screen.getAllByRole('note').filter((note) => bound.test(plain(note)));
      expect(notes).toHaveLength(1);
    }
    const samples = within(screen.getByTestId('samples')).getAllByRole('listitem', {
      hidden: true,
    });
    expect(samples).toHaveLength(337); // seven days of half hours and the start
    screen.getByTestId('samples').closest('details')!.open = true;
    expect(samples.at(-1)).toBeVisible();
    expect(screen.getByText('The list stops after seven days.')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/NaN|Infinity|undefined/);
  });

  it.each([
    ['nothing was entered', [], 'You have not entered any drinks'],
    [
      'there is no alcohol in what was',
      [{ ml: 500, percent: 0 }],
      'There is no alcohol in what you entered',
    ],
  ])('says that %s, and leads to the calculator', async (_, drinks, words) => {
    showCase('R01', { drinks });
    const empty = await screen.findByTestId('result-empty');
    expect(empty).toHaveTextContent(words);
    expect(within(empty).getByRole('link')).toHaveAttribute('href', '/');
    expect(screen.queryByTestId('result')).toBeNull();
  });
});
