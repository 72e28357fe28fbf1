import { useTranslations } from 'next-intl';
import { AllCountriesCard } from '@/components/result/cards/limits/all-countries-card';
import { useShownMeasurement } from '@/components/result/shown-result';
import { forecastMeasured, type Forecast } from '@/lib/bac';
import { breathRatio } from '@/lib/countries/breath-ratio';
import type { CountryOption } from '@/lib/i18n/country-names';
import { isBreathUnit, permilleOfMeasurement } from '@/lib/model/measurement';

/** The times under the limit of every country, each with its own breath ratio. */
export function MeasuredCountriesCard() {
  const { source, evening } = useShownMeasurement();
  const t = useTranslations();
  const { forecast, limit } = evening;
  const { unit, value } = source.model.measurement;
  // A shared link fixes the level by the ratio of the sender's country.
  const isBreath = isBreathUnit(unit) && limit.breathIso2 === limit.iso2;

  function forecastUnder(country: CountryOption): Forecast {
    if (!isBreath || !value) return forecast;
    return forecastMeasured({
      permille: permilleOfMeasurement(value, unit, breathRatio(country)),
      sinceLastDrinkMin: forecast.sinceLastDrinkMin,
      limitPermille: forecast.limitPermille,
    });
  }

  return (
    <AllCountriesCard
      intro={isBreath ? t('measurement.result.countriesBreath') : t('measurement.result.countries')}
      forecastUnder={forecastUnder}
    />
  );
}
