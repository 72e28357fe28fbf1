import type { SyntheticEvent } from 'react';

/** Stops the page from scrolling. @returns a function that undoes it */
type LockScroll = () => () => void;

/** For dialogs that cover the page, so it does not matter that the page becomes wider without scrollbar. */
const hideOverflow: LockScroll = () => {
  const { style } = document.documentElement;
  style.overflow = 'hidden';
  return () => {
    style.overflow = '';
  };
};

/**
 * Opens a native modal `<dialog>` with a scroll lock. Safari does not focus a clicked button, so the
 * focus is given back by hand.
 * @param opener gets the focus back; by default the element that has it
 * @returns a function that closes the dialog; call it once
 */
export function openModal(
  dialog: HTMLDialogElement,
  opener = document.activeElement,
  lockScroll: LockScroll = hideOverflow,
): () => void {
  dialog.showModal();
  const unlock = lockScroll();
  return () => {
    dialog.close();
    unlock();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}

/** A handler for `onClose` of a dialog: the event is asynchronous, so the dialog may be open again. */
export function whenClosed(act: () => void) {
  return ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (!currentTarget.open) act();
  };
}
