import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { SearchSelectPanel } from '@/components/ui/search-select-panel';
import type { ListedCountries } from '@/lib/i18n/calculator-limits';

interface LimitListProps {
  label: string;
  /** ISO code of the country whose limit applies; empty while it is the visitor's own. */
  iso2: string;
  countries: ListedCountries;
  limitOf: (permille: number) => string;
  /** The chip. */
  anchor: RefObject<HTMLElement | null>;
  onChoose: (iso2: string) => void;
  onClose: () => void;
}

/** Every country with its limit, to choose from: most visitors keep theirs. */
export function LimitList(props: LimitListProps) {
  const { label, iso2, countries, limitOf, anchor, onChoose, onClose } = props;
  const t = useTranslations();
  const options = Object.entries(countries).map(([value, country]) => ({
    value,
    label: country.name,
    badge: country.isUnconfirmed ? t('limit.unconfirmed') : '',
    detail: limitOf(country.permille),
    keywords: `${value} ${country.alias ?? ''}`,
  }));
  return (
    <SearchSelectPanel
      testId="limit-country"
      {...{ anchor, options, label, onClose }}
      value={iso2}
      startText=""
      searchLabel={t('limit.search')}
      noMatchText={t('limit.noMatch')}
      closeLabel={t('picker.close')}
      onChoose={(option) => onChoose(option.value)}
    />
  );
}
