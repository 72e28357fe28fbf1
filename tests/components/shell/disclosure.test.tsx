import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Disclosure } from '@/components/shell/disclosure';
import { onDemand } from '@/components/ui/on-demand';
import { openDetails } from '../open-details';
import { renderShell } from './render-shell';

// One that cannot be loaded: calculator/parts-not-loaded.
it('loads nothing while it is closed, and renders nothing where the part is known already', async () => {
  const load = vi.fn(() => Promise.resolve('every country'));
  const renderPart = vi.fn((loaded: string) => <p>{loaded}</p>);
  const card = (
    <Disclosure title="All countries" testId="card" part={onDemand(load)}>
      {renderPart}
    </Disclosure>
  );
  const { unmount } = renderShell(card);
  expect(load).not.toHaveBeenCalled();
  openDetails('card');
  await screen.findByText('every country');
  unmount();
  renderPart.mockClear();
  renderShell(card);
  expect(renderPart).not.toHaveBeenCalled();
  openDetails('card');
  expect(screen.getByText('every country')).toBeInTheDocument();
});
