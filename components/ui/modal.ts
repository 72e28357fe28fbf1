import type { SyntheticEvent } from 'react';

/**
 * Opens a native modal `<dialog>`, behind which the page does not scroll (globals.css). Safari does not
 * focus a clicked button, so the focus is given back by hand.
 * @param opener gets the focus back; by default the element that has it
 * @returns a function that closes the dialog; call it once
 */
export function openModal(dialog: HTMLDialogElement, opener = document.activeElement) {
  const page = document.documentElement;
  // Overlay scrollbars and pages too short to scroll take no space.
  page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
  dialog.showModal();
  return () => {
    dialog.close();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}

/** A handler for `onClose` of a dialog: the event is asynchronous, so the dialog may be open again. */
export function whenClosed(act: () => void) {
  return ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (!currentTarget.open) act();
  };
}
