import { useTranslations } from 'next-intl';
import { useClassOptions } from '@/components/limit/use-class-options';
import { Row } from '@/components/result/cards/row';
import { RadioList } from '@/components/ui/radio-list';
import type { ShownResult } from '@/components/result/use-shown';
import { hasDriverClasses } from '@/lib/countries/driver-classes';
import { longDateText } from '@/components/result/long-date';
import { isUnconfirmed } from '@/lib/i18n/listed-countries';
import type { CountryOption } from '@/lib/i18n/country-names';
import type { Penalties } from '@/lib/i18n/penalties';
import { OwnLimit } from './own-limit';

/** The limit that applies, its source, and the choice of driver class or an own limit. */
export function LimitRow({ shown }: { shown: ShownResult }) {
  const { source, evening, texts, country, limitWithName } = shown;
  const t = useTranslations();
  const classOptions = useClassOptions(texts.limitWithUnit);
  const isOwn = evening.limit.ownLimitPermille !== null;

  function handleOwnClear() {
    source.chooseLimit.setOwnLimit(null);
    // The button disappears; the field beside it is empty now.
    document.querySelector<HTMLElement>('[data-testid=own-limit]')?.focus();
  }

  return (
    <Row testId="limit-row" title={t('result.countries.limit')} line={limitWithName}>
      <LimitFigures shown={shown} />
      <div className="mt-4 grid gap-5 @md:grid-cols-2">
        {country && hasDriverClasses(country) && (
          <div>
            <RadioList
              testId="driver-class"
              label={t('answer.ask.class')}
              value={evening.limit.driverClass}
              onChange={source.chooseLimit.setDriverClass}
              options={classOptions(country)}
            />
            <p className="mt-1 text-sm text-quiet">{t('result.limit.noviceNote')}</p>
          </div>
        )}
        {!country?.anyForbidden && (
          <div>
            <OwnLimit shown={shown} />
            {isOwn && country && (
              <button type="button" className="btn mt-2 min-h-11" onClick={handleOwnClear}>
                {t('result.limit.ownClear', { country: country.name })}
              </button>
            )}
          </div>
        )}
      </div>
      {country && <LimitSource country={country} />}
      {country?.penalties && <PenaltySource penalties={country.penalties} />}
    </Row>
  );
}

/** The limit in every unit, and in breath. */
function LimitFigures({ shown }: { shown: ShownResult }) {
  const { evening, texts, country } = shown;
  const t = useTranslations();
  const { permille, ownLimitPermille, driverClass } = evening.limit;
  const isOfLaw = ownLimitPermille === null && permille > 0;
  const breath = country?.breath;
  const breathMgPerL =
    driverClass === 'novice' ? breath?.noviceOrProfessionalMgPerL : breath?.mgPerL;

  return (
    <>
      <ul className="num mt-2 flex flex-wrap gap-x-5 gap-y-1 text-lg font-semibold">
        {texts.limitInAllUnits(permille).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {isOfLaw && typeof breathMgPerL === 'number' && (
        <p className="num mt-1 text-sm text-quiet">
          {breath?.writtenIn === 'ugPer100Ml'
            ? t('result.limit.breathUg', { value: texts.number(breathMgPerL * 100, 0) })
            : t('result.limit.breath', {
                value: texts.number(breathMgPerL, breathDecimals(breathMgPerL)),
              })}
        </p>
      )}
    </>
  );
}

/** Two decimals, or three if the law has three: 0.088 must not be rounded up. */
function breathDecimals(mgPerL: number): number {
  return Math.round(mgPerL * 1000) % 10 === 0 ? 2 : 3;
}

function LimitSource({ country }: { country: CountryOption }) {
  const t = useTranslations();
  return (
    <p className="mt-4 text-sm text-pretty text-quiet">
      <span className="me-2 inline-block rounded-sm border border-base-content/40 px-1.5 text-xs leading-5">
        {isUnconfirmed(country) ? t('limit.unconfirmed') : t('result.limit.confirmed')}
      </span>{' '}
      <span>
        {t('result.limit.source', {
          source: country.source,
          date: longDateText(country.checkedOn, t),
        })}
      </span>{' '}
      {country.law && (
        <a href={country.law.url} className="link" rel="noopener">
          {t('result.limit.law', {
            source: country.law.source,
            date: longDateText(country.law.date, t),
          })}
        </a>
      )}
    </p>
  );
}

function PenaltySource({ penalties }: { penalties: Penalties }) {
  const t = useTranslations();
  const lawText = t('result.penalty.asOf', { asOf: penalties.asOf, source: penalties.source });
  return (
    <p className="mt-2 text-sm text-pretty text-quiet">
      {penalties.url ? (
        <a href={penalties.url} className="link" rel="noopener">
          {lawText}
        </a>
      ) : (
        <span>{lawText}</span>
      )}
      <a href={penalties.moreHref} className="link flex min-h-11 w-fit items-center">
        {t('result.penalty.more')}
      </a>
    </p>
  );
}
