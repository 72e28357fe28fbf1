import { useTranslations } from 'next-intl';
import { useRef, useState, type KeyboardEvent } from 'react';
import { ChevronDownIcon } from '@/components/ui/icons';
import { onDemand } from '@/components/ui/on-demand';
import { useTimer } from '@/components/ui/use-timer';
import { penaltyLimitText } from '@/lib/i18n/penalty-text';
import type { LimitChipProps } from './country-sheet';

/** Loaded on demand: most visitors do not open it. */
export const countrySheet = onDemand(() =>
  import('./country-sheet').then(({ CountrySheet }) => CountrySheet),
);

/** Spec section 9: keys typed within this time belong together. */
const TYPE_AHEAD_MS = 200;

/** The limit that applies and its country: opens the sheet of countries and classes of drivers. */
export function LimitChip(props: LimitChipProps) {
  const { limit, isGuess, countries, levels } = props;
  const { testId = 'limit-country', id } = props;
  const t = useTranslations();
  const button = useRef<HTMLButtonElement>(null);
  /** Each opening has a number, so that a press during the closing transition opens a new sheet. */
  const [opening, setOpening] = useState<{ number: number; startText: string } | null>(null);
  const [CountrySheet, load] = countrySheet.usePart();
  const isOpen = opening !== null && CountrySheet !== null;
  const limitText = penaltyLimitText(limit, levels, t);
  const iso2 = limit.ownLimitPermille === null ? limit.iso2 : '';
  const name = countries[iso2]?.name ?? t('limit.own');
  const label = t('limit.label', { country: `${limitText} ${name}` });
  const guess = isGuess ? t('limit.guess') : '';

  const open = (startText: string) =>
    void countrySheet.whenThere(() => {
      load();
      setOpening((last) => ({ number: (last?.number ?? 0) + 1, startText }));
    });
  /** Characters typed while the sheet is closed. */
  const typed = useRef('');
  const typing = useTimer(TYPE_AHEAD_MS, () => {
    open(typed.current);
    typed.current = '';
  });
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    // Space activates the button.
    const isTyped = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
    if (isArrow || isTyped) event.preventDefault();
    if (isArrow) open('');
    if (!isTyped) return;
    typed.current += key;
    typing.start();
  };

  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        data-testid={testId}
        className="num -my-2.5 min-h-11 text-sm inline-flex max-w-full cursor-pointer items-center gap-1.5 text-start font-semibold text-warning"
        aria-label={`${label}${guess && ` ${guess}`}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => open('')}
        onKeyDown={handleKeyDown}
      >
        <i aria-hidden="true" className="h-0.75 w-2.5 shrink-0 rounded-xs bg-limit" />
        <span className="min-w-0 leading-tight">
          <span>{limitText}</span>{' '}
          <span>{isGuess ? t('limit.guessed', { country: name }) : name}</span>
        </span>
        <ChevronDownIcon />
      </button>
      {isOpen && (
        <CountrySheet
          key={opening.number}
          {...props}
          chosen={iso2}
          startText={opening.startText}
          testId={testId}
          returnFocusTo={button}
          onClosed={() => setOpening(null)}
        />
      )}
    </>
  );
}
