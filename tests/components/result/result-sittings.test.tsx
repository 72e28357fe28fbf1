import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { goldenCase } from '../../unit/bac/golden';
import {
  definitions,
  enter,
  minutesAt,
  modelOf,
  openCard,
  openResultAnew,
  plain,
  print,
  renderResult,
} from './render-result';
import { perDrinkType } from '@/lib/model/model';
import { sittingsCase } from './sittings-cases';
import { type Flat, flat, withDrinks, withFlat } from '../../flat';

function show(id: string, change: Partial<Flat> = {}) {
  const golden = sittingsCase(id);
  const { legalDrivingLimitPermille: ownLimitPermille } = golden.input;
  enter(golden.model({ ownLimitPermille, ...change }));
  renderResult();
  return golden.expected;
}

const row = (atMin: number) =>
  plain(screen.getByTestId('samples').querySelector(`[data-minutes="${atMin}"]`));

openResultAnew();

describe('a result of several sittings', () => {
  it('lists each sitting beside the sums', () => {
    show('M02');
    // 12:00 to 21:00 is 9 h; gone after 864 min, said as 865, 325 of them after 540. Wine: 250 x 0.12 x 0.789 =
    // 23.67 g, beer: 660 x 0.05 x 0.789 = 26.037 g.
    const times = ['12:00', '21:00', '9 h', '12:00 to 13:00', '20:00 to 21:00'];
    expect(definitions('card-time')).toEqual(times);
    expect(definitions('card-alcohol')).toEqual([
      '49.7 g',
      '33.34 L',
      '5 h 25 min',
      '26',
      '23.7 g',
      '26.0 g',
      'up to 0.31 mg/L in breath',
    ]);
  });

  it('shows two kinds of a drink as one period', () => {
    // R01 with half of its beer as another kind: 750 ml and 750 ml from 21:00 to 23:00.
    const r01 = modelOf(goldenCase('R01').input, { ownLimitPermille: 0.2 });
    const model = withDrinks(r01, { beer: { servingItemCapacityInMl: 750 } });
    const { timeStartInH24, timeFinishInH24, givenEnds, alcoholSettings } = flat(model);
    const other = { timeStartInH24, timeFinishInH24, givenEnds, alcoholSettings, dayShift: 0 };
    enter(withFlat(model, { addedSittings: [{ ...other, anotherType: 'beer' }] }));
    renderResult();
    expect(definitions('card-time')).toEqual(['21:00', '23:00', '2 h']);
    expect(definitions('card-alcohol')[0]).toBe('59.2 g');
    expect(minutesAt('drive-time-late')).toBe(559);
  });

  it('prints every drink of a period, whichever sitting has it', async () => {
    // An opened link has other kinds as sittings of the same times.
    const { timeStartInH24, timeFinishInH24, givenEnds, alcoholSettings } = flat(
      modelOf(goldenCase('R01').input),
    );
    const wine = { ...alcoholSettings.wine, amount: 1 };
    const drinks = perDrinkType((type) => ({ ...alcoholSettings[type], amount: 0 }));
    const times = { timeStartInH24, timeFinishInH24, givenEnds, dayShift: 0 };
    const other = { ...times, alcoholSettings: { ...drinks, wine } };
    enter(modelOf(goldenCase('R01').input, { addedSittings: [other] }));
    renderResult();
    expect(plain(await print())).toMatch(/Sat 21:00 to Sat 23:00: .*Beer.* · .*Wine/);
  });

  it('calls a pause sober only between, and marks the half hours of drinking', () => {
    show('M02');
    // The wine, 0.4557 at 60 min, is gone 182 min later; the beer begins after 480 min.
    expect(row(270)).toContain('likely gone in between');
    expect(row(480)).toContain('while drinking');
    expect(row(30)).toContain('While drinking.');
    expect(row(270)).not.toContain('While drinking.');
    // Gone after 747 min (likely), under 0.2 after 764 (cautious).
    expect(row(750)).toContain('may be over');
    expect(row(780)).toContain('likely gone');
    expect(row(780)).not.toContain('between');
    expect(screen.getAllByText('while drinking')[0]).toBeInTheDocument();
  });

  it('never calls the half hours of a slow sitting sober', () => {
    const { items } = show('M06');
    const slow = items.filter(({ dtFromStartMin: at }) => at > 0 && at <= 240);
    expect(slow.every(({ permille, high }) => permille === 0 && high > 0)).toBe(true);
    for (const { dtFromStartMin } of slow) {
      expect(row(dtFromStartMin)).not.toContain('gone');
      expect(row(dtFromStartMin)).toContain('< 0.0');
    }
  });

  it('warns of a long sitting among several, not of the whole', () => {
    show('M02'); // nine hours in all, an hour each
    expect(screen.queryByText(/hours at once/)).toBeNull();
    cleanup();
    show('M02', { timeFinishInH24: '18:30' });
    expect(screen.getByText(/more than 6 hours at once/)).toBeInTheDocument();
  });
});

