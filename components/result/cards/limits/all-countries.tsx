import { useTranslations } from 'next-intl';
import type { ResultTexts } from '@/components/result/result-texts';
import type { ShownResult } from '@/components/result/use-shown';
import {
  ceilMinutes,
  driveAtMin,
  forecastMeasured,
  type CurveName,
  type Forecast,
} from '@/lib/bac';
import { limitOfClass } from '@/lib/countries/applicable-limit';
import { breathRatio } from '@/lib/countries/breath-ratio';
import { saidMin } from '@/lib/evening/said-times';
import type { CountryOption } from '@/lib/i18n/country-names';
import { isBreathUnit, permilleOfMeasurement } from '@/lib/model/measurement';

/** A table of the cautious and likely time under the limit of every country. */
export function AllCountries({ shown }: { shown: ShownResult }) {
  const { source, evening, countries } = shown;
  const { kind, limit, forecast } = evening;
  const { unit, value } = source.model.measurement;
  const t = useTranslations();
  // A shared link fixes the level by the ratio of the sender's country.
  const isByRatio = kind === 'measurement' && isBreathUnit(unit) && limit.breathIso2 === limit.iso2;

  function intro(): string {
    if (kind === 'drinks') return t('result.countries.intro');
    return isByRatio ? t('measurement.result.countriesBreath') : t('measurement.result.countries');
  }

  /** What was measured in breath is another level by the ratio of another country. */
  function forecastUnder(country: CountryOption): Forecast {
    if (evening.kind === 'drinks' || !isByRatio || !value) return forecast;
    return forecastMeasured({
      permille: permilleOfMeasurement(value, unit, breathRatio(country)),
      sinceLastDrinkMin: evening.forecast.sinceLastDrinkMin,
      limitPermille: forecast.limitPermille,
    });
  }

  return (
    <>
      <p className="max-w-prose text-sm text-quiet">
        <span>{intro()}</span>{' '}
        {limit.driverClass === 'novice' && <span>{t('result.countries.novice')}</span>}
      </p>
      <table className="num mt-4 w-full border-collapse text-xs min-[22.5rem]:text-sm">
        <caption className="sr-only">{t('result.countries.title')}</caption>
        <thead>
          <tr className="border-b border-base-content/20 text-start align-bottom">
            <th scope="col" className="py-2 pe-2 text-start font-semibold">
              {t('result.countries.country')}
            </th>
            <th scope="col" className="py-2 pe-2 text-end font-semibold">
              {t('result.countries.limit')}
            </th>
            <th scope="col" className="py-2 pe-2 text-end font-semibold">
              {t('result.countries.cautious')}
            </th>
            <th scope="col" className="py-2 text-end font-semibold">
              {t('result.countries.likely')}
            </th>
          </tr>
        </thead>
        <tbody>
          {countries.map((country) => (
            <CountryRow
              key={country.iso2}
              shown={shown}
              country={country}
              forecast={forecastUnder(country)}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface CountryRowProps {
  shown: ShownResult;
  country: CountryOption;
  forecast: Forecast;
}

function CountryRow({ shown, country, forecast }: CountryRowProps) {
  const { evening, texts } = shown;
  const t = useTranslations();
  const limitPermille = limitOfClass(country, evening.limit.driverClass);
  const driveMin = (name: CurveName) =>
    ceilMinutes(driveAtMin(forecast, name, country.anyForbidden ? 0 : limitPermille));
  const cautiousMin = driveMin('cautious');
  const likelyMin = driveMin('likely');
  return (
    <tr
      className={`border-b border-hairline ${country.iso2 === evening.limit.iso2 ? 'bg-info/15 font-semibold' : ''}`}
    >
      <th scope="row" className="py-2 pe-2 text-start font-medium">
        {country.name}
      </th>
      <td translate="no" className="py-2 pe-2 text-end whitespace-nowrap">
        {texts.limit(limitPermille)}
      </td>
      {cautiousMin === 0 ? (
        <td colSpan={2} className="py-2 text-end text-quiet">
          {t('result.countries.always')}
        </td>
      ) : (
        <>
          <td className="py-2 pe-2 text-end font-semibold whitespace-nowrap">
            <Moment texts={texts} atMin={saidMin(evening.startMs, cautiousMin)} />
          </td>
          <td className="py-2 text-end whitespace-nowrap text-quiet">
            {likelyMin === 0 ? '–' : <Moment texts={texts} atMin={likelyMin} />}
          </td>
        </>
      )}
    </tr>
  );
}

/** A clock time, with its day below unless that is today. */
function Moment({ texts, atMin }: { texts: ResultTexts; atMin: number }) {
  const day = texts.day(atMin);
  return (
    <>
      <span translate="no">{texts.clock(atMin)}</span>
      {day && <span className="block text-xs font-normal">{day}</span>}
    </>
  );
}
