import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingBar } from '@/components/shell/loading-bar';
import { SiteLink } from '@/components/shell/site-link';
import { linkStatus } from './next-link';
import { prefetch } from './next-navigation';
import { renderShell } from './render-shell';

vi.mock('next/link', () => import('./next-link'));
vi.mock('next/navigation', () => import('./next-navigation'));

describe('SiteLink', () => {
  beforeEach(() => {
    prefetch.mockClear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    linkStatus.pending = false;
    vi.useRealTimers();
  });

  it('fetches nothing until the visitor points at it', () => {
    renderShell(<SiteLink href="/help/">Help</SiteLink>);
    const link = screen.getByRole('link', { name: 'Help' });
    expect(link).toHaveAttribute('data-prefetch', 'false');
    expect(prefetch).not.toHaveBeenCalled();
    fireEvent.pointerEnter(link);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/help/');
  });

  it('fetches its page when the keyboard reaches it', () => {
    renderShell(<SiteLink href="/help/">Help</SiteLink>);
    fireEvent.focus(screen.getByRole('link'));
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/help/');
  });

  it('shows the loading bar while its page takes more than half a second', () => {
    const page = (
      <>
        <LoadingBar />
        <SiteLink href="/help/">Help</SiteLink>
      </>
    );
    linkStatus.pending = true;
    const { unmount } = renderShell(page);
    act(() => vi.advanceTimersByTime(499));
    expect(screen.queryByTestId('loading-bar')).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBe(
      screen.getByTestId('loading-bar'),
    );
    unmount();
    linkStatus.pending = false;
    renderShell(page);
    expect(screen.queryByTestId('loading-bar')).toBeNull();
  });
});
