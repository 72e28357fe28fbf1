'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { CheckIcon } from './icons';
import { LIST_MAX_PX, ROW_PX, rowsToDraw, scrollTopFor } from './search-select-rows';
import type { SelectOption } from './search-select-search';

interface SearchSelectListProps {
  id: string;
  label: string;
  options: readonly SelectOption[];
  value: string;
  active: number | null;
  onChoose: (option: SelectOption) => void;
}

/** The id of a row, for `aria-activedescendant`. */
export function rowId(listId: string, row: number): string {
  return `${listId}-${row}`;
}

/** The list box. Rows far from view are not drawn; each says which one of how many it is. */
export function SearchSelectList(props: SearchSelectListProps) {
  const { id, label, options, value, active, onChoose } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && active !== null) element.scrollTop = scrollTopFor(active, element.scrollTop);
  }, [active]);

  return (
    <div
      ref={scroller}
      className="min-h-0 overflow-y-auto overscroll-contain"
      style={{ maxHeight: LIST_MAX_PX }}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
      // The focus stays in the search box.
      onMouseDown={(event) => event.preventDefault()}
    >
      <ul
        id={id}
        role="listbox"
        aria-label={label}
        className="relative"
        style={{ height: options.length * ROW_PX }}
      >
        {rowsToDraw(scrollTop, options.length, active).map((row) => {
          const option = options[row];
          if (!option) return null;
          const isChosen = option.value === value;
          return (
            <li
              key={option.value}
              id={rowId(id, row)}
              role="option"
              aria-selected={isChosen}
              aria-setsize={options.length}
              aria-posinset={row + 1}
              className={`absolute inset-x-0 flex cursor-pointer items-center gap-3 px-4 ${row === active ? 'bg-info/25' : 'hover:bg-base-200'}`}
              style={{ top: row * ROW_PX, height: ROW_PX }}
              onClick={() => onChoose(option)}
            >
              <span className="min-w-0 flex-1 leading-tight">
                <span
                  className={`${option.badge ? 'line-clamp-1' : 'line-clamp-2'} ${isChosen ? 'font-semibold' : ''}`}
                >
                  {option.label}
                </span>{' '}
                {option.badge && (
                  <span className="line-clamp-1 text-xs text-base-content/80">{option.badge}</span>
                )}
              </span>{' '}
              <span className="num shrink-0 text-sm text-base-content/80">{option.detail}</span>
              <span className="w-5 shrink-0">{isChosen && <CheckIcon />}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
