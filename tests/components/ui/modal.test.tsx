import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { whenClosed } from '@/components/ui/modal';

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
