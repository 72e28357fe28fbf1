import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Disclosure } from '@/components/shell/disclosure';
import { onDemand } from '@/components/ui/on-demand';
import { renderShell } from './render-shell';

/** Renders a card whose content cannot be loaded. */
function show() {
  vi.spyOn(console, 'warn').mockReturnValue();
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('offline'));
  const part = onDemand(load);
  const renderPart = vi.fn((loaded: string) => <p>{loaded}</p>);
  const card = (
    <Disclosure title="All countries" testId="card" part={part}>
      {renderPart}
    </Disclosure>
  );
  const { unmount } = renderShell(card);
  return { load, card, renderPart, unmount };
}

function open() {
  const details = screen.getByTestId<HTMLDetailsElement>('card');
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

it('loads nothing before it is opened, and says when it cannot be loaded', async () => {
  const { load } = show();
  expect(load).not.toHaveBeenCalled();
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  load.mockResolvedValue('every country');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('every country')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('renders nothing while it is closed, also where the part is known already', async () => {
  const { load, card, renderPart, unmount } = show();
  load.mockResolvedValue('every country');
  open();
  await screen.findByText('every country');
  unmount();
  renderPart.mockClear();
  renderShell(card);
  expect(renderPart).not.toHaveBeenCalled();
  open();
  expect(screen.getByText('every country')).toBeInTheDocument();
});
