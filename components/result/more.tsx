import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/shell/disclosure';
import { onDemand } from '@/components/ui/on-demand';
import type { CountryOption } from '@/lib/i18n/country-names';
import type { WorkingInput } from './working-steps';

const working = onDemand(() => import('./working').then((module) => module.Working));
const allCountries = onDemand(() =>
  import('./all-countries').then((module) => module.AllCountries),
);

interface MoreProps extends Omit<WorkingInput, 'breathLaw'> {
  countries: CountryOption[];
}

/** What opens on request below the result: every country, and how it was computed. */
export function More(props: MoreProps) {
  const t = useTranslations();
  const { evening, texts, countries } = props;
  const { iso2, driverClass, breathIso2 } = evening.limit;
  return (
    <>
      <Disclosure
        testId="all-countries"
        title={<h2>{t('result.countries.title')}</h2>}
        part={allCountries}
        className="border-t border-hairline"
      >
        {(AllCountries) => (
          <AllCountries forecast={evening.forecast} {...{ texts, countries, driverClass, iso2 }} />
        )}
      </Disclosure>
      <Disclosure
        testId="working"
        title={<h2>{t('result.working.title')}</h2>}
        part={working}
        className="border-t border-hairline"
      >
        {(Working) => (
          <Working
            model={props.model}
            catalog={props.catalog}
            limitName={props.limitName}
            breathLaw={countries.find((country) => country.iso2 === breathIso2)}
            {...{ evening, texts }}
          />
        )}
      </Disclosure>
    </>
  );
}
