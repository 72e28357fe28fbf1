'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** From this width on the sheet is a centred panel (spec section 9). */
const WIDE_QUERY = '(min-width: 768px)';
/** A closing animation that never reports its end is over after this long (spec section 9). */
const CLOSE_FALLBACK_MS = 500;
/** Fonts that do not come do not keep the picker shut. */
const FONTS_FALLBACK_MS = 300;
/** Pulled down this far, the sheet closes. */
const PULL_PX = 90;

/** Cancels the picker that is open now: only one is open at a time. */
let cancelOpenSheet: (() => void) | null = null;

/**
 * The behaviour of a modal sheet: opens with its mounting, locks the page behind it (the style sheet
 * does that by `:modal`), closes with its animation, by Escape, backdrop or a pull on the handle,
 * and opens anew when the width class changes.
 */
export function useSheet({ onCancel }: { onCancel: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState(0);
  const [isReady, setIsReady] = useState(false);
  const isClosing = useRef(false);

  /** Plays the way out, gives the focus back, then tells. */
  const close = useCallback((onClosed: () => void) => {
    const element = dialog.current;
    if (!element || isClosing.current) return;
    isClosing.current = true;
    const finish = () => {
      clearTimeout(fallback);
      element.removeEventListener('animationend', handleEnd);
      element.close();
      onClosed();
    };
    const handleEnd = (event: AnimationEvent) => {
      if (event.target === element) finish();
    };
    const fallback = setTimeout(finish, CLOSE_FALLBACK_MS);
    element.addEventListener('animationend', handleEnd);
    element.dataset.closing = '';
  }, []);

  const cancel = useRef(onCancel);
  useEffect(() => {
    cancel.current = onCancel;
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const dismiss = () => close(() => cancel.current());
    cancelOpenSheet?.();
    cancelOpenSheet = dismiss;
    element.showModal();
    // Only now have the columns a height to scroll in.
    setLayout((count) => count + 1);

    const handleCancel = (event: Event) => {
      event.preventDefault();
      dismiss();
    };
    const handleBackdrop = (event: MouseEvent) => {
      if (event.target !== element) return;
      const box = element.getBoundingClientRect();
      const isInside =
        event.clientX >= box.left &&
        event.clientX <= box.right &&
        event.clientY >= box.top &&
        event.clientY <= box.bottom;
      if (!isInside) dismiss();
    };
    const wide = matchMedia(WIDE_QUERY);
    const reopen = () => {
      element.close();
      element.showModal();
      setLayout((count) => count + 1);
    };
    element.addEventListener('cancel', handleCancel);
    element.addEventListener('click', handleBackdrop);
    wide.addEventListener('change', reopen);
    return () => {
      element.removeEventListener('cancel', handleCancel);
      element.removeEventListener('click', handleBackdrop);
      wide.removeEventListener('change', reopen);
      if (cancelOpenSheet === dismiss) cancelOpenSheet = null;
      if (element.open) element.close();
    };
  }, [close]);

  useEffect(() => {
    let isGone = false;
    const fonts = document.fonts?.ready ?? Promise.resolve();
    const patience = new Promise((resolve) => setTimeout(resolve, FONTS_FALLBACK_MS));
    void Promise.race([fonts, patience]).then(() => {
      if (!isGone) setIsReady(true);
    });
    return () => {
      isGone = true;
    };
  }, []);

  useEffect(() => {
    const grip = handle.current;
    const element = dialog.current;
    if (!grip || !element) return;
    let startY = 0;
    const handleMove = (event: PointerEvent) => {
      element.style.translate = `0 ${Math.max(0, event.clientY - startY)}px`;
    };
    const handleUp = (event: PointerEvent) => {
      grip.removeEventListener('pointermove', handleMove);
      if (event.type === 'pointerup' && event.clientY - startY > PULL_PX) {
        close(() => cancel.current());
      } else {
        element.style.translate = '';
      }
    };
    const handleDown = (event: PointerEvent) => {
      startY = event.clientY;
      grip.setPointerCapture(event.pointerId);
      grip.addEventListener('pointermove', handleMove);
    };
    grip.addEventListener('pointerdown', handleDown);
    grip.addEventListener('pointerup', handleUp);
    grip.addEventListener('pointercancel', handleUp);
    return () => {
      grip.removeEventListener('pointerdown', handleDown);
      grip.removeEventListener('pointermove', handleMove);
      grip.removeEventListener('pointerup', handleUp);
      grip.removeEventListener('pointercancel', handleUp);
    };
  }, [close]);

  return { dialog, handle, close, layout, isReady };
}
