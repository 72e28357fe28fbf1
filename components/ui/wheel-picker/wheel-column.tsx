import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import { rowForKey } from '../list-keys';
import { useWheelScroll } from './use-wheel-scroll';
import { areNumbers, rowForTyped, rowNearest } from './wheel-keys';
import type { WheelColumnSpec, WheelOption } from './wheel-selection';
import { WheelTyping } from './wheel-typing';

/** Characters typed within this time belong together. */
const TYPE_AHEAD_MS = 800;
/** Names up to these lengths are shown as large digits, or as words; longer ones as text. */
const MAX_DIGITS_LENGTH = 3;
const MAX_WORDS_LENGTH = 12;

export interface WheelColumnHandle {
  focus: () => void;
  /** The row at the band, also while the column is moving. */
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
  const wheel = useWheelScroll({ row, rowCount: options.length, isShown, onRow, onSettle });
  const { columnRef, moveTo, currentRow, scrollProps } = wheel;
  const handleKeyDown = useColumnKeys(options, currentRow, moveTo);
  const isFinger = useRef(false);
  /** The row when the typing box was opened; null while it is closed. */
  const [typedFrom, setTypedFrom] = useState<number | null>(null);
  const size = nameSize(options);
  const focus = () => columnRef.current?.focus({ preventScroll: true });

  useImperativeHandle(ref, () => ({ focus, currentRow }));

  const handlePointerDown = ({ pointerType }: PointerEvent) => {
    isFinger.current = pointerType !== 'mouse';
  };
  const handleClick = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest('li') : null;
    const index = Array.prototype.indexOf.call(columnRef.current?.children ?? [], pressed);
    if (index < 0) return;
    const isChosen = index === currentRow();
    if (isChosen && isFinger.current && areNumbers(options)) setTypedFrom(index);
    else moveTo(index);
  };
  const handleType = (text: string) => {
    const nearest = rowNearest(options, text);
    if (nearest !== null) moveTo(nearest);
  };
  const handleLeave = (isGivenUp: boolean) => {
    if (isGivenUp && typedFrom !== null) moveTo(typedFrom);
    if (isGivenUp) focus();
    setTypedFrom(null);
  };

  return (
    <div className="wheel-cell" data-names={size} translate={size === 'digits' ? 'no' : undefined}>
      <ul
        ref={columnRef}
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={`${id}-${row}`}
        className="wheel-column absolute inset-0 cursor-pointer overflow-x-hidden overflow-y-auto overscroll-contain outline-none"
        onKeyDown={handleKeyDown}
        onPointerDown={handlePointerDown}
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
        <span aria-hidden="true" className="wheel-mark absolute top-1/2 font-semibold">
          {mark}
        </span>
      )}
      {typedFrom !== null && (
        <WheelTyping
          label={label}
          text={/[\d.,]+/.exec(options[typedFrom]?.name ?? '')?.[0] ?? ''}
          isDecimal={options.some(({ name }) => /[.,]/.test(name))}
          onType={handleType}
          onLeave={handleLeave}
        />
      )}
    </div>
  );
}

/** Keys that move a column: arrows and the like, and typed characters that a row starts with. */
function useColumnKeys(
  options: readonly WheelOption[],
  currentRow: () => number,
  moveTo: (row: number) => void,
) {
  const typed = useRef({ text: '', atMs: 0 });
  const rowForCharacter = (key: string, atMs: number) => {
    const isNew = atMs - typed.current.atMs > TYPE_AHEAD_MS;
    const text = (isNew ? '' : typed.current.text) + key;
    const found = rowForTyped(options, text);
    typed.current = { text: found === null ? key : text, atMs };
    return found ?? rowForTyped(options, key);
  };
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isCharacter = event.key.length === 1;
    const next = isCharacter
      ? rowForCharacter(event.key, event.timeStamp)
      : rowForKey(event.key, currentRow(), options.length);
    if (!isCharacter && next === null) return;
    event.preventDefault();
    if (next !== null) moveTo(next);
  };
}

function nameSize(options: readonly WheelOption[]): 'digits' | 'words' | 'text' {
  // Chinese and Japanese letters are twice as wide.
  const lengthOf = (name: string) => name.replace(/[\u2e80-\uffef]/g, '  ').length;
  const maxLength = Math.max(...options.map(({ name }) => lengthOf(name)));
  if (maxLength <= MAX_DIGITS_LENGTH) return 'digits';
  return maxLength <= MAX_WORDS_LENGTH ? 'words' : 'text';
}
