import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import { ChevronDownIcon } from '@/components/ui/icons';
import { onDemand } from '@/components/ui/on-demand';
import type { ListedCountries } from '@/lib/i18n/calculator-limits';

const limitList = onDemand(() => import('./limit-list').then((part) => part.LimitList));

export interface LimitChipProps {
  /** "0.2 ‰" */
  limitText: string;
  /** ISO code of the country whose limit applies; empty while it is the visitor's own. */
  iso2: string;
  /** Nobody chose the country: the chip asks whether it is the right one. */
  isGuess: boolean;
  countries: ListedCountries;
  /** Writes the limit of a country for the list. */
  limitOf: (permille: number) => string;
  /** Called for the same country too: choosing it confirms a guess. */
  onCountry: (iso2: string) => void;
  /** In the bar: without an edge, no higher than a line of text. */
  isSlim?: boolean;
}

/** The limit that applies and whose it is; pressed, a list to choose the country from. */
export function LimitChip(props: LimitChipProps) {
  const { limitText, iso2, isGuess, countries, limitOf, onCountry, isSlim = false } = props;
  const t = useTranslations();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [LimitList, load] = limitList.usePart();
  const name = countries[iso2]?.name ?? t('limit.own');
  const label = t('limit.label', { country: `${limitText} ${name}` });
  const guess = isGuess ? t('limit.guess') : '';

  const close = useCallback(() => {
    setIsOpen(false);
    // A click or Tab that closes the list then moves the focus on by itself.
    button.current?.focus({ preventScroll: true });
  }, []);

  function handlePress() {
    if (isOpen) return close();
    void limitList.whenThere(() => {
      load();
      setIsOpen(true);
    });
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        data-testid="limit-country"
        data-guess={isGuess}
        aria-label={`${label}${guess && ` ${guess}`}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={`num inline-flex max-w-full cursor-pointer items-center gap-1.5 text-start font-semibold text-(--limit-text) ${isSlim ? '-my-2.5 min-h-11 text-sm' : 'min-h-11 rounded-3xl border border-limit/55 px-3 py-0.5 text-[0.9375rem] hover:border-limit'}`}
        onPointerEnter={load}
        onFocus={load}
        onClick={handlePress}
      >
        <i aria-hidden="true" className="h-0.75 w-2.5 shrink-0 rounded-xs bg-limit" />
        <span className="min-w-0 leading-tight">
          <span className="whitespace-nowrap">{limitText}</span>{' '}
          <span className={isSlim ? '@max-xs:hidden' : ''}>{name}</span>
          {guess && (
            <span className={`text-xs font-normal text-quiet ${isSlim ? '' : 'block'}`}>
              {isSlim ? ' ?' : guess}
            </span>
          )}
        </span>
        <ChevronDownIcon />
      </button>
      {isOpen && LimitList && (
        <LimitList
          {...{ label, iso2, countries, limitOf }}
          anchor={button}
          onChoose={(chosen) => {
            close();
            onCountry(chosen);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
