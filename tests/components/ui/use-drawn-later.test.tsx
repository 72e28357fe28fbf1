import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDrawnLater } from '@/components/ui/use-drawn-later';
import { isAwaiting, startLoading } from '@/lib/store/loading';

/** What a component has drawn, from its first rendering on. */
function drawn(isAtOnce?: () => boolean) {
  const renderings: boolean[] = [];
  function Part() {
    const isDrawn = useDrawnLater(isAtOnce);
    renderings.push(isDrawn);
    return isDrawn && <p>details</p>;
  }
  render(<Part />);
  expect(screen.getByText('details')).toBeInTheDocument();
  return renderings;
}

it('draws a part behind the first rendering', () => {
  expect(drawn()).toEqual([false, true]);
});

it('draws it at once where nothing is awaited, as on the way back', () => {
  expect(drawn(() => !isAwaiting())).toEqual([true]);
});

it('draws it later while a page is awaited', () => {
  const stop = startLoading();
  expect(drawn(() => !isAwaiting())).toEqual([false, true]);
  stop();
  expect(isAwaiting()).toBe(false);
});
