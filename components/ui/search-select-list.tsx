'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { CheckIcon } from './icons';
import { LIST_MAX_PX, ROW_PX, isRowDrawn, scrollTopFor } from './search-select-rows';
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

/** The list box. Rows far out of view are rendered with their name only. */
export function SearchSelectList(props: SearchSelectListProps) {
  const { id, label, options, value, active, onChoose } = props;
  const list = useRef<HTMLUListElement>(null);
  const [scrollTop, setScrollTop] = useState(0);

  useLayoutEffect(() => {
    const element = list.current;
    if (element && active !== null) element.scrollTop = scrollTopFor(active, element.scrollTop);
  }, [active]);

  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className="min-h-0 overflow-y-auto overscroll-contain"
      style={{ maxHeight: LIST_MAX_PX }}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
      // Keeps the focus in the search box.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, row) => (
        <li
          key={option.value}
          id={rowId(id, row)}
          role="option"
          aria-selected={option.value === value}
          data-place={option.value}
          aria-disabled={option.disabled}
          className={`flex cursor-pointer items-center gap-3 px-4 aria-disabled:cursor-not-allowed aria-disabled:text-quiet ${option.isLastOnTop ? 'border-b border-hairline' : ''} ${row === active ? 'bg-info/25 shadow-[inset_4px_0_color-mix(in_oklab,var(--color-info)_75%,var(--color-base-content))]' : 'hover:bg-base-200'}`}
          style={{ height: ROW_PX }}
          onClick={() => !option.disabled && onChoose(option)}
        >
          {isRowDrawn(row, scrollTop) ? (
            <RowContent
              option={option}
              isChosen={option.value === value}
              isActive={row === active}
            />
          ) : (
            option.label
          )}
        </li>
      ))}
    </ul>
  );
}

interface RowContentProps {
  option: SelectOption;
  isChosen: boolean;
  isActive: boolean;
}

function RowContent({ option, isChosen, isActive }: RowContentProps) {
  const { label, badge, detail } = option;
  // The quiet colour has too little contrast on the active row.
  const quiet = isActive ? '' : 'text-quiet';
  return (
    <>
      <span className="min-w-0 flex-1 leading-tight">
        <span className={`flex items-center gap-2 ${isChosen ? 'font-semibold' : ''}`}>
          <span className={badge ? 'line-clamp-1' : 'line-clamp-2'}>{label}</span>
          {isChosen && <CheckIcon />}
        </span>{' '}
        {badge && <span className={`line-clamp-1 text-xs ${quiet}`}>{badge}</span>}
      </span>{' '}
      <span className={`num shrink-0 text-sm ${quiet}`}>{detail}</span>
    </>
  );
}
