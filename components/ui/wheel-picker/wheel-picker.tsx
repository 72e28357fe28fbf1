import { useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useDialogBehaviour, type DialogBehaviour } from '../dialog-behaviour';
import { SheetFrame } from './sheet-frame';
import { WheelColumn, type WheelColumnHandle } from './wheel-column';
import { selectionAt, startRows, type WheelColumnSpec, type WheelOption } from './wheel-selection';

export interface WheelPickerProps extends Omit<DialogBehaviour, 'onDismiss'> {
  heading?: string;
  description?: string;
  /** One to three columns. `selectedId` is only used when the picker opens. */
  columns: readonly WheelColumnSpec[];
  okLabel: string;
  closeLabel: string;
  /** OK or Enter, with the chosen option of each column. */
  onConfirm: (selection: WheelOption[]) => void;
  /** Close button, backdrop, Escape, pulling the sheet down, or another picker was opened. */
  onCancel?: () => void;
  /** A column has settled on another option. If cancelled, the caller must restore its value. */
  onLiveChange?: (selection: WheelOption[]) => void;
}

/** The picker opens after this time even if a font does not load. */
const MAX_FONT_WAIT_MS = 400;

/** Closes the picker that is open: the next one that is mounted does so. */
let closeOpen: (() => void) | null = null;

/**
 * A modal picker with one to three wheels. Mount it to open it, and unmount it on `onClosed`, as
 * `WheelPickerButton` does. It is opening until fonts are loaded.
 * @throws {RangeError} without columns, with more than three, or with a column without options
 */
export function WheelPicker(props: WheelPickerProps) {
  const { columns, okLabel, onConfirm, onCancel, onLiveChange, ...dialog } = props;
  const { onClosed, returnFocusTo, ...frame } = dialog;
  const [rows, setRows] = useState(() => startRows(columns));
  const latestRows = useRef(rows);
  const emittedRows = useRef(rows);
  const handles = useRef<(WheelColumnHandle | null)[]>([]);
  const isSettled = useLayoutSettled();
  const cancel = () => {
    if (behaviour.isClosing) return;
    behaviour.close();
    onCancel?.();
  };
  const behaviour = useDialogBehaviour({ onDismiss: cancel, onClosed, returnFocusTo });
  const closeAtOnce = useEffectEvent(() => {
    cancel();
    onClosed();
  });
  useLayoutEffect(() => {
    const closeThis = () => closeAtOnce();
    closeOpen?.();
    closeOpen = closeThis;
    return () => {
      if (closeOpen === closeThis) closeOpen = null;
    };
  }, []);
  useLayoutEffect(() => {
    if (isSettled) handles.current[0]?.focus();
  }, [isSettled]);

  const confirm = () => {
    if (behaviour.isClosing || !isSettled) return;
    behaviour.close();
    const chosen = rows.map((row, index) => handles.current[index]?.currentRow() ?? row);
    onConfirm(selectionAt(columns, chosen));
  };
  const handleRow = (column: number, row: number) => {
    if (latestRows.current[column] === row) return;
    latestRows.current = latestRows.current.with(column, row);
    setRows(latestRows.current);
  };
  const handleSettle = () => {
    const isSame = latestRows.current.every((row, column) => row === emittedRows.current[column]);
    if (behaviour.isClosing || isSame) return;
    emittedRows.current = latestRows.current;
    onLiveChange?.(selectionAt(columns, latestRows.current));
  };

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
      <div className="wheel-columns relative flex justify-center">
        {columns.map((column, index) => (
          <WheelColumn
            key={index}
            ref={(handle) => {
              handles.current[index] = handle;
            }}
            column={column}
            row={rows[index] ?? 0}
            isShown={isSettled}
            onRow={(row) => handleRow(index, row)}
            onSettle={handleSettle}
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

/** False while fonts load and rows may move; once loaded, true before the first paint. */
function useLayoutSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useLayoutEffect(() => whenFontsSettle(() => setIsSettled(true)), []);
  return isSettled;
}

function whenFontsSettle(settle: () => void): () => void {
  const fonts: FontFaceSet | undefined = document.fonts;
  if (fonts?.status !== 'loading') {
    settle();
    return () => {};
  }
  const timer = setTimeout(settle, MAX_FONT_WAIT_MS);
  void fonts.ready.then(() => requestAnimationFrame(settle));
  return () => clearTimeout(timer);
}
