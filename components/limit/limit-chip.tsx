import { useTranslations } from 'next-intl';
import { SearchSelect } from '@/components/ui/search-select';
import type { ListedCountry } from '@/lib/i18n/calculator-limits';

/** A country in the list. */
type ChipCountry = Pick<ListedCountry, 'name' | 'alias' | 'permille' | 'isUnconfirmed'>;

export interface LimitChipProps {
  /** "0.2 ‰" */
  limitText: string;
  /** ISO code of the country whose limit applies; empty for the visitor's own limit. */
  iso2: string;
  /** The country was guessed, so the chip asks whether it is right. */
  isGuess: boolean;
  /** By ISO code, in the order of the language. */
  countries: Readonly<Record<string, ChipCountry>>;
  /** Formats the limit of a country for the list. */
  limitOf: (permille: number) => string;
  /** Also called for the same country, because that confirms a guess. */
  onCountry: (iso2: string) => void;
  /** For the floating bar: no border, the height of one line of text. */
  isSlim?: boolean;
  testId?: string;
}

/** The limit that applies and its country. It opens the list of countries. */
export function LimitChip(props: LimitChipProps) {
  const { limitText, iso2, isGuess, countries, limitOf, onCountry, isSlim = false } = props;
  const t = useTranslations();
  const name = countries[iso2]?.name ?? t('limit.own');
  const label = t('limit.label', { country: `${limitText} ${name}` });
  const guess = isGuess ? t('limit.guess') : '';
  const options = () =>
    Object.entries(countries).map(([value, country]) => ({
      value,
      label: country.name,
      badge: [
        limitOf(country.permille),
        ...(country.isUnconfirmed ? [t('limit.unconfirmed')] : []),
      ].join(' · '),
      keywords: `${value} ${country.alias ?? ''}`,
    }));

  return (
    <SearchSelect
      testId={props.testId ?? 'limit-country'}
      value={iso2}
      options={options}
      label={`${label}${guess && ` ${guess}`}`}
      searchLabel={t('limit.search')}
      noMatchText={t('limit.noMatch')}
      closeLabel={t('picker.close')}
      className={`num inline-flex max-w-full cursor-pointer items-center gap-1.5 text-start font-semibold text-(--limit-text) ${isSlim ? '-my-2.5 min-h-11 text-sm' : 'min-h-11 rounded-3xl border border-limit/55 px-3 py-0.5 text-[0.9375rem] hover:border-limit'}`}
      onChange={onCountry}
    >
      <i aria-hidden="true" className="h-0.75 w-2.5 shrink-0 rounded-xs bg-limit" />
      <span className="min-w-0 leading-tight">
        <span className="whitespace-nowrap">{limitText}</span>{' '}
        <span className={isSlim ? '@max-xs:hidden' : 'block text-[0.8125rem] font-medium'}>
          {isGuess ? t('limit.guessed', { country: name }) : name}
        </span>
      </span>
    </SearchSelect>
  );
}
