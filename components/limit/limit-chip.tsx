import { useTranslations } from 'next-intl';
import { SearchSelect } from '@/components/ui/search-select';
import type { ApplicableLimit, DriverClass } from '@/lib/countries/applicable-limit';
import { hasDriverClasses } from '@/lib/countries/driver-classes';
import type { ListedCountry } from '@/lib/i18n/calculator-limits';
import { useClassOptions } from './use-class-options';

/** A country in the list. */
type ChipCountry = Pick<
  ListedCountry,
  'name' | 'alias' | 'permille' | 'noviceOrProfessionalPermille' | 'isUnconfirmed'
>;

export interface LimitChipProps {
  limit: ApplicableLimit;
  /** Nobody has said whose limit it is, so the chip asks. */
  isGuess: boolean;
  /** ISO codes of the places whose limit may apply: they stand on top of the list. */
  candidates: readonly string[];
  /** By ISO code, in the order of the language. */
  countries: Readonly<Record<string, ChipCountry>>;
  /** "0.2 ‰" */
  limitWithUnit: (permille: number) => string;
  /** Formats the limits in the list, if in another way. */
  limitOf?: (permille: number) => string;
  /** Also called for the same country, because that confirms a guess. */
  onCountry: (iso2: string) => void;
  onClass: (driverClass: DriverClass) => void;
  /** For the floating bar: no border, the height of one line of text. */
  isSlim?: boolean;
  testId?: string;
}

/**
 * The limit that applies and its country. It opens the list of countries, with the classes of drivers
 * if the country has a lower limit for some.
 */
export function LimitChip(props: LimitChipProps) {
  const { limit, isGuess, candidates, countries, limitWithUnit, onCountry, onClass } = props;
  const { limitOf = limitWithUnit, isSlim = false } = props;
  const t = useTranslations();
  const classOptions = useClassOptions(limitWithUnit);
  const limitText = limitWithUnit(limit.permille);
  const iso2 = limit.ownLimitPermille === null ? limit.iso2 : '';
  const country = countries[iso2];
  const name = country?.name ?? t('limit.own');
  const label = t('limit.label', { country: `${limitText} ${name}` });
  const guess = isGuess ? t('limit.guess') : '';
  const options = () =>
    [...new Set([...candidates, ...Object.keys(countries)])].flatMap((value) => {
      const listed = countries[value];
      if (!listed) return [];
      const notes = listed.isUnconfirmed ? [t('limit.unconfirmed')] : [];
      return {
        value,
        label: listed.name,
        badge: [limitOf(listed.permille), ...notes].join(' · '),
        keywords: `${value} ${listed.alias ?? ''}`,
        isLastOnTop: value === candidates.at(-1),
      };
    });
  const choice = () =>
    country &&
    hasDriverClasses(country) && {
      testId: 'limit-class',
      label: t('limit.class'),
      value: limit.driverClass,
      options: classOptions(country),
      onChange: onClass,
    };

  return (
    <SearchSelect
      testId={props.testId ?? 'limit-country'}
      value={iso2}
      options={options}
      choice={choice}
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
