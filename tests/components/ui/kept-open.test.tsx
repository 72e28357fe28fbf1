import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { KeptOpen } from '@/components/ui/kept-open';

/** A page with two disclosures, one of which renders its content only once it was opened. */
function Page() {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <main>
      <details data-testid="plans" onToggle={() => setWasOpened(true)}>
        <summary>Plans</summary>
        {wasOpened && <p>When to drive</p>}
      </details>
      <details data-testid="more">
        <summary>More</summary>
      </details>
      <KeptOpen />
    </main>
  );
}

function open(testId: string) {
  const details = screen.getByTestId<HTMLDetailsElement>(testId);
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

const isOpen = (testId: string) => screen.getByTestId<HTMLDetailsElement>(testId).open;

it('opens again what stood open when one comes back, at once', async () => {
  const { unmount } = render(<Page />);
  await act(() => vi.dynamicImportSettled());
  open('plans');
  unmount();
  window.dispatchEvent(new PopStateEvent('popstate'));
  render(<Page />);
  expect([isOpen('plans'), isOpen('more')]).toEqual([true, false]);
  expect(screen.getByText('When to drive')).toBeInTheDocument();
});

it('notes what was opened before it could', async () => {
  vi.resetModules();
  const { KeptOpen: Fresh } = await import('@/components/ui/kept-open');
  const page = (
    <main>
      <details data-testid="plans">
        <summary>Plans</summary>
      </details>
      <Fresh />
    </main>
  );
  const { unmount } = render(page);
  open('plans');
  await act(() => vi.dynamicImportSettled());
  unmount();
  window.dispatchEvent(new PopStateEvent('popstate'));
  render(page);
  expect(isOpen('plans')).toBe(true);
});

/** Opens the plans, leaves the page and returns by a link. */
async function followLink() {
  const { unmount } = render(<Page />);
  await act(() => vi.dynamicImportSettled());
  open('plans');
  unmount();
  fireEvent.click(document.body);
  render(<Page />);
}

it('leaves a page closed that a link leads to', async () => {
  await followLink();
  expect(isOpen('plans')).toBe(false);
});

it('opens it too where the router drew the page before it told of the step back', async () => {
  await followLink();
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect([isOpen('plans'), isOpen('more')]).toEqual([true, false]);
});
