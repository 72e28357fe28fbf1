import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useToasts } from '@/lib/store/toasts';
import { enter, press, renderCalculator, storeOf } from './render-calculator';

vi.mock('next/navigation', () => import('./next-navigation'));
/** The part of the page with the added sittings cannot be had. */
vi.mock('@/components/calculator/added-sittings', () => {
  throw new Error('offline');
});

it('adds and splits nothing that could not be shown, and says so', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  renderCalculator('pl');
  enter('pl', (state) => state.setTimeFinish('08:00'));
  const before = storeOf('pl').getState().model;
  const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
  const message =
    'This part of the page could not be loaded. Please try again when you are online.';
  press('add-sitting');
  await waitFor(() => expect(toasts()).toEqual([message]));
  act(() => useToasts.setState({ toasts: [] }));
  fireEvent.click(screen.getByRole('button', { name: 'Split in two' }));
  await waitFor(() => expect(toasts()).toEqual([message]));
  expect(storeOf('pl').getState().model).toEqual(before);
});
