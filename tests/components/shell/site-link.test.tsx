import { createEvent, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteLink } from '@/components/shell/site-link';
import { router } from '../next-navigation';
import { renderShell } from './render-shell';

describe('SiteLink', () => {
  beforeEach(() => {
    router.prefetch.mockClear();
    router.push.mockReset();
  });

  it.each(['pointerEnter', 'focus'] as const)('fetches its page ahead on %s only', (sign) => {
    renderShell(<SiteLink href="/help/">Help</SiteLink>);
    const link = screen.getByRole('link', { name: 'Help' });
    expect(link).toHaveAttribute('href', '/help/');
    expect(router.prefetch).not.toHaveBeenCalled();
    fireEvent[sign](link);
    expect(router.prefetch).toHaveBeenCalledExactlyOnceWith('/help/');
  });

  it('leads to its page without loading this one anew', () => {
    renderShell(<SiteLink href="/help/">Help</SiteLink>);
    expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/help/');
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('leaves a click with %s alone', (key) => {
    renderShell(<SiteLink href="/help/">Help</SiteLink>);
    const link = screen.getByRole('link');
    const click = createEvent.click(link, { [key]: true });
    fireEvent(link, click);
    expect(click.defaultPrevented).toBe(false);
    expect(router.push).not.toHaveBeenCalled();
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
    expect(router.push).not.toHaveBeenCalled();
  });
});
