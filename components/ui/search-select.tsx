'use client';

import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ChevronDownIcon } from './icons';
import { onDemand } from './on-demand';
import type { SearchSelectTexts } from './search-select-panel';
import type { SelectOption } from './search-select-search';
import { useTypeAhead } from './search-select-type-ahead';

export interface SearchSelectProps extends SearchSelectTexts {
  value: string;
  /** Asked for while the list is open. */
  options: () => readonly SelectOption[];
  /** Called with what is chosen, be it what was chosen before. */
  onChange: (value: string) => void;
  /** What the closed button shows. */
  children: ReactNode;
  className?: string;
  /** What the open list is put into; the body of the page unless told. It must be in a page. */
  appendTo?: Element;
  /** Test id of the button; the search box carries `-search` behind it. */
  testId?: string;
}

/** The open part: most visitors keep their country. */
export const searchSelectPanel = onDemand(() =>
  import('./search-select-panel').then(({ SearchSelectPanel }) => SearchSelectPanel),
);

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
  const [Panel, load] = searchSelectPanel.usePart();
  const isOpen = startText !== null && Panel !== null;

  const open = (text: string) =>
    void searchSelectPanel.whenThere(() => {
      load();
      setStartText(text);
    });
  const handleTyping = useTypeAhead(open);
  const close = useCallback(() => {
    setStartText(null);
    // A click or Tab that closes the list then moves the focus on by itself.
    button.current?.focus({ preventScroll: true });
  }, []);
  const choose = (option: SelectOption) => {
    close();
    onChange(option.value);
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
          {...{ ...texts, anchor: button, appendTo, value, startText, testId }}
          options={options()}
          onChoose={choose}
          onClose={close}
        />
      )}
    </>
  );
}
