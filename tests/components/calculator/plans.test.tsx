import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDetails } from '../open-details';
import { enter, enterThreeBeers, renderCalculator, renderGiven } from './render-calculator';

beforeEach(() => {
  // A Tuesday in March, an hour after the start; the clocks do not change that night. The next day
  // is "śr.".
  vi.useFakeTimers({ now: new Date(2026, 2, 10, 22, 0), toFake: ['Date'] });
});

describe('plans under the live panel', () => {
  it('open onto the time before there is a drink, and say what is sure', async () => {
    renderCalculator('pl');
    expect(screen.queryByTestId('ready-by')).toBeNull();
    openDetails('plans');
    expect(await screen.findByTestId('ready-by')).toHaveTextContent('Choose a time');
    expect(screen.getByText(/^If you have to drive, drink nothing/)).toBeInTheDocument();
    enter('pl', (state) => state.setReadyBy('07:40'));
    expect(screen.getByTestId('ready-by')).toHaveTextContent('07:40');
    expect(screen.queryByTestId('ready-by-margin')).toBeNull();
  });

  it('ask for one more only while drinking is to come or goes on', async () => {
    vi.setSystemTime(new Date(2026, 2, 10, 23, 1));
    renderGiven('pl', 'PL');
    enterThreeBeers('pl');
    openDetails('plans');
    await screen.findByTestId('ready-by');
    expect(screen.queryByTestId('one-more')).toBeNull();
  });

  it('are open from the start where a time was set before', async () => {
    renderGiven('pl', 'PL', { readyByInH24: '07:40' });
    expect(screen.getByTestId('plans')).toHaveAttribute('open');
    enterThreeBeers('pl');
    expect(await screen.findByTestId('ready-by-margin')).toHaveAttribute('data-minutes', '81');
  });
});
