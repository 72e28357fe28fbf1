import { useTranslations } from 'next-intl';
import { SearchSelect } from '@/components/ui/search-select';
import type { CountryOption } from '@/lib/i18n/country-names';
import type { ResultTexts } from './result-texts';

interface CountryPickerProps {
  countries: CountryOption[];
  /** ISO code of the country whose limit applies; empty while it is the visitor's own. */
  iso2: string;
  /** "0.2 ‰, Poland": the limit that applies and whose it is. */
  limitWithName: string;
  texts: ResultTexts;
  onCountry: (iso2: string) => void;
}

/** The limit and its country on a chip; pressed, a list to choose another from. */
export function CountryPicker(props: CountryPickerProps) {
  const { countries, iso2, limitWithName, texts, onCountry } = props;
  const t = useTranslations();
  const options = countries.map((country) => ({
    value: country.iso2,
    label: country.name,
    badge: [
      ...texts.limitInAllUnits(country.permille),
      ...(country.confirmed ? [] : [t('result.country.unconfirmed')]),
    ].join(' · '),
    keywords: `${country.iso2} ${country.alias ?? ''}`,
  }));
  return (
    <SearchSelect
      testId="country"
      value={iso2}
      options={options}
      onChange={onCountry}
      label={t('result.country.label', { country: limitWithName })}
      searchLabel={t('result.country.search')}
      noMatchText={t('result.country.noMatch')}
      closeLabel={t('picker.close')}
      className="num inline-flex min-h-11 max-w-full cursor-pointer items-center gap-1.5 rounded-full border border-limit/60 px-3.5 py-1 text-left text-[0.9375rem] leading-tight font-semibold text-limit-text hover:border-limit"
    >
      <i aria-hidden="true" className="h-0.75 w-2.5 shrink-0 rounded-full bg-limit" />
      <span className="min-w-0">{limitWithName}</span>
    </SearchSelect>
  );
}
