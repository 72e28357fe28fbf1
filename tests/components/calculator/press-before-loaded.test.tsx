import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { router } from '../router';
import { press, renderCalculator } from './render-calculator';

// In its own file: no other test may have loaded the calculation code.
describe('calculating', () => {
  it('counts what was tapped before it, although what counts it is still on its way', async () => {
    renderCalculator('en');
    press('log-beer');
    press('calculate');
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    expect(screen.queryByTestId('no-amount-hint')).not.toBeInTheDocument();
  });
});
