'use client';

import {
  useId,
  useImperativeHandle,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { useWheelScroll } from './use-wheel-scroll';
import { rowForKey, rowForTyped } from './wheel-keys';
import type { WheelColumnSpec, WheelOption } from './wheel-selection';

/** Characters typed within this time belong together. */
const TYPE_AHEAD_MS = 800;
/** Up to this many characters stand as big digits, up to the next as words, beyond as text. */
const DIGITS_LENGTH = 3;
const WORDS_LENGTH = 12;

export interface WheelColumnHandle {
  focus: () => void;
  /** The row under the band, also while the column moves. */
  currentRow: () => number;
}

interface WheelColumnProps {
  column: WheelColumnSpec;
  row: number;
  isShown: boolean;
  onRow: (row: number) => void;
  onSettle: () => void;
  ref: Ref<WheelColumnHandle>;
}

/** One wheel: a listbox (APG) that the browser scrolls and snaps. */
export function WheelColumn({ column, row, isShown, onRow, onSettle, ref }: WheelColumnProps) {
  const id = useId();
  const { options, label, mark } = column;
  const rowCount = options.length;
  const wheel = useWheelScroll({ row, rowCount, isShown, onRow, onSettle });
  const { columnRef, moveTo, currentRow, scrollProps } = wheel;
  const typed = useRef({ text: '', atMs: 0 });
  const size = nameSize(options);

  useImperativeHandle(ref, () => ({
    focus: () => columnRef.current?.focus({ preventScroll: true }),
    currentRow,
  }));

  /** Digits, and letters where rows have names, jump to the row they begin. */
  const rowForCharacter = (key: string, atMs: number) => {
    const isNew = atMs - typed.current.atMs > TYPE_AHEAD_MS;
    const text = (isNew ? '' : typed.current.text) + key;
    const found = rowForTyped(options, text);
    typed.current = { text: found === null ? key : text, atMs };
    return found ?? rowForTyped(options, key);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isCharacter = event.key.length === 1;
    const next = isCharacter
      ? rowForCharacter(event.key, event.timeStamp)
      : rowForKey(event.key, currentRow(), rowCount);
    if (!isCharacter && next === null) return;
    event.preventDefault();
    if (next !== null) moveTo(next);
  };
  const handleClick = ({ target }: MouseEvent) => {
    const option = target instanceof Element ? target.closest('[role=option]') : null;
    const index = Array.prototype.indexOf.call(columnRef.current?.children ?? [], option);
    if (index >= 0) moveTo(index);
  };

  return (
    <div className="wheel-cell" data-names={size} translate={size === 'digits' ? 'no' : undefined}>
      <ul
        ref={columnRef}
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={`${id}-${row}`}
        className="wheel-column"
        onKeyDown={handleKeyDown}
        onClick={handleClick}
        {...scrollProps}
      >
        {options.map((option, index) => (
          <li
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === row}
            className="wheel-row"
          >
            <span>{option.name}</span>
          </li>
        ))}
      </ul>
      {mark && (
        <span aria-hidden="true" className="wheel-mark">
          {mark}
        </span>
      )}
    </div>
  );
}

function nameSize(options: readonly WheelOption[]): 'digits' | 'words' | 'text' {
  const longest = Math.max(...options.map(({ name }) => name.length));
  if (longest <= DIGITS_LENGTH) return 'digits';
  return longest <= WORDS_LENGTH ? 'words' : 'text';
}
