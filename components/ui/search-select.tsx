'use client';

import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ChevronDownIcon, SearchIcon } from './icons';
import { searchOptions, type SearchableOption } from './search-select-search';
import { SearchSelectList } from './search-select-list';

/** Spec section 2: the search box takes this many characters. */
const SEARCH_MAX_LENGTH = 10;
/** Spec section 9: keys typed on the closed button within this time belong together. */
const TYPE_AHEAD_MS = 200;
const PAGE_ROWS = 5;

export interface SearchSelectProps {
  value: string;
  options: readonly SearchableOption[];
  onChange: (value: string) => void;
  /** Accessible name of the button. */
  label: string;
  searchLabel: string;
  noMatchText: string;
  /** What the closed button shows. */
  children: ReactNode;
  className?: string;
  testId?: string;
}

/**
 * Display mode: a button. Edit mode: a search box (APG combobox) over a list in a popover. The list
 * exists only while it is open.
 */
export function SearchSelect({
  value,
  options,
  onChange,
  label,
  searchLabel,
  noMatchText,
  children,
  className,
  testId = 'select',
}: SearchSelectProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const keys = useRef({ text: '', at: 0 });
  const found = searchOptions(options, text);

  const open = (startText = '') => {
    setText(startText);
    setActive(
      startText
        ? 0
        : Math.max(
            0,
            options.findIndex((option) => option.value === value),
          ),
    );
    setIsOpen(true);
  };
  const close = (hasFocus = true) => {
    setIsOpen(false);
    if (hasFocus) button.current?.focus();
  };
  const choose = (option: SearchableOption | undefined) => {
    if (!option) return;
    close();
    if (option.value !== value) onChange(option.value);
  };

  useEffect(() => {
    if (!isOpen) return;
    const handleOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', handleOutside);
    return () => document.removeEventListener('pointerdown', handleOutside);
  }, [isOpen]);

  /** Letters on the closed button open the list on what they begin. */
  const handleButtonKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      open();
    }
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey) return;
    const isFresh = event.timeStamp - keys.current.at > TYPE_AHEAD_MS;
    keys.current = {
      text: (isFresh ? '' : keys.current.text) + event.key,
      at: event.timeStamp,
    };
    event.preventDefault();
    open(keys.current.text.slice(0, SEARCH_MAX_LENGTH));
  };

  const handleSearchKey = (event: KeyboardEvent) => {
    const last = found.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + PAGE_ROWS,
      PageUp: active - PAGE_ROWS,
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setActive(Math.max(0, Math.min(last, next)));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(found[active]);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key === 'Tab') {
      setIsOpen(false);
    }
  };

  return (
    <span ref={root} className="relative inline-block max-w-full align-baseline">
      <button
        ref={button}
        type="button"
        data-testid={testId}
        className={className}
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : open())}
        onKeyDown={handleButtonKey}
      >
        {children}
        <ChevronDownIcon />
      </button>
      {isOpen && (
        <SearchSelectList
          id={listId}
          label={label}
          anchor={root}
          options={found}
          value={value}
          active={active}
          noMatchText={noMatchText}
          onChoose={choose}
        >
          <label className="flex items-center gap-2 border-b border-base-content/15 px-3">
            <SearchIcon />
            <input
              ref={(input) => input?.focus({ preventScroll: true })}
              data-testid={`${testId}-search`}
              className="h-12 min-w-0 flex-1 bg-transparent text-base outline-none"
              role="combobox"
              aria-label={searchLabel}
              aria-expanded="true"
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
              placeholder={searchLabel}
              maxLength={SEARCH_MAX_LENGTH}
              autoComplete="off"
              enterKeyHint="done"
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value);
                setActive(0);
              }}
              onKeyDown={handleSearchKey}
            />
          </label>
        </SearchSelectList>
      )}
    </span>
  );
}
