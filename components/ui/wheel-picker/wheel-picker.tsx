'use client';

import { useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useWideScreen } from './use-wide-screen';
import { WheelDialog } from './wheel-dialog';
import { selectionAt, startRows, type WheelColumnSpec, type WheelOption } from './wheel-selection';

export interface WheelPickerProps {
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
  /** The picker is no longer visible, after `onConfirm` or `onCancel`: unmount it. */
  onClosed: () => void;
  /** Gets the focus when the picker closes; by default the element that had it before. */
  returnFocusTo?: RefObject<HTMLElement | null>;
}

/**
 * A modal picker with one to three wheels. Mount it to open it, and unmount it on `onClosed`, as
 * `WheelPickerButton` does. If the screen becomes wide or narrow, the dialog reopens in the other shape
 * with the current selection.
 * @throws {RangeError} without columns, with more than three, or with a column without options
 */
export function WheelPicker({
  columns,
  onConfirm,
  onCancel,
  onLiveChange,
  ...dialog
}: WheelPickerProps) {
  const [rows, setRows] = useState(() => startRows(columns));
  const latestRows = useRef(rows);
  const emittedRows = useRef(rows);
  const shape = useWideScreen() ? 'panel' : 'sheet';

  const handleRow = (column: number, row: number) => {
    if (latestRows.current[column] === row) return;
    latestRows.current = latestRows.current.with(column, row);
    setRows(latestRows.current);
  };
  const handleSettle = () => {
    const isSame = latestRows.current.every((row, column) => row === emittedRows.current[column]);
    if (isSame) return;
    emittedRows.current = latestRows.current;
    onLiveChange?.(selectionAt(columns, latestRows.current));
  };

  return createPortal(
    <WheelDialog
      {...dialog}
      key={shape}
      shape={shape}
      columns={columns}
      rows={rows}
      onRow={handleRow}
      onSettle={handleSettle}
      onConfirm={(chosen) => onConfirm(selectionAt(columns, chosen))}
      onCancel={() => onCancel?.()}
    />,
    document.body,
  );
}
