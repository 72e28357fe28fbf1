import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { router } from '../next-navigation';
import { enter, enterThreeBeers, panelText, partsLoaded, renderGiven } from './render-calculator';

/** A Tuesday in March, an hour before the default start; the clocks do not change that night. */
const before = new Date(2026, 2, 10, 20, 0);

beforeEach(() => {
  router.push.mockClear();
  vi.useFakeTimers({ now: before });
});

const note = () => screen.queryByTestId('past-evening');

/** Advances the clock while the page stays open. */
async function waitUntil(moment: Date) {
  act(() => vi.advanceTimersByTime(moment.getTime() - Date.now()));
  await partsLoaded();
}

describe('the plus of a drink', () => {
  it('counts one of now once the alcohol is gone, and before only for the entered evening', async () => {
    renderGiven('pl', 'PL');
    enterThreeBeers('pl');
    fireEvent.click(screen.getByTestId('entry-earlier'));
    await waitUntil(new Date(2026, 2, 11, 7, 55));
    expect(screen.queryByTestId('log-beer')).not.toBeInTheDocument();
    await waitUntil(new Date(2026, 2, 11, 8, 1));
    expect(screen.getByTestId('log-beer')).toBeInTheDocument();
    expect(screen.getByTestId('entry-now')).toBeChecked();
  });

  it('goes on counting what is entered of last night, though its alcohol is gone already', async () => {
    vi.setSystemTime(new Date(2026, 2, 11, 14, 0));
    renderGiven('pl', 'PL');
    // The times turn to Earlier; last night is the default, and one beer of it is gone by now.
    enter('pl', (state) => state.setTimeStart('20:00'));
    for (const amount of ['1', '2']) {
      const beer = within(screen.getByTestId('drink-beer'));
      fireEvent.click(beer.getByTestId('amount-plus'));
      await partsLoaded();
      expect(screen.getByTestId('entry-earlier')).toBeChecked();
      expect(beer.getByTestId('amount')).toHaveValue(amount);
    }
    // Once it is logged, a plus is one of now.
    fireEvent.click(screen.getByTestId('entry-now'));
    expect(screen.getByTestId('log-beer')).toBeInTheDocument();
  });
});

describe('the note above the entries', () => {
  it('comes 12 hours after the cautious sober time, in no phase before', async () => {
    renderGiven('pl', 'PL');
    enterThreeBeers('pl');
    // Golden case R01: cautious time 06:19, cautious sober time 659 min after 21:00, 07:59; said up
    // to five minutes, 06:20 and 08:00.
    const planned = before;
    const drinking = new Date(2026, 2, 10, 22, 0);
    const waiting = new Date(2026, 2, 11, 3, 0);
    const passed = new Date(2026, 2, 11, 6, 20);
    for (const moment of [planned, drinking, waiting, passed, new Date(2026, 2, 11, 20, 0)]) {
      await waitUntil(moment);
      expect(note()).not.toBeInTheDocument();
    }
    await waitUntil(new Date(2026, 2, 11, 20, 1));
    expect(note()).toHaveTextContent('Your entries for Tue 10 Mar');
    // The estimate is still that of the entries, in the past tense.
    expect(note()).toHaveTextContent('Its cautious time was 06:20.');
    expect(panelText()).not.toMatch(/do not drive/i);
    const exact = new Date(2026, 2, 11, 6, 19).toISOString();
    expect(screen.getByTestId('panel-drive-time-late')).toHaveAttribute('data-instant', exact);
  });

  it('leads to the result, which is the same as ever', async () => {
    renderGiven('pl', 'PL');
    enterThreeBeers('pl');
    await waitUntil(new Date(2026, 2, 12, 12, 0));
    fireEvent.click(within(note() as HTMLElement).getByRole('button', { name: 'View it' }));
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/pl/wynik/');
  });
});
