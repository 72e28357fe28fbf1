import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useToasts } from '@/lib/store/toasts';
import { drink, enter, renderCalculator } from './render-calculator';
import { flat } from '../../flat';

vi.mock('next/navigation', () => import('./next-navigation'));

beforeEach(() => {
  localStorage.clear();
  useToasts.setState({ toasts: [] });
});

const newest = () => useToasts.getState().toasts.at(-1);

async function clear() {
  fireEvent.click(drink('beer').getByTestId('amount-clear'));
  await waitFor(() => expect(newest()).toBeDefined());
}

describe('clearing an amount', () => {
  it('says how many went, and brings back exactly what was there', async () => {
    const store = renderCalculator('pl');
    const counted = { servingItemId: 'beer-500', percent: 5 };
    enter('pl', (state) => {
      state.setServing('beer', counted.servingItemId);
      state.setPercent('beer', counted.percent);
      state.setAmount('beer', 4);
      state.setAmount('vodka', 2);
    });
    const before = JSON.stringify(store.getState().model);
    await clear();
    expect(flat(store.getState().model).alcoholSettings.beer.amount).toBe(0);
    expect(newest()).toMatchObject({ text: 'Cleared: 4 × Piwo', action: { label: 'Undo' } });
    expect(drink('beer').getByTestId('amount-plus')).toHaveFocus();
    act(() => newest()?.action?.onAction());
    expect(JSON.stringify(store.getState().model)).toBe(before);
    expect(screen.getAllByTestId('amount')[0]).toHaveValue('4');
  });

  it('is undone without what was entered in between', async () => {
    const store = renderCalculator('pl');
    enter('pl', (state) => state.setAmount('beer', 4));
    await clear();
    enter('pl', (state) => state.setAmount('wine', 3));
    act(() => newest()?.action?.onAction());
    const { beer, wine } = flat(store.getState().model).alcoholSettings;
    expect([beer.amount, wine.amount]).toEqual([4, 3]);
  });
});
