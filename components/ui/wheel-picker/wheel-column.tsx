'use client';

import { memo, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Height of a row, px; the same number stands in wheel-picker.css (spec section 9). */
const ROW_PX = 48;
/** A column without a scroll event for this long has settled (spec section 9). */
const SETTLE_MS = 180;

export interface WheelOption {
  id: string;
  name: string;
}

interface WheelColumnProps {
  label: string;
  options: readonly WheelOption[];
  index: number;
  /** The row in the middle changed, also while the column still moves. */
  onIndex: (index: number) => void;
  /** The column has come to rest. */
  onSettle: () => void;
  columnRef: (element: HTMLDivElement | null) => void;
  /** Counts how often the dialog was laid out; 0: not yet. The column then finds its row again. */
  layout: number;
}

/** One scrolling column: a listbox whose row in the middle is the chosen one. */
export function WheelColumn({
  label,
  options,
  index,
  onIndex,
  onSettle,
  columnRef,
  layout,
}: WheelColumnProps) {
  const column = useRef<HTMLDivElement>(null);
  /** The row the column is being sent to; null while a finger or a wheel moves it. */
  const target = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shownLayout = useRef(0);

  useLayoutEffect(() => {
    const element = column.current;
    if (!element || layout === 0) return;
    const isFirst = shownLayout.current !== layout;
    shownLayout.current = layout;
    if (!isFirst && Math.round(element.scrollTop / ROW_PX) === index) return;
    if (!isFirst && target.current !== index) return; // the finger is already there
    target.current = index;
    element.scrollTo?.({ top: index * ROW_PX, behavior: isFirst ? 'instant' : 'smooth' });
  }, [index, layout]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = useCallback(() => {
    clearTimeout(timer.current);
    target.current = null;
    onSettle();
  }, [onSettle]);

  const handleScroll = () => {
    const element = column.current;
    if (!element) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, SETTLE_MS);
    const nearest = Math.round(element.scrollTop / ROW_PX);
    const clamped = Math.min(options.length - 1, Math.max(0, nearest));
    if (target.current === null && clamped !== index) onIndex(clamped);
  };
  const release = () => {
    target.current = null;
  };
  const choose = useCallback(
    (next: number) => {
      target.current = next;
      onIndex(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, SETTLE_MS);
    },
    [onIndex, settle],
  );

  const move = (key: string): number | undefined => {
    const last = options.length - 1;
    const rows: Record<string, number> = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      PageUp: index - 5,
      PageDown: index + 5,
      Home: 0,
      End: last,
    };
    const next = rows[key];
    return next === undefined ? undefined : Math.min(last, Math.max(0, next));
  };

  return (
    <div
      ref={(element) => {
        column.current = element;
        columnRef(element);
      }}
      role="listbox"
      aria-label={label}
      aria-activedescendant={options[index] ? `${label}-${options[index].id}` : undefined}
      tabIndex={0}
      className="wheel-column"
      onScroll={handleScroll}
      onWheel={release}
      onTouchStart={release}
      onKeyDown={(event) => {
        const next = move(event.key);
        if (next === undefined) return;
        event.preventDefault();
        if (next !== index) choose(next);
      }}
    >
      {options.map((option, row) => (
        <WheelRow
          key={option.id}
          id={`${label}-${option.id}`}
          row={row}
          name={option.name}
          isSelected={row === index}
          onChoose={choose}
        />
      ))}
    </div>
  );
}

interface WheelRowProps {
  id: string;
  row: number;
  name: string;
  isSelected: boolean;
  onChoose: (row: number) => void;
}

const WheelRow = memo(function WheelRow({ id, row, name, isSelected, onChoose }: WheelRowProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      className="wheel-row num"
      onClick={() => onChoose(row)}
    >
      {name}
    </div>
  );
});
