import { useEffect, useRef, useState } from 'react';
import { openModal, whenClosed } from './modal';

/**
 * A modal dialog that stays mounted while it is closed. It closes at once, also on going back in
 * history. With a closing transition: dialog-behaviour.ts.
 */
export function useModal() {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const openerRef = useRef<HTMLButtonElement>(null);
  const firstFocusRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen || !dialogRef.current) return;
    const handleGoBack = () => setIsOpen(false);
    const closeDialog = openModal(dialogRef.current, openerRef.current);
    firstFocusRef.current?.focus();
    window.addEventListener('popstate', handleGoBack);
    return () => {
      window.removeEventListener('popstate', handleGoBack);
      closeDialog();
    };
  }, [isOpen]);
  const close = () => setIsOpen(false);
  return {
    dialogRef,
    openerRef,
    firstFocusRef,
    isOpen,
    open: () => setIsOpen(true),
    close,
    handleClose: whenClosed(close),
  };
}
