import { useTranslations } from 'next-intl';
import { onDemand } from '@/components/ui/on-demand';
import { forecastFromMeasured } from '@/lib/bac';
import type { LimitChoice } from '@/lib/countries/applicable-limit';
import { breathRatio } from '@/lib/countries/breath-ratio';
import type { CountryOption } from '@/lib/i18n/country-names';
import { measuredInput } from '@/lib/model/measured-input';
import { isBreathUnit } from '@/lib/model/reading';
import { Disclosure } from './disclosure';
import type { MeasuredWorkingInput } from './measured-steps';

const measuredWorking = onDemand(() =>
  import('./measured-working').then((room) => room.MeasuredWorking),
);
const allCountries = onDemand(() => import('./all-countries').then((room) => room.AllCountries));

interface MeasuredMoreProps extends MeasuredWorkingInput {
  countries: CountryOption[];
  choice: LimitChoice;
  nowMin: number;
  /** Instant of the measurement, milliseconds since 1970. */
  startMs: number;
}

/** What opens on request below the result: every country, and how it was computed. */
export function MeasuredMore(props: MeasuredMoreProps) {
  const t = useTranslations();
  const { model, result, texts, countries, choice, nowMin, startMs, limitPermille } = props;
  const isBreath = isBreathUnit(model.reading.unit);

  /** A value in breath is another level of the blood under each law. */
  function curvesOf(country: CountryOption) {
    if (!isBreath) return result.curves;
    const context = { limitPermille, startMs, breathRatio: breathRatio(country) };
    const input = measuredInput(model, context);
    return input ? forecastFromMeasured(input).curves : result.curves;
  }

  return (
    <>
      <Disclosure title={t('result.countries.title')} testId="all-countries" part={allCountries}>
        {(AllCountries) => (
          <AllCountries
            {...{ result, texts, countries, nowMin, curvesOf }}
            driverClass={choice.driverClass}
            iso2={choice.iso2}
            intro={isBreath ? t('reading.result.countriesBreath') : t('reading.result.countries')}
          />
        )}
      </Disclosure>
      <Disclosure title={t('result.working.title')} testId="working" part={measuredWorking}>
        {(MeasuredWorking) => (
          <MeasuredWorking
            {...{ model, result, texts, limitPermille }}
            limitName={props.limitName}
            ratio={props.ratio}
            country={props.country}
            readingTexts={props.readingTexts}
          />
        )}
      </Disclosure>
    </>
  );
}
