'use client';

import { useId, useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useDialogBehaviour } from './dialog-behaviour';
import { useSheetPull } from './wheel-picker/use-sheet-pull';
import { useWideScreen } from './wheel-picker/use-wide-screen';
import { WheelHead } from './wheel-picker/wheel-head';

interface SheetProps {
  heading: string;
  closeLabel: string;
  /** Gets the focus when the sheet opens; by default the close button. */
  firstFocus?: RefObject<HTMLElement | null>;
  /** Gets the focus when the sheet closes; by default the element that had it before. */
  returnFocusTo?: RefObject<HTMLElement | null>;
  /** The sheet is no longer visible: unmount it. */
  onClosed: () => void;
  testId?: string;
  /** @param close closes the sheet, with its transition */
  children: (close: () => void) => ReactNode;
}

/**
 * A modal sheet as high as its content: at the foot of a phone, in the middle of a wide screen. Mount it
 * to open it. It looks like the wheel picker, whose styles it has.
 */
export function Sheet({ heading, closeLabel, testId, children, ...behaviour }: SheetProps) {
  const { firstFocus, returnFocusTo, onClosed } = behaviour;
  const id = useId();
  const shape = useWideScreen() ? 'panel' : 'sheet';
  const { dialogRef, dialogProps, isClosing, close } = useDialogBehaviour({
    onClosed,
    returnFocusTo,
  });
  const pull = useSheetPull(dialogRef, close);
  useLayoutEffect(() => firstFocus?.current?.focus(), [firstFocus]);
  useKeyboardRoom(dialogRef);

  return createPortal(
    <>
      <div className="wheel-scrim" data-closing={isClosing || undefined} />
      <dialog
        {...dialogProps}
        ref={dialogRef}
        data-testid={testId}
        data-shape={shape}
        data-state={isClosing ? 'closing' : 'open'}
        className="wheel-dialog fit"
        aria-labelledby={id}
      >
        <div className="wheel-content">
          <WheelHead
            heading={heading}
            headingId={id}
            closeLabel={closeLabel}
            onClose={close}
            pull={shape === 'sheet' ? pull : undefined}
          />
          {children(close)}
        </div>
      </dialog>
    </>,
    document.body,
  );
}

/** `--covered`: how much of the foot of the window an on-screen keyboard covers. */
function useKeyboardRoom(sheet: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop;
      sheet.current?.style.setProperty('--covered', `${Math.max(0, covered)}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [sheet]);
}
