import { useTranslations } from 'next-intl';
import { SearchSelect } from '@/components/ui/search-select';
import type { ListedCountry } from '@/lib/i18n/calculator-limits';

/** What the list says of a country. */
type ChipCountry = Pick<ListedCountry, 'name' | 'alias' | 'permille' | 'isUnconfirmed'>;

export interface LimitChipProps {
  /** "0.2 ‰" */
  limitText: string;
  /** ISO code of the country whose limit applies; empty while it is the visitor's own. */
  iso2: string;
  /** Nobody chose the country: the chip asks whether it is the right one. */
  isGuess: boolean;
  /** By ISO code, in the order in which the language lists them. */
  countries: Readonly<Record<string, ChipCountry>>;
  /** Writes the limit of a country for the list. */
  limitOf: (permille: number) => string;
  /** Called for the same country too: choosing it confirms a guess. */
  onCountry: (iso2: string) => void;
  /** In the bar: without an edge, no higher than a line of text. */
  isSlim?: boolean;
  testId?: string;
}

/** The limit that applies and whose it is; pressed, a list to choose the country from. */
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
