import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as LazyCalculateDrinks from '@/lib/store/lazy-calculate-drinks';
import { useCalculateDrinks } from '@/lib/store/lazy-calculate-drinks';
import { enterThreeBeers, panelText, renderCalculator, storeOf } from './render-calculator';
import { withDrinks } from '../../flat';

const network = vi.hoisted(() => ({ isThere: true, isSilent: false }));
vi.mock('@/lib/store/lazy-calculate-drinks', async (importOriginal) => {
  const original = await importOriginal<typeof LazyCalculateDrinks>();
  return {
    ...original,
    loadCalculateDrinks: async () => {
      if (network.isThere) await original.loadCalculateDrinks();
      else if (!network.isSilent) original.useCalculateDrinks.setState({ isMissing: true });
    },
  };
});

beforeEach(() => {
  // A Tuesday in March, an hour after the start.
  vi.useFakeTimers({ now: new Date(2026, 2, 10, 22, 0), toFake: ['Date'] });
  useCalculateDrinks.setState({ calculateDrinks: null, isMissing: false });
  Object.assign(network, { isThere: false, isSilent: false });
});

it('shows no level while what calculates is missing, and the level once it can be had', async () => {
  renderCalculator('pl');
  enterThreeBeers('pl');
  await waitFor(() => expect(panelText()).toContain('could not be loaded'));
  expect(panelText()).not.toMatch(/\d,\d\d/);
  network.isThere = true;
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.dynamicImportSettled();
  });
  expect(screen.getByTestId('panel-drive-time-late')).toHaveAttribute('data-minutes', '559');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('shows no level while it is on its way', () => {
  renderCalculator('pl');
  act(() => useCalculateDrinks.setState({ isMissing: false }));
  enterThreeBeers('pl');
  expect(panelText()).toContain('Loading');
  expect(screen.queryByTestId('panel-drive-time-late')).toBeNull();
});

describe('a saved evening that the page does not show yet', () => {
  const display = () => document.documentElement.dataset.display;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    document.documentElement.dataset.display = 'awaited';
  });

  it('is shown once it turns out to hold no drink', () => {
    renderCalculator('pl', { isReady: false });
    act(() => void vi.advanceTimersByTime(0));
    expect(storeOf('pl').getState().isReady).toBe(true);
    expect(display()).toBeUndefined();
  });

  it('is said to be loading after a second and a half', () => {
    network.isSilent = true;
    const { model } = storeOf('pl').getInitialState();
    renderCalculator('pl', { model: withDrinks(model, { beer: { amount: 3 } }) });
    act(() => void vi.advanceTimersByTime(1499));
    expect(display()).toBe('awaited');
    act(() => void vi.advanceTimersByTime(1));
    expect(display()).toBeUndefined();
    expect(panelText()).toContain('Loading');
  });
});
