import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingBar } from '@/components/shell/loading-bar';
import { SiteLink } from '@/components/shell/site-link';
import { prefetch, push } from './next-navigation';
import { renderShell } from './render-shell';

vi.mock('next/navigation', () => import('./next-navigation'));

describe('SiteLink', () => {
  beforeEach(() => {
    prefetch.mockClear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    push.mockReset();
    vi.useRealTimers();
  });

  it('fetches nothing until the visitor points at it', () => {
    renderShell(<SiteLink href="/help/">Help</SiteLink>);
    const link = screen.getByRole('link', { name: 'Help' });
    expect(link).toHaveAttribute('href', '/help/');
    expect(prefetch).not.toHaveBeenCalled();
    fireEvent.pointerEnter(link);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/help/');
  });

  it('fetches its page when the keyboard reaches it', () => {
    renderShell(<SiteLink href="/help/">Help</SiteLink>);
    fireEvent.focus(screen.getByRole('link'));
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/help/');
  });

  it('leads to its page without loading this one anew', () => {
    renderShell(<SiteLink href="/help/">Help</SiteLink>);
    expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
    expect(push).toHaveBeenCalledExactlyOnceWith('/help/');
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('leaves a click with %s alone', (key) => {
    renderShell(<SiteLink href="/help/">Help</SiteLink>);
    const link = screen.getByRole('link');
    const click = createEvent.click(link, { [key]: true });
    fireEvent(link, click);
    expect(click.defaultPrevented).toBe(false);
    expect(push).not.toHaveBeenCalled();
  });

  it('goes nowhere where whoever uses it has answered the click', () => {
    const handleClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    renderShell(
      <SiteLink href="/help/" onClick={handleClick}>
        Help
      </SiteLink>,
    );
    fireEvent.click(screen.getByRole('link'));
    expect(handleClick).toHaveBeenCalledOnce();
    expect(push).not.toHaveBeenCalled();
  });

  it('shows the loading bar while its page takes more than half a second', async () => {
    let arrive = () => {};
    push.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)));
    renderShell(
      <>
        <LoadingBar />
        <SiteLink href="/help/">Help</SiteLink>
      </>,
    );
    fireEvent.click(screen.getByRole('link'));
    act(() => vi.advanceTimersByTime(499));
    expect(screen.queryByTestId('loading-bar')).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBe(
      screen.getByTestId('loading-bar'),
    );
    await act(async () => arrive());
    expect(screen.queryByTestId('loading-bar')).toBeNull();
  });
});
