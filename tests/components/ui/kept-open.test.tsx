import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { KeptOpen } from '@/components/ui/kept-open';
import { openDetails } from '../open-details';

/** A page with two disclosures. */
const pageOf = (Kept: typeof KeptOpen) => (
  <main>
    <details data-testid="plans">
      <summary>Plans</summary>
    </details>
    <details data-testid="more">
      <summary>More</summary>
    </details>
    <Kept />
  </main>
);

const isOpen = (testId: string) => screen.getByTestId<HTMLDetailsElement>(testId).open;

it('notes what was opened before it could', async () => {
  vi.resetModules();
  const { KeptOpen: Fresh } = await import('@/components/ui/kept-open');
  const { unmount } = render(pageOf(Fresh));
  openDetails('plans');
  await act(() => vi.dynamicImportSettled());
  unmount();
  window.dispatchEvent(new PopStateEvent('popstate'));
  render(pageOf(Fresh));
  expect(isOpen('plans')).toBe(true);
});

/** Opens the plans, leaves the page and returns by a link. */
async function followLink() {
  const { unmount } = render(pageOf(KeptOpen));
  await act(() => vi.dynamicImportSettled());
  openDetails('plans');
  unmount();
  fireEvent.click(document.body);
  render(pageOf(KeptOpen));
}

it('leaves a page closed that a link leads to', async () => {
  await followLink();
  expect(isOpen('plans')).toBe(false);
});

it('opens what stood open, and no more, where the router drew the page before it told of the step back', async () => {
  await followLink();
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect([isOpen('plans'), isOpen('more')]).toEqual([true, false]);
});
