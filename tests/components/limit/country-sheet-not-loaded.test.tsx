import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { countrySheet } from '@/components/limit/limit-chip';
import { onPartMissing } from '@/components/ui/on-demand';
import { renderCalculator } from '../calculator/render-calculator';
import { network } from '../part-network';

vi.mock('@/components/ui/on-demand', async (importOriginal) =>
  (await import('../part-network')).overNetwork(importOriginal),
);

it('opens nothing by a press in vain, also not later, and tells the page', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const inVain = vi.fn();
  onPartMissing(inVain);
  renderCalculator('en');
  const [chip] = screen.getAllByTestId('limit-country');
  if (!chip) throw new Error('no chip');
  fireEvent.click(chip);
  await waitFor(() => expect(inVain).toHaveBeenCalledOnce());
  network.isThere = true;
  fireEvent.pointerEnter(chip);
  await countrySheet.request();
  expect(chip).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(chip);
  expect(await screen.findByRole('combobox')).toHaveFocus();
});
