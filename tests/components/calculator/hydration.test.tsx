import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { CalculatorPage, storeOf } from './render-calculator';
import { flat } from '../../flat';

describe('the exported page', () => {
  it('takes over a second sitting, whose part of the page is loaded then', async () => {
    const store = storeOf('de');
    const page = renderToString(<CalculatorPage siteCode="de" />);
    expect(page).not.toContain('data-testid="sitting"');
    const { model } = store.getState();
    const { timeStartInH24, timeFinishInH24, alcoholSettings } = flat(model);
    const { wine } = alcoholSettings;
    const addedSittings = [
      {
        timeStartInH24: '12:00',
        timeFinishInH24: '13:00',
        dayShift: 0,
        alcoholSettings: { ...alcoholSettings, wine: { ...wine, amount: 2 } },
      },
    ];
    localStorage.setItem(
      'de:app-calc-model',
      JSON.stringify({ state: { ...flat(model), addedSittings }, version: 2 }),
    );
    const complain = vi.spyOn(console, 'error');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = page;
    render(<CalculatorPage siteCode="de" />, { container, hydrate: true });
    const sitting = within(await screen.findByTestId('sitting'));
    expect(sitting.getByTestId('time-start')).toHaveTextContent('12:00');
    expect(sitting.getByTestId('time-finish')).toHaveTextContent('13:00');
    expect(within(sitting.getByTestId('drink-wine')).getByTestId('amount')).toHaveValue('2');
    expect(screen.getAllByTestId('time-start')[0]).toHaveTextContent(timeStartInH24);
    expect(screen.getAllByTestId('time-finish')[0]).toHaveTextContent(timeFinishInH24);
    // Nothing was clicked, so the focus must not move.
    expect(document.body).toHaveFocus();
    expect(complain).not.toHaveBeenCalled();
  });
});
