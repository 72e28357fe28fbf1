'use client';

import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  type TransitionEvent,
} from 'react';
import { lockScroll } from './scroll-lock';

/** Spec section 9: when the transition never reports its end, the dialog goes after this time. */
const CLOSING_LIMIT_MS = 500;

export interface DialogBehaviour {
  /** Escape, the back gesture, a click on the backdrop or a close by the browser itself. */
  onDismiss: () => void;
  /** The closing transition is over, or there was none: unmount the dialog now. */
  onClosed: () => void;
  /** Where the focus goes when the dialog closes; else to what had it before. */
  returnFocusTo?: RefObject<HTMLElement | null>;
}

/**
 * What every modal `<dialog>` here has in common, for a dialog that is mounted to open. The browser
 * keeps the focus inside and the page inert; this adds the scroll lock, the return of the focus,
 * the click on the backdrop and the closing transition.
 *
 * On `close()` the dialog leaves the top layer at once, so that the page and its focus are usable
 * while `isClosing` lets the style sheet play the transition; `onClosed` follows.
 */
export function useDialogBehaviour({ onDismiss, onClosed, returnFocusTo }: DialogBehaviour) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [isClosing, setIsClosing] = useState(false);
  const isPressedInside = useRef(false);
  const latestOnClosed = useRef(onClosed);
  useEffect(() => {
    latestOnClosed.current = onClosed;
  });

  const shut = useRef(() => {});
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const focusBack = returnFocusTo?.current ?? document.activeElement;
    dialog.showModal();
    const unlock = lockScroll();
    shut.current = () => {
      shut.current = () => {};
      dialog.close();
      unlock();
      if (focusBack instanceof HTMLElement) focusBack.focus({ preventScroll: true });
    };
    return () => shut.current();
  }, [returnFocusTo]);
  // After the commit that marks the dialog as closing: without the mark it would vanish with `open`.
  useLayoutEffect(() => {
    if (isClosing) shut.current();
  }, [isClosing]);

  useEffect(() => {
    if (!isClosing) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => latestOnClosed.current(), isStill ? 0 : CLOSING_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [isClosing]);

  const close = useCallback(() => setIsClosing(true), []);
  const isBackdrop = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

  const dialogProps = {
    inert: isClosing,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onDismiss();
    },
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onDismiss();
    },
    // Browsers close a dialog without asking when Escape is pressed again and again.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (isClosing || event.currentTarget.open) return;
      onDismiss();
    },
    // A press that begins inside and ends outside (dragging over a text) is no click on the backdrop.
    onPointerDown: (event: PointerEvent) => {
      isPressedInside.current = !isBackdrop(event);
    },
    onClick: (event: MouseEvent) => {
      if (isBackdrop(event) && !isPressedInside.current) onDismiss();
      isPressedInside.current = false;
    },
    onTransitionEnd: (event: TransitionEvent) => {
      if (isClosing && isBackdrop(event)) latestOnClosed.current();
    },
  };
  return { dialogRef, dialogProps, isClosing, close };
}
