'use client';

import { useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useWideScreen } from './use-wide-screen';
import { WheelDialog } from './wheel-dialog';
import { selectionAt, startRows, type WheelColumnSpec, type WheelOption } from './wheel-selection';

export interface WheelPickerProps {
  heading: string;
  description?: string;
  /** One to three columns. `selectedId` is only used when the picker opens. */
  columns: readonly WheelColumnSpec[];
  okLabel: string;
  closeLabel: string;
  /** OK or Enter, with the chosen option of each column. */
  onConfirm: (selection: WheelOption[]) => void;
  /** The picker is no longer visible: unmount it. */
  onClosed: () => void;
  /** Gets the focus when the picker closes. */
  returnFocusTo: RefObject<HTMLElement | null>;
}

/**
 * A modal picker with one to three wheels, mounted by `WheelPickerButton` to open it. If the screen
 * becomes wide or narrow, the dialog reopens in the other shape with the current selection.
 */
export function WheelPicker({ columns, onConfirm, ...dialog }: WheelPickerProps) {
  const [rows, setRows] = useState(() => startRows(columns));
  const shape = useWideScreen() ? 'panel' : 'sheet';
  return createPortal(
    <WheelDialog
      {...dialog}
      key={shape}
      shape={shape}
      columns={columns}
      rows={rows}
      onRow={(column, row) => setRows((rows) => rows.with(column, row))}
      onConfirm={(chosen) => onConfirm(selectionAt(columns, chosen))}
    />,
    document.body,
  );
}
