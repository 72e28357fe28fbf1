'use client';

import {
  useCallback,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { ChevronDownIcon } from './icons';
import type { SearchSelectPanelProps, SearchSelectTexts } from './search-select-panel';
import type { SelectOption } from './search-select-search';
import { useTypeAhead } from './search-select-type-ahead';

export interface SearchSelectProps extends SearchSelectTexts {
  value: string;
  options: readonly SelectOption[];
  /** Called only when another option is chosen. */
  onChange: (value: string) => void;
  /** What the closed button shows. */
  children: ReactNode;
  className?: string;
  /** What the open list is put into; the body of the page unless told. It must be in a page. */
  appendTo?: Element;
  /** Test id of the button; the search box carries `-search` behind it. */
  testId?: string;
}

type Panel = ComponentType<SearchSelectPanelProps>;

/**
 * The open part, loaded when the button is about to be used: most visitors keep their country. Kept
 * once it is known, so that it opens at once from then on.
 */
let knownPanel: Panel | null = null;

/** @returns null, after a console warning, when it cannot be loaded: the next press tries again */
export async function loadPanel(): Promise<Panel | null> {
  try {
    knownPanel ??= (await import('./search-select-panel')).SearchSelectPanel;
  } catch (error) {
    console.warn('The list could not be loaded.', error);
  }
  return knownPanel;
}

/** Display mode: a button with the chosen option. Edit mode: a search box over a list. */
export function SearchSelect({
  value,
  options,
  onChange,
  children,
  className = '',
  appendTo,
  testId = 'select',
  ...texts
}: SearchSelectProps) {
  /** The text that the search begins with; null while closed. */
  const [startText, setStartText] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<Panel | null>(() => knownPanel);
  const isOpen = startText !== null && Panel !== null;

  const load = () => void loadPanel().then((panel) => setPanel(() => panel));
  const open = (text: string) => {
    load();
    setStartText(text);
  };
  const handleTyping = useTypeAhead(open);
  const close = useCallback(() => {
    setStartText(null);
    // A click or Tab that closes the list then moves the focus on by itself.
    button.current?.focus({ preventScroll: true });
  }, []);
  const choose = (option: SelectOption) => {
    close();
    if (option.value !== value) onChange(option.value);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      open('');
    }
    handleTyping(event);
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        data-testid={testId}
        className={className}
        aria-label={texts.label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => (isOpen ? close() : open(''))}
        onKeyDown={handleKeyDown}
      >
        {children}
        <ChevronDownIcon />
      </button>
      {isOpen && (
        <Panel
          {...{ ...texts, anchor: button, appendTo, options, value, startText, testId }}
          onChoose={choose}
          onClose={close}
        />
      )}
    </>
  );
}
