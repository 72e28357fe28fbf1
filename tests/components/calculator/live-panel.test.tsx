import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  enter,
  enterThreeBeers,
  panelText,
  renderCalculator,
  renderGiven,
} from './render-calculator';

/**
 * A Tuesday in March, an hour before the default start; the clocks do not change that night. The
 * next day is "Wed".
 */
const evening = new Date(2026, 2, 10, 20, 0);

/** The same day, an hour before a beer is drunk from 14:00 to 18:00. */
const afternoon = new Date(2026, 2, 10, 13, 0);

beforeEach(() => {
  vi.useFakeTimers({ now: evening });
});

const barText = () =>
  screen.getByTestId('calculate-floating').parentElement?.textContent?.replaceAll('\u00a0', ' ');

/** Expected texts from golden cases R01 and R11 of tests/fixtures/bac. */
describe('the live panel', () => {
  it('says of drinks of 0 % that there is no alcohol in them; the bar does too', () => {
    renderCalculator('pl');
    enter('pl', (state) => {
      state.setPercent('beer', 0);
      state.setAmount('beer', 3);
    });
    expect(panelText()).toContain('There is no alcohol in what you entered');
    expect(screen.getAllByText('There is no alcohol in what you entered')).toHaveLength(2);
    expect(document.body).not.toHaveTextContent('No drinks yet');
    enter('pl', (state) => state.setAmount('beer', 0));
    expect(panelText()).toContain('No drinks yet');
    expect(panelText()).not.toMatch(/\d\d:\d\d|do not drive/i);
    expect(screen.queryByTestId('panel-drive-time-late')).not.toBeInTheDocument();
  });

  it('leads with the cautious time of a planned evening, then shows the level of each minute', () => {
    renderGiven('pl', 'PL');
    enterThreeBeers('pl');
    const hours = (count: number) => act(() => vi.advanceTimersByTime(count * 3_600_000));
    expect(panelText()).toContain('Peak, 23:00');
    expect(panelText()).toContain('0,85 ‰ up to 1,08');
    // 559 minutes after 21:00 is 06:19, said up to five minutes.
    expect(panelText()).toContain(
      'Even if all goes as planned, do not drive beforeWed 06:20From now10 h 20 min',
    );
    expect(panelText()).toContain('7 h 20 min after the last sip.');
    expect(barText()).toContain('not before Wed 06:200,2 ‰ Poland');
    hours(2);
    // R01 at 22:00: half of 1.1453 minus 0.15; cautious: 1.15 times that half minus 0.12.
    expect(panelText()).toContain('Now, likely0,42 ‰');
    expect(panelText()).toContain('up to 0,54');
    hours(2);
    // An hour after the last sip: 0.8453 - 0.15.
    expect(panelText()).toContain('Now, likely0,70 ‰');
    hours(5);
    // Likely gone at 04:39. Cautious at 05:00, 360 min after the last sip: 1.0771 - 0.72 = 0.3571.
    expect(panelText()).toContain('Now, likelybelow about 0,36 ‰< 0,36 ‰');
    expect(panelText()).not.toContain('0,00');
    hours(2);
    // After 06:20 the state leads; a peak of last night would only mislead.
    expect(panelText()).toMatch(/^The cautious time has passedThe cautious time was 06:20/);
    expect(panelText()).not.toContain('Peak');
    expect(barText()).toBe('The cautious time has passed0,2 ‰ PolandCalculate');
    hours(60);
    expect(barText()).toContain('Evening of Tue 10 Mar0,2 ‰ Poland');
  });

  it('never calls slow drinking zero', () => {
    vi.setSystemTime(afternoon);
    renderGiven('pl', 'PL');
    enter('pl', (state) => {
      state.setTimeStart('14:00');
      state.setTimeFinish('18:00');
      state.setServing('beer', 'beer-500');
      state.setPercent('beer', 5);
      state.setAmount('beer', 1);
    });
    // R11: the likely level is always 0, the cautious peak 0.1098
    expect(panelText()).toContain('below about 0,11 ‰');
    expect(panelText()).toContain('< 0,11');
    // Gone 75 minutes after the last sip
    expect(panelText()).toContain('Estimated under the limit: not permission to drive');
    expect(panelText()).toContain(
      'By the cautious estimate there is alcohol in your blood until 19:15, even if under 0,2 ‰.',
    );
    expect(panelText()).not.toMatch(/do not drive|safe/i);
  });
});

describe('the spoken estimate', () => {
  const spoken = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ');

  it('waits for a pause in the entries, and is not said again for the minutes that pass', () => {
    renderGiven('pl', 'PL');
    enterThreeBeers('pl');
    act(() => vi.advanceTimersByTime(1000));
    enter('pl', (state) => state.setAmount('beer', 2));
    act(() => vi.advanceTimersByTime(1000));
    expect(spoken()).toBe('');
    enterThreeBeers('pl');
    act(() => vi.advanceTimersByTime(1200));
    expect(spoken()).toBe(
      'Peak, 23:00: 0,85 ‰. Even if all goes as planned, do not drive before Wed 06:20, in 10 h 20 min.',
    );
    const before = spoken();
    act(() => vi.advanceTimersByTime(60_000));
    expect(panelText()).toContain('From now10 h 19 min');
    act(() => vi.advanceTimersByTime(1200));
    expect(spoken()).toBe(before);
  });
});
