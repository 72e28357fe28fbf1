'use client';

import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { CheckIcon } from './icons';
import type { SearchableOption } from './search-select-search';

/** Spec section 9: dropdown height and how many rows beyond it stay drawn. */
const LIST_MAX_PX = 240;
const ROW_PX = 48;
const BUFFER_ROWS = 4;
const SEARCH_ROW_PX = 48;
const EDGE_PX = 8;

interface SearchSelectListProps {
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  options: readonly SearchableOption[];
  value: string;
  active: number;
  noMatchText: string;
  onChoose: (option: SearchableOption) => void;
  /** The search box. */
  children: ReactNode;
}

/** The open part: only the rows in view and a few around them are drawn. */
export function SearchSelectList({
  id,
  label,
  anchor,
  options,
  value,
  active,
  noMatchText,
  onChoose,
  children,
}: SearchSelectListProps) {
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [scrollTop, setScrollTop] = useState(0);

  useLayoutEffect(() => {
    const element = popup.current;
    const parent = anchor.current;
    if (!element) return;
    if (!parent) throw new Error('Dropdown without a parent to attach to');
    const place = () => {
      const box = parent.getBoundingClientRect();
      const height = LIST_MAX_PX + SEARCH_ROW_PX;
      const hasRoomBelow = innerHeight - box.bottom > height + EDGE_PX;
      const hasRoomAbove = box.top > height + EDGE_PX;
      const left = Math.min(box.left, innerWidth - element.offsetWidth - EDGE_PX);
      element.style.left = `${Math.max(EDGE_PX, left) - box.left}px`;
      const isAbove = !hasRoomBelow && hasRoomAbove;
      element.style.top = isAbove ? 'auto' : '100%';
      element.style.bottom = isAbove ? '100%' : 'auto';
    };
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [anchor]);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const top = active * ROW_PX;
    if (top < element.scrollTop) element.scrollTop = top;
    if (top + ROW_PX > element.scrollTop + LIST_MAX_PX) {
      element.scrollTop = top + ROW_PX - LIST_MAX_PX;
    }
    // Drawn at once: the search box points at the active row.
    setScrollTop(element.scrollTop);
  }, [active, options.length]);

  const first = Math.max(0, Math.floor(scrollTop / ROW_PX) - BUFFER_ROWS);
  const last = Math.min(
    options.length,
    Math.ceil((scrollTop + LIST_MAX_PX) / ROW_PX) + BUFFER_ROWS,
  );
  const rows = options.map((option, index) => ({ option, index })).slice(first, last);
  return (
    <div
      ref={popup}
      className="absolute z-30 my-1 w-80 max-w-[calc(100vw-1rem)] overflow-hidden rounded-box border border-base-content/20 bg-base-100 text-base font-normal text-base-content shadow-xl"
    >
      {children}
      {options.length === 0 && <p className="p-4 text-base-content/80">{noMatchText}</p>}
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        className="relative overflow-y-auto overscroll-contain"
        style={{ maxHeight: LIST_MAX_PX }}
        onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
      >
        <li role="presentation" style={{ height: first * ROW_PX }} />
        {rows.map(({ option, index }) => (
          <li
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={option.value === value}
            aria-setsize={options.length}
            aria-posinset={index + 1}
            className={`flex h-12 cursor-pointer items-center gap-3 px-3 ${index === active ? 'bg-info/20' : ''}`}
            onClick={() => onChoose(option)}
          >
            <span className="flex size-5 shrink-0 items-center">
              {option.value === value && <CheckIcon />}
            </span>
            <span className="min-w-0 flex-1 leading-tight">{option.label}</span>
            <span className="num shrink-0 text-sm text-base-content/80">{option.detail}</span>
          </li>
        ))}
        <li role="presentation" style={{ height: (options.length - last) * ROW_PX }} />
      </ul>
    </div>
  );
}
