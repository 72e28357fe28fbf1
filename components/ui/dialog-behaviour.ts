import {
  useCallback,
  useEffect,
  useEffectEvent,
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
import { openModal } from './modal';
import { lockScroll } from './scroll-lock';

/** Spec section 9: the dialog is removed after this time if the transition never ends. */
const MAX_CLOSING_MS = 500;

export interface DialogBehaviour {
  /** Escape, back, backdrop, `dismiss` or the browser; by default it closes with the transition. */
  onDismiss?: () => void;
  /** The closing transition has ended, or there was none: unmount the dialog. */
  onClosed: () => void;
  /** Gets the focus when the dialog closes; by default the element that had it before. */
  returnFocusTo?: RefObject<HTMLElement | null>;
}

/**
 * A modal dialog that is mounted to open it, with clicks on the backdrop and a closing transition.
 * `close()` takes the dialog out of the top layer at once, so that the page can be used while CSS plays
 * the transition (`isClosing`).
 */
export function useDialogBehaviour(behaviour: DialogBehaviour) {
  const { onClosed, returnFocusTo } = behaviour;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [isClosing, setIsClosing] = useState(false);
  const isPressedInside = useRef(false);
  const handleTimeout = useEffectEvent(onClosed);

  const closeDialog = useRef(() => {});
  useLayoutEffect(() => {
    if (!dialogRef.current) return;
    const close = openModal(dialogRef.current, returnFocusTo?.current ?? undefined, lockScroll);
    closeDialog.current = () => {
      closeDialog.current = () => {};
      close();
    };
    return () => closeDialog.current();
  }, [returnFocusTo]);
  // After the commit that sets the closing state in the markup: without it there is no transition.
  useLayoutEffect(() => {
    if (isClosing) closeDialog.current();
  }, [isClosing]);

  useEffect(() => {
    if (!isClosing) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => handleTimeout(), isStill ? 0 : MAX_CLOSING_MS);
    return () => clearTimeout(timer);
  }, [isClosing]);

  const close = useCallback(() => setIsClosing(true), []);
  const dismiss = behaviour.onDismiss ?? close;
  const isBackdrop = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

  const dialogProps = {
    inert: isClosing,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      dismiss();
    },
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      dismiss();
    },
    // Browsers close a dialog without a cancel event if Escape is pressed repeatedly.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (isClosing || event.currentTarget.open) return;
      dismiss();
    },
    // A press that starts inside and ends outside, such as selecting text, is not a backdrop click.
    onPointerDown: (event: PointerEvent) => {
      isPressedInside.current = !isBackdrop(event);
    },
    onClick: (event: MouseEvent) => {
      if (isBackdrop(event) && !isPressedInside.current) dismiss();
      isPressedInside.current = false;
    },
    onTransitionEnd: (event: TransitionEvent) => {
      if (isClosing && isBackdrop(event)) onClosed();
    },
  };
  return { dialogRef, dialogProps, isClosing, close, dismiss };
}
