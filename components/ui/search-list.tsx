import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { SearchIcon } from './icons';
import { rowForKey } from './list-keys';
import { searchOptions, type SelectOption } from './search-options';

/** Spec section 2: the maximum length of a search. */
const SEARCH_MAX_LENGTH = 10;

export interface SearchListProps {
  label: string;
  searchLabel: string;
  noMatchText: string;
  options: readonly SelectOption[];
  /** Of the chosen option. */
  value: string;
  startText: string;
  search: RefObject<HTMLInputElement | null>;
  testId: string;
  /** Also called if the chosen option is chosen again. */
  onChoose: (value: string) => void;
}

/** A search box (APG combobox) over its list, of which one option is chosen. */
export function SearchList(props: SearchListProps) {
  const { label, searchLabel, noMatchText, options, value, startText, search, onChoose } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState(startText.slice(0, SEARCH_MAX_LENGTH));
  const found = searchOptions(options, text);
  const [active, setActive] = useState(() => {
    const chosen = options.findIndex((option) => option.value === value);
    return startText === '' && chosen >= 0 ? chosen : null;
  });
  const rowId = (row: number) => `${id}-${row}`;

  useLayoutEffect(() => {
    if (!list.current) return;
    const row = list.current.children[active ?? 0];
    list.current.scrollTop = row instanceof HTMLElement ? scrollTopFor(row, list.current) : 0;
  }, [active, text]);

  const choose = (option: SelectOption | false | undefined) => {
    if (option && !option.disabled) onChoose(option.value);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // During input method composition, Escape and Enter belong to the input method.
    if (event.nativeEvent.isComposing) return event.stopPropagation();
    // Without an active row, Down starts at the first one and Up at the last.
    const from = active ?? (event.key === 'ArrowUp' ? found.length : -1);
    const row = rowForKey(event.key, from, found.length);
    if (row === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (row === null) {
      choose(active === null ? text !== '' && found.find((one) => !one.disabled) : found[active]);
    } else if (found.length > 0) setActive(row);
  };
  const handleText = (typed: string) => {
    setText(typed.slice(0, SEARCH_MAX_LENGTH));
    setActive(null);
  };

  return (
    <>
      <div className="flex items-center rounded-field bg-base-200 ps-3 has-focus-visible:outline-2 has-focus-visible:outline-info">
        <SearchIcon />
        <input
          ref={search}
          data-testid={`${props.testId}-search`}
          className="h-11 min-w-0 flex-1 bg-transparent px-3 outline-none placeholder:text-quiet"
          role="combobox"
          aria-label={searchLabel}
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active === null ? undefined : rowId(active)}
          placeholder={searchLabel}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          value={text}
          onChange={(event) => handleText(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
        />
      </div>
      <p role="status" className={found.length === 0 ? 'py-3' : 'sr-only'}>
        {found.length === 0 && noMatchText}
      </p>
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        className="search-list relative flex-none overflow-y-auto overscroll-contain"
        // Keeps the focus in the search box.
        onMouseDown={(event) => event.preventDefault()}
      >
        {found.map((option, row) => (
          <li
            key={option.value}
            id={rowId(row)}
            role="option"
            aria-selected={option.value === value}
            aria-disabled={option.disabled}
            data-place={option.value}
            data-active={row === active || undefined}
            className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-field py-1 ps-1 pe-3 aria-disabled:cursor-not-allowed aria-disabled:text-quiet ${option.isLastOnTop ? 'border-b border-hairline' : ''}`}
            onClick={() => choose(option)}
          >
            <span className="min-w-0 flex-1 leading-tight">
              <span>{option.label}</span>{' '}
              {option.badge && <span className="block text-xs text-quiet">{option.badge}</span>}
            </span>{' '}
            <span className="num shrink-0 font-semibold">{option.detail}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where a list must be scrolled to, so that a row and its neighbours are in view. */
function scrollTopFor({ offsetTop, offsetHeight }: HTMLElement, list: HTMLElement) {
  const first = offsetTop - offsetHeight;
  const last = offsetTop + 2 * offsetHeight - list.clientHeight;
  return Math.min(first, Math.max(last, list.scrollTop));
}
