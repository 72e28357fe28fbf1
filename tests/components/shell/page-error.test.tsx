import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { PageError } from '@/components/shell/page-error';
import { goTo, renderShell } from './render-shell';

describe('PageError', () => {
  let log: MockInstance<typeof console.error>;
  beforeEach(() => void (log = vi.spyOn(console, 'error').mockReturnValue()));
  afterEach(() => goTo('/'));

  it('says what happened and that the entries are kept, and logs the cause', () => {
    const error = new Error('broken chunk');
    renderShell(<PageError error={error} reset={() => {}} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'What you entered is still on your device.',
    );
    expect(log).toHaveBeenCalledWith(expect.any(String), error);
  });

  it('tries again, or leads to the calculator of the language', () => {
    goTo('/fr/resultat/');
    const reset = vi.fn();
    renderShell(<PageError error={new Error('broken')} reset={reset} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reset).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Go to the calculator' })).toHaveAttribute(
      'href',
      '/fr/',
    );
  });

  it('loads the page anew where a part of it could not be loaded', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const reset = vi.fn();
    const error = Object.assign(new Error('offline'), { name: 'ChunkLoadError' });
    renderShell(<PageError error={error} reset={reset} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
    expect(reset).not.toHaveBeenCalled();
  });
});
