'use client';

import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon, SearchIcon } from './icons';
import { rowId, SearchSelectList } from './search-select-list';
import { appendTarget } from './search-select-place';
import { useAnchoredList } from './search-select-anchor';
import { rowAfterKey } from './search-select-rows';
import { searchOptions, type SelectOption } from './search-select-search';

/** Spec section 2: the search box takes this many characters. */
const SEARCH_MAX_LENGTH = 10;

export interface SearchSelectTexts {
  /** What is chosen here; it must hold what the button shows. */
  label: string;
  searchLabel: string;
  noMatchText: string;
  /** Names a close button for those who have no Escape key; absent: there is none. */
  closeLabel?: string;
}

interface SearchSelectPanelProps extends SearchSelectTexts {
  anchor: RefObject<HTMLElement | null>;
  appendTo?: Element;
  options: readonly SelectOption[];
  value: string;
  /** What has been typed on the button already. */
  startText: string;
  testId: string;
  onChoose: (option: SelectOption) => void;
  onClose: () => void;
}

/** The open part: a search box (APG combobox) over its list. It exists only while it is open. */
export function SearchSelectPanel(props: SearchSelectPanelProps) {
  const { anchor, appendTo, options, value, startText, testId, onChoose, onClose } = props;
  const { label, searchLabel, noMatchText, closeLabel } = props;
  const panel = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [text, setText] = useState(startText.slice(0, SEARCH_MAX_LENGTH));
  const found = searchOptions(options, text);
  const [active, setActive] = useState(() => {
    const chosen = options.findIndex((option) => option.value === value);
    return startText === '' && chosen >= 0 ? chosen : null;
  });

  useAnchoredList(panel, anchor);
  useLayoutEffect(() => search.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    const handleOutside = (event: PointerEvent) => {
      if (!(event.target instanceof Node)) return;
      const isInside = panel.current?.contains(event.target);
      if (!isInside && !anchor.current?.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', handleOutside);
    return () => document.removeEventListener('pointerdown', handleOutside);
  }, [anchor, onClose]);

  const handleKeyDown = (event: KeyboardEvent) => {
    // Escape and Enter of an input method end its own composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    // The focus is at the button then, and the browser goes on from there.
    if (event.key === 'Tab') onClose();
  };
  const handleSearchKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const row = rowAfterKey(event.key, active, found.length);
    if (row !== undefined) {
      event.preventDefault();
      if (found.length > 0) setActive(row);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const chosen = active === null ? text !== '' && found[0] : found[active];
    if (chosen) onChoose(chosen);
  };

  return createPortal(
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      className="fixed z-50 mt-[env(safe-area-inset-top)] flex flex-col overflow-hidden rounded-box border border-hairline bg-base-100 text-base text-base-content shadow-xl"
      onKeyDown={handleKeyDown}
    >
      <div className="flex items-center border-b border-hairline ps-4">
        <SearchIcon />
        <input
          ref={search}
          data-testid={`${testId}-search`}
          className="h-12 min-w-0 flex-1 bg-transparent px-3 outline-none placeholder:text-quiet"
          role="combobox"
          aria-label={searchLabel}
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active === null ? undefined : rowId(listId, active)}
          placeholder={searchLabel}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value.slice(0, SEARCH_MAX_LENGTH));
            setActive(null);
          }}
          onKeyDown={handleSearchKey}
        />
        {closeLabel && (
          <button
            type="button"
            tabIndex={-1}
            className="btn btn-square size-12 btn-ghost"
            aria-label={closeLabel}
            onClick={onClose}
          >
            <CloseIcon />
          </button>
        )}
      </div>
      <p role="status" className={found.length === 0 ? 'p-4' : 'sr-only'}>
        {found.length === 0 && noMatchText}
      </p>
      <SearchSelectList
        key={text}
        {...{ id: listId, label, options: found, value, active, onChoose }}
      />
    </div>,
    appendTarget(appendTo ?? document.body),
  );
}
