import { useEffect, useRef, useState } from 'react';

/**
 * A native modal `<dialog>`: the browser traps the focus, makes the page inert and closes on
 * Escape. This adds the scroll lock, and gives the focus back to the opener also where a browser
 * does not focus a button that is clicked (Safari). Going back in history closes it.
 */
export function useModal() {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const openerRef = useRef<HTMLButtonElement>(null);
  const firstFocusRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const dialog = dialogRef.current;
    if (!isOpen || !dialog) return;
    const opener = openerRef.current;
    const { style } = document.documentElement;
    const handleGoBack = () => setIsOpen(false);
    dialog.showModal();
    firstFocusRef.current?.focus();
    style.overflow = 'hidden';
    window.addEventListener('popstate', handleGoBack);
    return () => {
      window.removeEventListener('popstate', handleGoBack);
      style.overflow = '';
      dialog.close();
      opener?.focus({ preventScroll: true });
    };
  }, [isOpen]);
  const close = () => setIsOpen(false);
  /** For `onClose`. The event comes late: the dialog may have been opened again meanwhile. */
  const handleClose = () => {
    if (!dialogRef.current?.open) close();
  };
  return {
    dialogRef,
    openerRef,
    firstFocusRef,
    isOpen,
    open: () => setIsOpen(true),
    close,
    handleClose,
  };
}
