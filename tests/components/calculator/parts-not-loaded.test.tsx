import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onPartMissing } from '@/components/ui/on-demand';
import { sittingActions } from '@/lib/store/sitting-actions';
import { network } from '../part-network';
import { enter, press, renderCalculator, storeOf } from './render-calculator';

vi.mock('@/components/ui/on-demand', async (importOriginal) =>
  (await import('../part-network')).overNetwork(importOriginal),
);

const text = 'This part of the page could not be loaded. Try again when you are online.';
const inVain = vi.fn();
onPartMissing(inVain);

beforeEach(() => {
  network.isThere = false;
  inVain.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/**
 * Asserts that the notice stays after a retry that fails, and disappears after one that succeeds.
 */
async function expectNoticeUntilOnline(testId: string) {
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(text);
  const retry = within(notice).getByRole('button', { name: 'Try again' });
  fireEvent.click(retry);
  await waitFor(() => expect(inVain).toHaveBeenCalledOnce());
  expect(notice).toBeInTheDocument();
  network.isThere = true;
  fireEvent.click(retry);
  await screen.findAllByTestId(testId);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
}

// The order matters: a part that was loaded once stays loaded.
describe('a part of the calculator that cannot be loaded', () => {
  it('says so in the place of the form of a measurement', async () => {
    renderCalculator('pl');
    press('reading-mode');
    expect(screen.getByText('Loading')).toHaveRole('status');
    await expectNoticeUntilOnline('reading-value');
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  });

  it('says so in the place of the plans', async () => {
    renderCalculator('pl');
    enter('pl', (state) => {
      state.setAmount('beer', 2);
      state.setReadyBy('08:00');
    });
    await expectNoticeUntilOnline('ready-by');
  });

  it('adds and splits no sitting that could not be shown, and tells the page', async () => {
    renderCalculator('pl');
    network.isThere = true;
    enter('pl', (state) => state.setTimeFinish('08:00'));
    const split = await screen.findByRole('button', { name: 'Split in two' });
    network.isThere = false;
    const before = storeOf('pl').getState().model;
    press('add-sitting');
    await waitFor(() => expect(inVain).toHaveBeenCalledTimes(1));
    fireEvent.click(split);
    await waitFor(() => expect(inVain).toHaveBeenCalledTimes(2));
    expect(storeOf('pl').getState().model).toEqual(before);
  });

  it('says so in the place of sittings that were saved and count', async () => {
    renderCalculator('pl');
    act(() => sittingActions(storeOf('pl')).addSitting());
    await screen.findByRole('alert');
    expect(screen.queryByTestId('add-sitting')).not.toBeInTheDocument();
    await expectNoticeUntilOnline('sitting');
    expect(screen.getByTestId('add-sitting')).toBeInTheDocument();
  });
});
