import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/shell/disclosure';
import { onDemand } from '@/components/ui/on-demand';
import { forecastMeasured, type Forecast } from '@/lib/bac';
import { breathRatio } from '@/lib/countries/breath-ratio';
import type { CountryOption } from '@/lib/i18n/country-names';
import { isBreathUnit, permilleOfMeasurement } from '@/lib/model/measurement';
import type { MeasuredWorkingInput } from './measured-steps';

const measuredWorking = onDemand(() =>
  import('./measured-working').then((module) => module.MeasuredWorking),
);
const allCountries = onDemand(() =>
  import('./all-countries').then((module) => module.AllCountries),
);

interface MeasuredMoreProps extends Omit<MeasuredWorkingInput, 'breathLaw'> {
  countries: CountryOption[];
}

/** What opens on request below the result: every country, and how it was computed. */
export function MeasuredMore({ countries, ...props }: MeasuredMoreProps) {
  const t = useTranslations();
  const { model, evening, texts } = props;
  const { forecast, limit } = evening;
  const { unit, value } = model.measurement;
  // Of a link counted by the sender's law the level is known: no other law makes it another.
  const isBreath = isBreathUnit(unit) && limit.breathIso2 === limit.iso2;

  /** A value in breath is another level of the blood under each law. */
  function forecastUnder(country: CountryOption): Forecast {
    if (!isBreath || !value) return forecast;
    return forecastMeasured({
      permille: permilleOfMeasurement(value, unit, breathRatio(country)),
      sinceLastDrinkMin: forecast.sinceLastDrinkMin,
      limitPermille: forecast.limitPermille,
    });
  }

  return (
    <>
      <Disclosure
        testId="all-countries"
        title={<h2>{t('result.countries.title')}</h2>}
        part={allCountries}
        className="border-t border-hairline"
      >
        {(AllCountries) => (
          <AllCountries
            {...{ forecast, texts, countries, forecastUnder }}
            driverClass={limit.driverClass}
            iso2={limit.iso2}
            intro={
              isBreath ? t('measurement.result.countriesBreath') : t('measurement.result.countries')
            }
          />
        )}
      </Disclosure>
      <Disclosure
        testId="working"
        title={<h2>{t('result.working.title')}</h2>}
        part={measuredWorking}
        className="border-t border-hairline"
      >
        {(MeasuredWorking) => (
          <MeasuredWorking
            {...props}
            breathLaw={countries.find(({ iso2 }) => iso2 === limit.breathIso2)}
          />
        )}
      </Disclosure>
    </>
  );
}
