'use client';

import { useId, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useDialogBehaviour } from '../dialog-behaviour';
import { useLayoutSettled } from './use-layout-settled';
import { useSheetPull } from './use-sheet-pull';
import { WheelColumn, type WheelColumnHandle } from './wheel-column';
import { WheelHead } from './wheel-head';
import type { WheelPickerProps } from './wheel-picker';

interface WheelDialogProps extends Omit<WheelPickerProps, 'onConfirm'> {
  shape: 'panel' | 'sheet';
  rows: readonly number[];
  onRow: (column: number, row: number) => void;
  onConfirm: (rows: number[]) => void;
}

/** The dialog of a wheel picker. Its state is opening (until fonts are loaded), open or closing. */
export function WheelDialog(props: WheelDialogProps) {
  const { shape, heading, description, columns, rows, onConfirm, onClosed, returnFocusTo } = props;
  const id = useId();
  const handles = useRef<(WheelColumnHandle | null)[]>([]);
  const isSettled = useLayoutSettled();

  const confirm = () => {
    if (isClosing || !isSettled) return;
    close();
    onConfirm(columns.map((_, index) => handles.current[index]?.currentRow() ?? rows[index] ?? 0));
  };
  const { dialogRef, dialogProps, isClosing, close } = useDialogBehaviour({
    onClosed,
    returnFocusTo,
  });
  const pull = useSheetPull(dialogRef, close);

  useLayoutEffect(() => {
    if (isSettled) handles.current[0]?.focus();
  }, [isSettled]);

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
        aria-labelledby={`${id}-heading`}
        aria-describedby={description ? `${id}-description` : undefined}
        onKeyDown={(event) => {
          dialogProps.onKeyDown(event);
          handleWheelKey(event, handles.current, confirm);
        }}
      >
        <div className="wheel-content" inert={!isSettled}>
          <WheelHead
            heading={heading}
            headingId={`${id}-heading`}
            description={description}
            descriptionId={`${id}-description`}
            closeLabel={props.closeLabel}
            closeTestId="wheel-close"
            onClose={close}
            pull={shape === 'sheet' ? pull : undefined}
          />
          <WheelColumns
            handles={handles}
            columns={columns}
            rows={rows}
            isShown={isSettled}
            onRow={props.onRow}
          />
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

interface WheelColumnsProps extends Pick<WheelDialogProps, 'columns' | 'rows' | 'onRow'> {
  /** Is filled with a handle of each column. */
  handles: RefObject<(WheelColumnHandle | null)[]>;
  isShown: boolean;
}

function WheelColumns({ handles, columns, rows, isShown, onRow }: WheelColumnsProps) {
  return (
    <div className="wheel-columns">
      {columns.map((column, index) => (
        <WheelColumn
          key={index}
          ref={(handle) => {
            handles.current[index] = handle;
          }}
          column={column}
          row={rows[index] ?? 0}
          isShown={isShown}
          onRow={(row) => onRow(index, row)}
        />
      ))}
    </div>
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
