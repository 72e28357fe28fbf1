import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { useDialogBehaviour } from '../dialog-behaviour';
import { CloseIcon } from '../icons';
import { useSheetPull } from './use-sheet-pull';

interface SheetFrameProps {
  behaviour: ReturnType<typeof useDialogBehaviour>;
  className: string;
  /** The content cannot be used yet. */
  isOpening?: boolean;
  heading?: string;
  /** Names the dialog if it has no heading. */
  label?: string;
  description?: string;
  closeLabel: string;
  closeTestId?: string;
  testId?: string;
  onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void;
  children: ReactNode;
}

/**
 * A dialog over a dimmed page: a sheet that can be pulled down by its head, on wide screens a panel. CSS
 * decides, so that a screen that becomes wide or narrow keeps the dialog with all that is in it.
 */
export function SheetFrame(props: SheetFrameProps) {
  const { behaviour, isOpening, heading, description } = props;
  const { dialogRef, dialogProps, isClosing, dismiss } = behaviour;
  const id = useId();
  const pull = useSheetPull(dialogRef, dismiss);
  return createPortal(
    <>
      <div className="wheel-scrim" data-closing={isClosing || undefined} />
      <dialog
        {...dialogProps}
        ref={dialogRef}
        data-testid={props.testId}
        data-state={isClosing ? 'closing' : isOpening ? 'opening' : 'open'}
        className={props.className}
        aria-labelledby={heading ? `${id}-heading` : undefined}
        aria-label={heading ? undefined : props.label}
        aria-describedby={description ? `${id}-description` : undefined}
        onKeyDown={(event) => {
          dialogProps.onKeyDown(event);
          props.onKeyDown?.(event);
        }}
      >
        <div className="wheel-content" inert={isOpening}>
          <div className="wheel-head" {...pull}>
            <div aria-hidden="true" className="wheel-handle" />
            <div className="flex items-start gap-3">
              <div className="min-w-0 flex-1 pt-2">
                {heading && (
                  <h2
                    id={`${id}-heading`}
                    className="text-xl leading-tight font-semibold tracking-tight"
                  >
                    {heading}
                  </h2>
                )}
                {description && (
                  <p id={`${id}-description`} className="mt-1 text-sm text-quiet">
                    {description}
                  </p>
                )}
              </div>
              <button
                type="button"
                data-testid={props.closeTestId}
                className="btn btn-square btn-ghost -me-2 size-11"
                aria-label={props.closeLabel}
                onClick={dismiss}
              >
                <CloseIcon />
              </button>
            </div>
          </div>
          {props.children}
        </div>
      </dialog>
    </>,
    document.body,
  );
}
