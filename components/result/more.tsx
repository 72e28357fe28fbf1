import { useTranslations } from 'next-intl';
import { onDemand } from '@/components/ui/on-demand';
import type { DriverClass } from '@/lib/countries/applicable-limit';
import type { DrinkCatalog } from '@/lib/drinks/servings';
import type { CountryOption } from '@/lib/i18n/country-names';
import { Disclosure } from './disclosure';
import type { WorkingInput } from './working-steps';

const working = onDemand(() => import('./working').then((room) => room.Working));
const allCountries = onDemand(() => import('./all-countries').then((room) => room.AllCountries));

interface MoreProps extends WorkingInput {
  catalog: DrinkCatalog;
  countries: CountryOption[];
  driverClass: DriverClass;
  iso2: string;
  nowMin: number;
}

/** What opens on request below the result: every country, and how it was computed. */
export function More(props: MoreProps) {
  const t = useTranslations();
  const { result, texts, countries, driverClass, iso2, nowMin } = props;
  return (
    <>
      <Disclosure title={t('result.countries.title')} testId="all-countries" part={allCountries}>
        {(AllCountries) => (
          <AllCountries {...{ result, texts, countries, driverClass, iso2, nowMin }} />
        )}
      </Disclosure>
      <Disclosure title={t('result.working.title')} testId="working" part={working}>
        {(Working) => (
          <Working
            model={props.model}
            catalog={props.catalog}
            limitPermille={props.limitPermille}
            limitName={props.limitName}
            {...{ result, texts }}
          />
        )}
      </Disclosure>
    </>
  );
}
