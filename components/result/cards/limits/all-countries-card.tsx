import { useTranslations } from 'next-intl';
import { DisclosureCard } from '@/components/result/cards/disclosure-card';
import { onDemand } from '@/components/ui/on-demand';
import type { AllCountriesProps } from './all-countries';

const allCountries = onDemand(() =>
  import('./all-countries').then((module) => module.AllCountries),
);

/** The times under the limit of every country, on request. */
export function AllCountriesCard({ intro, forecastUnder }: AllCountriesProps) {
  const t = useTranslations();
  return (
    <DisclosureCard testId="all-countries" title={t('result.countries.title')} part={allCountries}>
      {(AllCountries) => <AllCountries intro={intro} forecastUnder={forecastUnder} />}
    </DisclosureCard>
  );
}
