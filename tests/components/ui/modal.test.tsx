import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openModal, whenClosed } from '@/components/ui/modal';

it('tells the style sheet whether a scrollbar takes space', () => {
  render(<dialog aria-label="Time" />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  const page = document.documentElement;
  const clientWidth = vi.spyOn(page, 'clientWidth', 'get');
  for (const [scrollbarPx, isKept] of [[15, true] as const, [0, false] as const]) {
    clientWidth.mockReturnValue(window.innerWidth - scrollbarPx);
    openModal(dialog, null)();
    expect(page.hasAttribute('data-scrollbar')).toBe(isKept);
  }
});

it('ignores a close event that comes after the dialog was opened again', () => {
  const onClosed = vi.fn();
  render(<dialog aria-label="Menu" onClose={whenClosed(onClosed)} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  dialog.showModal();
  fireEvent(dialog, new Event('close'));
  expect(onClosed).not.toHaveBeenCalled();
  dialog.removeAttribute('open');
  fireEvent(dialog, new Event('close'));
  expect(onClosed).toHaveBeenCalledOnce();
});
