'use client';

import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { CloseIcon } from '../icons';
import { useSheet } from './use-sheet';
import { WheelColumn, type WheelOption } from './wheel-column';

const MAX_COLUMNS = 3;

export interface WheelColumnSpec {
  label: string;
  options: readonly WheelOption[];
  /** Missing or unknown: the first option. */
  selectedId?: string;
}

export interface WheelPickerProps {
  heading?: string;
  description?: string;
  columns: readonly WheelColumnSpec[];
  okLabel: string;
  closeLabel: string;
  /** One option per column. */
  onConfirm: (selection: WheelOption[]) => void;
  onCancel: () => void;
  /** While open, each time a column settles on another row. */
  onLiveChange?: (selection: WheelOption[]) => void;
}

function indexOfSelected({ options, selectedId }: WheelColumnSpec): number {
  return Math.max(
    0,
    options.findIndex(({ id }) => id === selectedId),
  );
}

/**
 * A modal dialog with 1 to 3 scrolling columns; it is open as long as it is mounted. A sheet from
 * below on narrow screens, a centred panel from 768 px.
 * @throws {RangeError} for more than three columns
 */
export function WheelPicker({
  heading,
  description,
  columns,
  okLabel,
  closeLabel,
  onConfirm,
  onCancel,
  onLiveChange,
}: WheelPickerProps) {
  if (columns.length > MAX_COLUMNS) throw new RangeError('A wheel picker has at most 3 columns');
  const [indexes, setIndexes] = useState(() => columns.map(indexOfSelected));
  const headingId = useId();
  const descriptionId = useId();
  const elements = useRef<(HTMLDivElement | null)[]>([]);
  const { dialog, handle, close, layout, isReady } = useSheet({ onCancel });

  const selection = columns.flatMap(({ options }, column) => options[indexes[column] ?? 0] ?? []);
  const selectedIds = selection.map(({ id }) => id).join(' ');
  const emittedIds = useRef(selectedIds);
  const settled = useRef(() => {});
  useEffect(() => {
    settled.current = () => {
      if (emittedIds.current === selectedIds) return;
      emittedIds.current = selectedIds;
      onLiveChange?.(selection);
    };
  });
  const handleSettle = useCallback(() => settled.current(), []);

  useEffect(() => {
    if (isReady) elements.current[0]?.focus({ preventScroll: true });
  }, [isReady]);

  const confirm = () => close(() => onConfirm(selection));
  const handleKeyDown = (event: KeyboardEvent) => {
    const isOnButton = event.target instanceof HTMLButtonElement;
    if (event.key === 'Enter' && !isOnButton) {
      event.preventDefault();
      confirm();
    }
    const side = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const from = elements.current.findIndex((element) => element === document.activeElement);
    if (side !== undefined && from >= 0) {
      event.preventDefault();
      elements.current[from + side]?.focus({ preventScroll: true });
    }
  };

  return (
    <dialog
      ref={dialog}
      data-testid="wheel-picker"
      data-ready={isReady}
      className="wheel-dialog"
      aria-labelledby={heading ? headingId : undefined}
      aria-describedby={description ? descriptionId : undefined}
      onKeyDown={handleKeyDown}
    >
      <div ref={handle} className="wheel-handle" aria-hidden="true">
        <span />
      </div>
      <div className="flex items-start gap-3 px-6">
        <div className="min-w-0 flex-1 pt-2">
          {heading && (
            <h2 id={headingId} className="text-xl leading-tight font-semibold">
              {heading}
            </h2>
          )}
          {description && (
            <p id={descriptionId} className="mt-1 text-sm text-base-content/80">
              {description}
            </p>
          )}
        </div>
        <button
          type="button"
          data-testid="wheel-close"
          className="btn -mr-2.5 btn-square size-11 btn-ghost"
          aria-label={closeLabel}
          onClick={() => close(onCancel)}
        >
          <CloseIcon />
        </button>
      </div>
      <div className="wheel-columns">
        {columns.map((column, position) => (
          <WheelColumn
            key={column.label}
            label={column.label}
            options={column.options}
            index={indexes[position] ?? 0}
            layout={layout}
            onIndex={(index) =>
              setIndexes((all) => all.map((old, other) => (other === position ? index : old)))
            }
            onSettle={handleSettle}
            columnRef={(element) => {
              elements.current[position] = element;
            }}
          />
        ))}
      </div>
      <div className="px-6 pb-[calc(1.5rem+env(safe-area-inset-bottom))]">
        <button
          type="button"
          data-testid="wheel-ok"
          className="btn h-13 w-full text-lg btn-info"
          onClick={confirm}
        >
          {okLabel}
        </button>
      </div>
    </dialog>
  );
}
