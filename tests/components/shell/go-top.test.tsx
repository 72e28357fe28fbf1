import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GoTop } from '@/components/shell/go-top';
import { answerMedia } from '../media';
import { renderShell } from './render-shell';

function scrollPageTo(top: number) {
  act(() => {
    window.scrollTo(0, top);
    window.dispatchEvent(new Event('scroll'));
  });
}

describe('GoTop', () => {
  afterEach(() => {
    window.scrollTo(0, 0);
  });

  it('appears beyond 300 px and vanishes at the top', () => {
    renderShell(<GoTop />);
    scrollPageTo(300);
    expect(screen.queryByTestId('go-top')).toBeNull();
    scrollPageTo(301);
    expect(screen.getByTestId('go-top')).toHaveAccessibleName('Back to top');
    scrollPageTo(0);
    expect(screen.queryByTestId('go-top')).toBeNull();
  });

  it.each([
    [false, 'smooth'],
    [true, 'auto'],
  ] as const)('with reduced motion %s it scrolls %s, focus first', (isReduced, behavior) => {
    answerMedia(isReduced);
    renderShell(
      <>
        <main id="content" tabIndex={-1} />
        <GoTop />
      </>,
    );
    scrollPageTo(400);
    const scrollTo = vi.spyOn(window, 'scrollTo');
    fireEvent.click(screen.getByTestId('go-top'));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