describe('sittings over more than three days', () => {
  it('say so and lead back to the entries', async () => {
    const { addedSittings } = flat(sittingsCase('M02').model());
    const tooLate = addedSittings.map((sitting) => ({ ...sitting, dayShift: 3 }));
    show('M02', { addedSittings: tooLate }); // 12:00 to 21:00 three days later
    const notice = await screen.findByTestId('result-empty');
    expect(notice).toHaveTextContent('You have been drinking for three days');
    expect(within(notice).getByRole('link')).toHaveAttribute('href', '/');
    expect(screen.queryByTestId('result')).toBeNull();
  });
});

describe('the working of several sittings', () => {
  it('shows grams and rise of each, the course, and both times read off it', async () => {
    show('M02');
    const working = await openCard('working', 'table');
    const text = plain(working);
    expect(text).toContain('Session 1 (12:00 to 13:00): 23.7 g');
    expect(text).toContain('Session 2 (20:00 to 21:00): 26.0 g');
    // 23.67 x 0.9 / (33.338 x 1.055) = 0.60570 and 26.037 x 0.9 / 35.17159 = 0.66626.
    expect(text).toContain('Session 1: 23.7 × 0.90 ÷ (33.34 × 1.055) ÷ 10 = 0.0606% BAC');
    expect(text).toContain('Session 2: 26.0 × 0.90 ÷ (33.34 × 1.055) ÷ 10 = 0.0666% BAC');
    const corners = within(working).getAllByRole('row').slice(1);
    // 0.60570 - 0.15; gone 0.45570 / 0.15 h later, 242.3 min after noon; 0.66626 - 0.15, gone
    // 206.5 min after 21:00. Times are rounded up.
    const cells = (corner: HTMLElement) =>
      [...corner.children].map((cell) => plain(cell).replace(/%.*/, ''));
    expect(corners.map(cells)).toEqual([
      ['12:00', '0.0000'],
      ['13:00', '0.0456'],
      ['16:03', '0.0000'],
      ['20:00', '0.0000'],
      ['21:00', '0.0516'],
      ['Sun 00:27', '0.0000'],
    ]);
    expect(text).toContain('9.00 h + 0.0516 ÷ 0.015 = 12 h 27 min → Sun 00:27');
    expect(text).toContain('9.00 h + (0.0516 − 0.0200) ÷ 0.015 = 11 h 7 min → 23:07');
  });

  it('writes the same drinks of two sittings twice', async () => {
    const complain = vi.spyOn(console, 'error');
    const { alcoholSettings, addedSittings } = flat(sittingsCase('M02').model());
    show('M02', { addedSittings: addedSittings.map((row) => ({ ...row, alcoholSettings })) });
    const working = await openCard('working', 'table');
    // The wine of the lunch, 250 ml of 12 %, again in the evening.
    expect(within(working).getAllByText(/250 ml.*23\.7 g/)).toHaveLength(2);
    expect(complain).not.toHaveBeenCalled();
  });

  it('keeps the drive time at the last sip where the limit was kept before', async () => {
    // M02 with a limit of 0.45: the wine exceeds it, half of the beer does not.
    const model = sittingsCase('M02').model();
    const beers = flat(model).addedSittings.map((sitting) => ({
      ...sitting,
      alcoholSettings: {
        ...sitting.alcoholSettings,
        beer: { ...sitting.alcoholSettings.beer, servingItemCapacityInMl: 330 },
      },
    }));
    show('M02', { addedSittings: beers, ownLimitPermille: 0.45 });
    expect(minutesAt('drive-time')).toBe(540);
    const working = await openCard('working', 'table');
    expect(plain(working)).toContain('9 h → 21:00');
  });
});
