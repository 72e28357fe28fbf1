'use client';

import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useDialogBehaviour } from '../dialog-behaviour';
import { useOnlyOpenPicker } from './open-picker';
import { SheetFrame } from './sheet-frame';
import { useLayoutSettled } from './use-layout-settled';
import { WheelColumn, type WheelColumnHandle } from './wheel-column';
import type { WheelPickerProps } from './wheel-picker';

interface WheelDialogProps extends Omit<
  WheelPickerProps,
  'onConfirm' | 'onCancel' | 'onLiveChange'
> {
  shape: 'panel' | 'sheet';
  rows: readonly number[];
  onRow: (column: number, row: number) => void;
  onSettle: () => void;
  onConfirm: (rows: number[]) => void;
  onCancel: () => void;
}

/** The dialog of a wheel picker. It is opening until fonts are loaded. */
export function WheelDialog(props: WheelDialogProps) {
  const { columns, rows, okLabel, onRow, onSettle, onConfirm, onCancel, ...dialog } = props;
  const { onClosed, returnFocusTo, ...frame } = dialog;
  const handles = useRef<(WheelColumnHandle | null)[]>([]);
  const isSettled = useLayoutSettled();
  const cancel = () => {
    if (behaviour.isClosing) return;
    behaviour.close();
    onCancel();
  };
  const behaviour = useDialogBehaviour({ onDismiss: cancel, onClosed, returnFocusTo });
  useOnlyOpenPicker(() => {
    cancel();
    onClosed();
  });

  const confirm = () => {
    if (behaviour.isClosing || !isSettled) return;
    behaviour.close();
    onConfirm(columns.map((_, index) => handles.current[index]?.currentRow() ?? rows[index] ?? 0));
  };
  useLayoutEffect(() => {
    if (isSettled) handles.current[0]?.focus();
  }, [isSettled]);

  return (
    <SheetFrame
      {...frame}
      behaviour={behaviour}
      className="wheel-dialog"
      label={columns.map(({ label }) => label).join(', ')}
      isOpening={!isSettled}
      testId="wheel-picker"
      closeTestId="wheel-close"
      onKeyDown={(event) => handleWheelKey(event, handles.current, confirm)}
    >
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
            onRow={(row) => onRow(index, row)}
            onSettle={() => !behaviour.isClosing && onSettle()}
          />
        ))}
      </div>
      <button
        type="button"
        data-testid="wheel-ok"
        className="btn w-full shrink-0 btn-lg btn-info"
        onClick={confirm}
      >
        {okLabel}
      </button>
    </SheetFrame>
  );
}

/** Enter confirms; ArrowLeft and ArrowRight move the focus between columns. */
function handleWheelKey(
  event: KeyboardEvent<HTMLDialogElement>,
  handles: readonly (WheelColumnHandle | null)[],
  confirm: () => void,
) {
  const { key, target, currentTarget } = event;
  if (!(target instanceof Element) || target.closest('button')) return;
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
  const step = steps[key];
  const column = [...currentTarget.querySelectorAll('[role=listbox]')].indexOf(target);
  if (key === 'Enter') confirm();
  else if (step !== undefined && column >= 0) handles[column + step]?.focus();
  else return;
  event.preventDefault();
}
