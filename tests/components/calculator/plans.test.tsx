import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allGiven } from '../all-given';
import {
  enter,
  enterThreeBeers,
  renderCalculator,
  renderGiven,
  storeOf,
} from './render-calculator';
import { withFlat } from '../../flat';

vi.mock('next/navigation', () => import('./next-navigation'));

beforeEach(() => {
  // A Tuesday in March, an hour after the start; the clocks do not change that night. The next day
  // is "śr.".
  vi.useFakeTimers({ now: new Date(2026, 2, 10, 22, 0), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const details = screen.getByTestId<HTMLDetailsElement>('plans');
  act(() => {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  });
}

const beer = () =>
  screen.getByTestId('one-more').querySelector('li')?.textContent?.replaceAll('\u00a0', ' ');

describe('plans under the live panel', () => {
  it('open onto the time before there is a drink, and say what is sure', async () => {
    renderCalculator('pl');
    expect(screen.queryByTestId('ready-by')).toBeNull();
    open();
    expect(await screen.findByTestId('ready-by')).toHaveTextContent('Choose a time');
    expect(screen.getByText(/^To be sure, drink nothing/)).toBeInTheDocument();
    enter('pl', (state) => state.setReadyBy('07:40'));
    expect(screen.getByTestId('ready-by')).toHaveTextContent('07:40');
    expect(screen.queryByTestId('ready-by-margin')).toBeNull();
  });

  it('change with every drink', async () => {
    renderGiven('pl', 'PL');
    enterThreeBeers('pl');
    open();
    await screen.findByTestId('one-more');
    // R01, limit 0.2: 06:19; one more of 500 ml and 5 %: 779 min after 21:00, 09:59
    // (tests/unit/evening/one-more). Said up to five minutes.
    expect(beer()).toBe('PiwoDuże piwo (0,5 l), 5%: not before śr. 10:00');
    // Four beers: cautious level at 23:00 1.077099 + 0.439033 = 1.516132, and 140 min + (1.516132 +
    // 0.399033 - 0.2) / 0.12 h = 997.6: 13:38; before, 120 min + 1.316132 / 0.12 h = 778.07.
    enter('pl', (state) => state.setAmount('beer', 4));
    expect(beer()).toContain('not before śr. 13:40');
  });

  it('ask for one more only while drinking is to come or goes on', async () => {
    vi.setSystemTime(new Date(2026, 2, 10, 23, 1));
    renderGiven('pl', 'PL');
    enterThreeBeers('pl');
    open();
    await screen.findByTestId('ready-by');
    expect(screen.queryByTestId('one-more')).toBeNull();
  });

  it('keep the time that was set and show its margin', async () => {
    renderGiven('pl', 'PL');
    enterThreeBeers('pl');
    open();
    await screen.findByTestId('ready-by');
    enter('pl', (state) => state.setReadyBy('07:40'));
    expect(screen.getByTestId('ready-by-margin')).toHaveAttribute('data-minutes', '81');
    expect(screen.getByTestId('ready-by-margin')).toHaveTextContent(
      '1 h 20 min after the cautious time (śr. 06:20)',
    );
    expect(screen.getByTestId('ready-by').parentElement).toHaveTextContent('07:40śr.');
    enter('pl', (state) => state.setAmount('beer', 4));
    // 07:40 is 640 min after 21:00.
    expect(screen.getByTestId('ready-by-margin')).toHaveAttribute('data-minutes', '-139');
    fireEvent.click(screen.getByTestId('ready-by-clear'));
    expect(storeOf('pl').getState().model.readyByInH24).toBe('');
  });

  it('are open from the start where a time was set before', async () => {
    const { model } = storeOf('pl').getInitialState();
    renderCalculator('pl', {
      model: withFlat(model, { ...allGiven, selectedCountryId: 'PL', readyByInH24: '07:40' }),
    });
    expect(screen.getByTestId('plans')).toHaveAttribute('open');
    enterThreeBeers('pl');
    expect(await screen.findByTestId('ready-by-margin')).toHaveAttribute('data-minutes', '81');
  });
});
