import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type * as OnDemandRoom from '@/components/ui/on-demand';
import { onPartMissing } from '@/components/ui/on-demand';
import { SearchSelect, searchSelectPanel } from '@/components/ui/search-select';

const network = vi.hoisted(() => ({ isThere: false }));
vi.mock('@/components/ui/on-demand', async (importOriginal) => {
  const room = await importOriginal<typeof OnDemandRoom>();
  const onDemand: typeof room.onDemand = (load) =>
    room.onDemand(() => (network.isThere ? load() : Promise.reject(new Error('offline'))));
  return { ...room, onDemand };
});

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
      options={[{ value: 'at', label: 'Austria' }]}
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
