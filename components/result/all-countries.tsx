import { useTranslations } from 'next-intl';
import { ceilMinutes, driveAtMin, type Forecast, type Curve } from '@/lib/bac';
import { limitOfClass, type DriverClass } from '@/lib/countries/applicable-limit';
import type { CountryOption } from '@/lib/i18n/country-names';
import type { ResultTexts } from './result-texts';

interface AllCountriesProps {
  result: Forecast;
  texts: ResultTexts;
  countries: CountryOption[];
  driverClass: DriverClass;
  /** ISO code of the chosen country, which stands out. */
  iso2: string;
  /** Minutes from the start to now. */
  nowMin: number;
  /** Said instead of the introduction to an evening of drinking. */
  intro?: string;
  /** The curves under the law of a country, where they are not the same under every law. */
  curvesOf?: (country: CountryOption) => Forecast['curves'];
}

/** The same evening under the limit of every country. */
export function AllCountries(props: AllCountriesProps) {
  const { result, texts, countries, driverClass, iso2, nowMin } = props;
  const t = useTranslations();
  const curvesOf = props.curvesOf ?? (() => result.curves);
  const driveMin = (curve: Curve, limitPermille: number) =>
    ceilMinutes(driveAtMin(curve, limitPermille, result.lastFinishMin));

  return (
    <>
      <p className="max-w-prose text-sm text-base-content/80">
        {props.intro ?? t('result.countries.intro')}
        {driverClass === 'novice' && ` ${t('result.countries.novice')}`}
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
            const { late, likely } = curvesOf(country);
            const lateMin = driveMin(late, limitPermille);
            const likelyMin = driveMin(likely, limitPermille);
            return (
              <tr
                key={country.iso2}
                className={`border-b border-base-content/10 ${country.iso2 === iso2 ? 'bg-info/15 font-semibold' : ''}`}
              >
                <th scope="row" className="py-2 pe-2 text-start font-medium">
                  {country.name}
                </th>
                <td className="py-2 pe-2 text-end whitespace-nowrap">
                  {texts.limit(limitPermille)}
                </td>
                {lateMin === 0 ? (
                  <td colSpan={2} className="py-2 text-end text-base-content/80">
                    {t('result.countries.always')}
                  </td>
                ) : (
                  <>
                    <td className="py-2 pe-2 text-end font-semibold whitespace-nowrap">
                      <Moment texts={texts} atMin={lateMin} nowMin={nowMin} />
                    </td>
                    <td className="py-2 text-end whitespace-nowrap text-base-content/80">
                      {likelyMin === 0 ? (
                        '–'
                      ) : (
                        <Moment texts={texts} atMin={likelyMin} nowMin={nowMin} />
                      )}
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
  nowMin: number;
}

/** A clock time, with its day below where that is not today. */
function Moment({ texts, atMin, nowMin }: MomentProps) {
  const day = texts.day(atMin);
  return (
    <>
      {texts.clock(atMin)}
      {day !== texts.day(nowMin) && <span className="block text-xs font-normal">{day}</span>}
    </>
  );
}
