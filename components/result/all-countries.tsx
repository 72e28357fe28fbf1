import { useTranslations } from 'next-intl';
import { ceilMinutes, driveAtMin, type CurveName, type Forecast } from '@/lib/bac';
import { limitOfClass, type DriverClass } from '@/lib/countries/applicable-limit';
import type { CountryOption } from '@/lib/i18n/country-names';
import type { ResultTexts } from './result-texts';

interface AllCountriesProps {
  forecast: Forecast;
  texts: ResultTexts;
  countries: CountryOption[];
  driverClass: DriverClass;
  /** ISO code of the chosen country, which stands out. */
  iso2: string;
  /** Said instead of the introduction to an evening of drinking. */
  intro?: string;
  /** The forecast under the law of a country, where it is not the same under every law. */
  forecastUnder?: (country: CountryOption) => Forecast;
}

/** The same evening under the limit of every country. */
export function AllCountries(props: AllCountriesProps) {
  const { forecast, texts, countries, driverClass, iso2 } = props;
  const t = useTranslations();
  const forecastUnder = props.forecastUnder ?? (() => forecast);

  return (
    <>
      <p className="max-w-prose text-sm text-quiet">
        <span>{props.intro ?? t('result.countries.intro')}</span>{' '}
        {driverClass === 'novice' && <span>{t('result.countries.novice')}</span>}
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
          {countries.map((country) => {
            const limitPermille = limitOfClass(country, driverClass);
            const under = forecastUnder(country);
            const driveMin = (name: CurveName) =>
              ceilMinutes(driveAtMin(under, name, country.anyForbidden ? 0 : limitPermille));
            const lateMin = driveMin('late');
            const likelyMin = driveMin('likely');
            return (
              <tr
                key={country.iso2}
                className={`border-b border-hairline ${country.iso2 === iso2 ? 'bg-info/15 font-semibold' : ''}`}
              >
                <th scope="row" className="py-2 pe-2 text-start font-medium">
                  {country.name}
                </th>
                <td translate="no" className="py-2 pe-2 text-end whitespace-nowrap">
                  {texts.limit(limitPermille)}
                </td>
                {lateMin === 0 ? (
                  <td colSpan={2} className="py-2 text-end text-quiet">
                    {t('result.countries.always')}
                  </td>
                ) : (
                  <>
                    <td className="py-2 pe-2 text-end font-semibold whitespace-nowrap">
                      <Moment texts={texts} atMin={lateMin} />
                    </td>
                    <td className="py-2 text-end whitespace-nowrap text-quiet">
                      {likelyMin === 0 ? '–' : <Moment texts={texts} atMin={likelyMin} />}
                    </td>
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

interface MomentProps {
  texts: ResultTexts;
  atMin: number;
}

/** A clock time, with its day below where that is not today. */
function Moment({ texts, atMin }: MomentProps) {
  const day = texts.day(atMin);
  return (
    <>
      <span translate="no">{texts.clock(atMin)}</span>
      {day && <span className="block text-xs font-normal">{day}</span>}
    </>
  );
}
