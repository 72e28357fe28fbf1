'use client';

import { useId, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useDialogBehaviour } from '../dialog-behaviour';
import { becomeOpenPicker } from './open-picker';
import { useLayoutSettled } from './use-layout-settled';
import { useSheetPull } from './use-sheet-pull';
import { WheelColumn, type WheelColumnHandle } from './wheel-column';
import { WheelHead } from './wheel-head';
import type { WheelColumnSpec } from './wheel-selection';

export interface WheelDialogProps {
  shape: 'panel' | 'sheet';
  heading?: string;
  description?: string;
  columns: readonly WheelColumnSpec[];
  rows: readonly number[];
  okLabel: string;
  closeLabel: string;
  onRow: (column: number, row: number) => void;
  onSettle: () => void;
  onConfirm: (rows: number[]) => void;
  onCancel: () => void;
  onClosed: () => void;
  returnFocusTo?: RefObject<HTMLElement | null>;
}

/** The dialog of a wheel picker: opening until the layout has settled, open, closing. */
export function WheelDialog(props: WheelDialogProps) {
  const { shape, heading, description, columns, rows, onConfirm, onCancel, onClosed } = props;
  const id = useId();
  const handles = useRef<(WheelColumnHandle | null)[]>([]);
  const isSettled = useLayoutSettled();

  const cancel = () => {
    if (isClosing) return;
    close();
    onCancel();
  };
  const confirm = () => {
    if (isClosing || !isSettled) return;
    close();
    onConfirm(columns.map((_, index) => handles.current[index]?.currentRow() ?? rows[index] ?? 0));
  };
  const { dialogRef, dialogProps, isClosing, close } = useDialogBehaviour({
    onDismiss: cancel,
    onClosed,
    returnFocusTo: props.returnFocusTo,
  });
  const pull = useSheetPull(dialogRef, cancel);

  const giveWay = useRef(() => {});
  useLayoutEffect(() => {
    giveWay.current = () => {
      cancel();
      onClosed();
    };
  });
  useLayoutEffect(() => becomeOpenPicker(() => giveWay.current()), []);
  useLayoutEffect(() => {
    if (isSettled) handles.current[0]?.focus();
  }, [isSettled]);

  const handleKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    dialogProps.onKeyDown(event);
    const { target, key } = event;
    if (!(target instanceof Element) || target.closest('button')) return;
    const column = [...event.currentTarget.querySelectorAll('[role=listbox]')].indexOf(target);
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
    const step = steps[key];
    if (key === 'Enter') confirm();
    else if (step !== undefined && column >= 0) handles.current[column + step]?.focus();
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className="wheel-scrim" data-closing={isClosing || undefined} />
      <dialog
        {...dialogProps}
        ref={dialogRef}
        data-testid="wheel-picker"
        data-shape={shape}
        data-state={isClosing ? 'closing' : isSettled ? 'open' : 'opening'}
        className="wheel-dialog"
        aria-labelledby={heading ? `${id}-heading` : undefined}
        aria-label={heading ? undefined : columns.map(({ label }) => label).join(', ')}
        aria-describedby={description ? `${id}-description` : undefined}
        onKeyDown={handleKeyDown}
      >
        <div className="wheel-content" inert={!isSettled}>
          <WheelHead
            heading={heading}
            headingId={`${id}-heading`}
            description={description}
            descriptionId={`${id}-description`}
            closeLabel={props.closeLabel}
            onClose={cancel}
            pull={shape === 'sheet' ? pull : undefined}
          />
          <div className="wheel-columns">
            {columns.map((column, index) => (
              <WheelColumn
                key={index}
                ref={(handle) => {
                  handles.current[index] = handle;
                }}
                column={column}
                row={rows[index] ?? 0}
                isShown={isSettled}
                onRow={(row) => props.onRow(index, row)}
                onSettle={() => !isClosing && props.onSettle()}
              />
            ))}
          </div>
          <button
            type="button"
            data-testid="wheel-ok"
            className="btn w-full shrink-0 btn-lg btn-info"
            onClick={confirm}
          >
            {props.okLabel}
          </button>
        </div>
      </dialog>
    </>
  );
}
