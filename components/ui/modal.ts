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
 * Opens a native modal `<dialog>`. The browser keeps the focus inside and makes the page inert; this
 * adds the scroll lock and returns the focus, also in browsers that do not focus a clicked button
 * (Safari).
 * @param returnFocusTo gets the focus when the dialog closes
 * @returns a function that closes the dialog; call it once
 */
export function openModal(
  dialog: HTMLDialogElement,
  returnFocusTo: HTMLElement | null,
  lockScroll: LockScroll = hideOverflow,
): () => void {
  dialog.showModal();
  const unlock = lockScroll();
  return () => {
    dialog.close();
    unlock();
    returnFocusTo?.focus({ preventScroll: true });
  };
}

/**
 * A handler for `onClose` of a dialog, which browsers also close themselves: on Escape, or for a form
 * with method="dialog". The event is asynchronous, so the dialog may be open again; it is ignored then.
 */
export function whenClosed(act: () => void) {
  return ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (!currentTarget.open) act();
  };
}
