'use client';

import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ChevronDownIcon } from './icons';
import { onDemand } from './on-demand';
import type { ChoiceBelow, SearchSelectTexts } from './search-select-panel';
import type { SelectOption } from './search-select-search';
import { useTypeAhead } from './search-select-type-ahead';

export interface SearchSelectProps extends SearchSelectTexts {
  value: string;
  /** Called while the list is open. */
  options: () => readonly SelectOption[];
  /** Called while the list is open: a choice below it, if there is one. */
  choice?: () => ChoiceBelow | false | undefined;
  /** Also called if the chosen option is the current one. */
  onChange: (value: string) => void;
  /** The content of the button. */
  children: ReactNode;
  className?: string;
  /** The element that the open list is appended to; document.body by default. */
  appendTo?: Element;
  /** Test id of the button; the search box adds `-search`. */
  testId?: string;
}

/** Loaded on demand: most visitors do not open the list. */
export const searchSelectPanel = onDemand(() =>
  import('./search-select-panel').then(({ SearchSelectPanel }) => SearchSelectPanel),
);

/** A button that shows the chosen option, and opens a list with a search box. */
export function SearchSelect({
  value,
  options,
  choice,
  onChange,
  children,
  className = '',
  appendTo,
  testId = 'select',
  ...texts
}: SearchSelectProps) {
  /** The initial text of the search box; null while the list is closed. */
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
    // After a click outside or Tab, the browser moves the focus on from here.
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
          {...texts}
          anchor={button}
          appendTo={appendTo}
          options={options()}
          choice={choice?.() || undefined}
          value={value}
          startText={startText}
          testId={testId}
          onChoose={choose}
          onClose={close}
        />
      )}
    </>
  );
}
