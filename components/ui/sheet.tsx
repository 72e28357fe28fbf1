import { useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { useDialogBehaviour, type DialogBehaviour } from './dialog-behaviour';
import { SheetFrame } from './wheel-picker/sheet-frame';

interface SheetProps extends Omit<DialogBehaviour, 'onDismiss'> {
  heading: string;
  closeLabel: string;
  /** Gets the focus when the sheet opens; by default the close button. */
  firstFocus?: RefObject<HTMLElement | null>;
  testId?: string;
  /** @param close closes the sheet, with its transition */
  children: (close: () => void) => ReactNode;
}

/** A modal sheet as high as its content, in the look of the wheel picker. Mount it to open it. */
export function Sheet(props: SheetProps) {
  const { firstFocus, returnFocusTo, onClosed, children, ...frame } = props;
  const behaviour = useDialogBehaviour({ onClosed, returnFocusTo });
  useLayoutEffect(() => firstFocus?.current?.focus(), [firstFocus]);
  useKeyboardRoom(behaviour.dialogRef);
  return (
    <SheetFrame {...frame} behaviour={behaviour} className="wheel-dialog fit">
      {children(behaviour.close)}
    </SheetFrame>
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
