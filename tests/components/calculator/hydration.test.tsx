import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CalculatorPage, storeOf } from './render-calculator';

vi.mock('next/navigation', () => import('./next-navigation'));

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('the exported page', () => {
  it('takes over what was saved, without a word of complaint', async () => {
    const store = storeOf('pl');
    const page = renderToString(<CalculatorPage siteCode="pl" />);
    expect(page).toContain('21:00');

    const { model } = store.getState();
    const { beer } = model.alcoholSettings;
    const alcoholSettings = { ...model.alcoholSettings, beer: { ...beer, amount: 4 } };
    localStorage.setItem(
      'pl:app-calc-model',
      JSON.stringify({ state: { ...model, age: 52, alcoholSettings }, version: 1 }),
    );
    const complain = vi.spyOn(console, 'error');
    const root = document.createElement('div');
    root.innerHTML = page;
    document.body.append(root);
    await act(async () => void hydrateRoot(root, <CalculatorPage siteCode="pl" />));
    expect(screen.getByTestId('age')).toHaveValue('52');
    expect(screen.getAllByTestId('amount')[0]).toHaveValue('4');
    expect(complain).not.toHaveBeenCalled();
  });
});
