import { useTranslations } from 'next-intl';
import { SearchSelect } from '@/components/ui/search-select';
import type { CountryOption } from '@/lib/i18n/country-names';
import type { ResultTexts } from './result-texts';

interface CountryPickerProps {
  countries: CountryOption[];
  /** The country whose limit applies; undefined when it is none of the list. */
  country: CountryOption | undefined;
  limitPermille: number;
  texts: ResultTexts;
  onCountry: (iso2: string) => void;
}

/** The limit and its country as part of a sentence; pressed, a list to choose another from. */
export function CountryPicker(props: CountryPickerProps) {
  const { countries, country, limitPermille, texts, onCountry } = props;
  const t = useTranslations();
  const { limitWithUnit } = texts;
  const options = countries.map(({ iso2, name, permille, confirmed, alias = '' }) => ({
    value: iso2,
    label: name,
    detail: limitWithUnit(permille),
    badge: confirmed ? undefined : t('result.country.unconfirmed'),
    keywords: `${iso2} ${alias}`,
  }));
  const limit = limitWithUnit(limitPermille);
  const shown = country ? t('result.country.value', { limit, country: country.name }) : limit;
  return (
    <SearchSelect
      testId="country"
      value={country?.iso2 ?? ''}
      options={options}
      onChange={onCountry}
      label={t('result.country.label', { country: shown })}
      searchLabel={t('result.country.search')}
      noMatchText={t('result.country.noMatch')}
      closeLabel={t('picker.close')}
      className="-my-3 inline-flex min-h-11 cursor-pointer items-center gap-1 text-left align-baseline font-semibold text-white underline decoration-white/50 underline-offset-4 hover:decoration-white"
    >
      {shown}
    </SearchSelect>
  );
}
