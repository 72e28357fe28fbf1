import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openModal, whenClosed } from '@/components/ui/modal';

const page = document.documentElement;

function renderDialog(onClosed = vi.fn()) {
  render(
    <>
      <button type="button">Open</button>
      <dialog aria-label="Menu" onClose={whenClosed(onClosed)} />
    </>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  return { dialog, button: screen.getByRole('button'), onClosed };
}

afterEach(() => page.removeAttribute('style'));

describe('openModal', () => {
  it('opens the dialog and stops the page from scrolling until it is closed', () => {
    const { dialog, button } = renderDialog();
    const close = openModal(dialog, button);
    expect(dialog.open).toBe(true);
    expect(page.style.overflow).toBe('hidden');
    close();
    expect(dialog.open).toBe(false);
    expect(page.style.overflow).toBe('');
    expect(button).toHaveFocus();
  });

  it('locks the page in another way where it is told to', () => {
    const { dialog } = renderDialog();
    const unlock = vi.fn();
    const close = openModal(dialog, null, () => unlock);
    expect(page.style.overflow).toBe('');
    expect(unlock).not.toHaveBeenCalled();
    close();
    expect(unlock).toHaveBeenCalledOnce();
  });
});

describe('whenClosed', () => {
  it('ignores a close event that comes after the dialog was opened again', () => {
    const { dialog, onClosed } = renderDialog();
    dialog.showModal();
    fireEvent(dialog, new Event('close'));
    expect(onClosed).not.toHaveBeenCalled();
    dialog.removeAttribute('open');
    fireEvent(dialog, new Event('close'));
    expect(onClosed).toHaveBeenCalledOnce();
  });
});
