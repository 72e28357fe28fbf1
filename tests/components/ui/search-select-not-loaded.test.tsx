import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { onPartMissing } from '@/components/ui/on-demand';
import { SearchSelect, searchSelectPanel } from '@/components/ui/search-select';
import { network } from '../part-network';

vi.mock('@/components/ui/on-demand', async (importOriginal) =>
  (await import('../part-network')).overNetwork(importOriginal),
);

afterEach(() => vi.restoreAllMocks());

it('opens nothing by a press in vain, also not later, and tells the page', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const inVain = vi.fn();
  onPartMissing(inVain);
  render(
    <SearchSelect
      label="Country"
      searchLabel="Search country"
      noMatchText="No country found"
      options={() => [{ value: 'at', label: 'Austria' }]}
      value="at"
      onChange={vi.fn()}
    >
      Austria
    </SearchSelect>,
  );
  const button = screen.getByRole('button', { name: 'Country' });
  fireEvent.click(button);
  await waitFor(() => expect(inVain).toHaveBeenCalledOnce());
  network.isThere = true;
  fireEvent.pointerEnter(button);
  await searchSelectPanel.request();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(button);
  expect(await screen.findByRole('combobox')).toHaveFocus();
});
