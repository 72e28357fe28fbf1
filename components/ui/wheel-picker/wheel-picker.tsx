'use client';

import { useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useWideScreen } from './use-wide-screen';
import { WheelDialog } from './wheel-dialog';
import { selectionAt, startRows, type WheelColumnSpec, type WheelOption } from './wheel-selection';

export interface WheelPickerProps {
  heading?: string;
  description?: string;
  /** One to three; their `selectedId` counts when the picker opens, not later. */
  columns: readonly WheelColumnSpec[];
  okLabel: string;
  closeLabel: string;
  /** OK or Enter: the chosen option of each column. */
  onConfirm: (selection: WheelOption[]) => void;
  /** Close button, backdrop, Escape, the sheet pulled down, or another picker that opened. */
  onCancel?: () => void;
  /** A column came to rest on another option. After a cancel the caller goes back by itself. */
  onLiveChange?: (selection: WheelOption[]) => void;
  /** The picker has left the screen, after `onConfirm` or `onCancel`: unmount it. */
  onClosed: () => void;
  /** Takes the focus when the picker closes; without it, what had the focus before. */
  returnFocusTo?: RefObject<HTMLElement | null>;
}

/**
 * A modal picker of one to three wheels. Mount it to open it, unmount it on `onClosed`:
 * `WheelPickerButton` does both. When the screen changes its width class, the dialog opens anew in
 * the other shape with what is chosen so far.
 * @throws {RangeError} with no or more than three columns, or a column without options
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
