'use client';

import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon, SearchIcon } from './icons';
import { RadioList, type RadioListProps } from './radio-list';
import { useAnchoredList } from './search-select-anchor';
import { rowId, SearchSelectList } from './search-select-list';
import { appendTarget } from './search-select-place';
import { rowAfterKey } from './search-select-rows';
import { searchOptions, type SelectOption } from './search-select-search';

/** Spec section 2: the maximum length of a search. */
const SEARCH_MAX_LENGTH = 10;

export interface SearchSelectTexts {
  /** The accessible name. It must contain the text of the button. */
  label: string;
  searchLabel: string;
  noMatchText: string;
  /** Name of the close button, for devices without an Escape key; no button if left out. */
  closeLabel?: string;
}

/** A choice below the list. Choosing does not close the panel. */
export type ChoiceBelow = RadioListProps<string>;

interface SearchSelectPanelProps extends SearchSelectTexts {
  choice?: ChoiceBelow;
  anchor: RefObject<HTMLElement | null>;
  appendTo?: Element;
  options: readonly SelectOption[];
  value: string;
  /** The text that was typed on the button. */
  startText: string;
  testId: string;
  onChoose: (option: SelectOption) => void;
  onClose: () => void;
}

/** The open part of the select: a search box (APG combobox) over its list. Mount it to open it. */
export function SearchSelectPanel(props: SearchSelectPanelProps) {
  const { anchor, appendTo, options, value, startText, label, noMatchText, choice } = props;
  const { onChoose, onClose } = props;
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
  useOutsidePress(panel, anchor, onClose);

  const handleKeyDown = (event: KeyboardEvent) => {
    // During input method composition, Escape and Enter belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    // Closing focuses the button; the browser then moves the focus on from there. Tab from the search
    // box goes to the choice below.
    const isOnWay = choice && event.target === search.current && !event.shiftKey;
    if (event.key === 'Tab' && !isOnWay) onClose();
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
    const chosen =
      active === null ? text !== '' && found.find(({ disabled }) => !disabled) : found[active];
    if (chosen && !chosen.disabled) onChoose(chosen);
  };
  const handleText = (typed: string) => {
    setText(typed.slice(0, SEARCH_MAX_LENGTH));
    setActive(null);
  };

  return createPortal(
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      className="fixed z-50 mt-[env(safe-area-inset-top)] flex flex-col overflow-hidden rounded-box border border-hairline bg-base-100 text-base text-base-content shadow-xl"
      onKeyDown={handleKeyDown}
    >
      <SearchRow
        ref={search}
        label={props.searchLabel}
        listId={listId}
        active={active}
        text={text}
        closeLabel={props.closeLabel}
        testId={props.testId}
        onText={handleText}
        onKeyDown={handleSearchKey}
        onClose={onClose}
      />
      <p role="status" className={found.length === 0 ? 'p-4' : 'sr-only'}>
        {found.length === 0 && noMatchText}
      </p>
      <SearchSelectList
        key={text}
        id={listId}
        label={label}
        options={found}
        value={value}
        active={active}
        onChoose={onChoose}
      />
      {choice && (
        <div className="border-t border-hairline px-4 py-2">
          <RadioList {...choice} />
        </div>
      )}
    </div>,
    appendTarget(appendTo ?? document.body),
  );
}

/** Calls `onPress` for a press outside both elements. */
function useOutsidePress(
  panel: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  onPress: () => void,
) {
  useEffect(() => {
    const handlePress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node)) return;
      const isInside = panel.current?.contains(target) || anchor.current?.contains(target);
      if (!isInside) onPress();
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [panel, anchor, onPress]);
}

interface SearchRowProps {
  label: string;
  listId: string;
  /** The active row of the list; null if there is none. */
  active: number | null;
  text: string;
  closeLabel?: string;
  testId: string;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
  ref: Ref<HTMLInputElement>;
}

/** The search box and the close button. */
function SearchRow(props: SearchRowProps) {
  const { label, listId, active, text, closeLabel, testId, onText, onKeyDown, onClose, ref } =
    props;
  return (
    <div className="flex items-center border-b border-hairline ps-4">
      <SearchIcon />
      <input
        ref={ref}
        data-testid={`${testId}-search`}
        className="h-12 min-w-0 flex-1 bg-transparent px-3 outline-none placeholder:text-quiet"
        role="combobox"
        aria-label={label}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active === null ? undefined : rowId(listId, active)}
        placeholder={label}
        maxLength={SEARCH_MAX_LENGTH}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
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
  );
}
