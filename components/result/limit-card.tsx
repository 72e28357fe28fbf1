import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { RadioList } from '@/components/ui/radio-list';
import type { ApplicableLimit } from '@/lib/countries/applicable-limit';
import { hasDriverClasses } from '@/lib/countries/driver-classes';
import { isUnconfirmed } from '@/lib/countries/unconfirmed';
import type { CountryOption } from '@/lib/i18n/country-names';
import { OwnLimit } from './own-limit';
import { ResultCard } from './result-card';
import type { LimitActions } from './result-source';
import type { ResultTexts } from './result-texts';

interface LimitCardProps {
  /** Undefined when the chosen country is none of the list. */
  country: CountryOption | undefined;
  limit: ApplicableLimit;
  actions: LimitActions;
  texts: ResultTexts;
}

/** The limit that applies: in every unit, for which drivers, from where, or one of one's own. */
export function LimitCard({ country, limit, actions, texts }: LimitCardProps) {
  const t = useTranslations();
  const heading = useRef<HTMLHeadingElement>(null);
  const { permille: limitPermille, ownLimitPermille, driverClass } = limit;
  const isOwn = ownLimitPermille !== null;
  const isNovice = driverClass === 'novice';
  const breath = country?.breath;
  const breathMgPerL = isNovice ? breath?.noviceOrProfessionalMgPerL : breath?.mgPerL;
  const hasBreath = !isOwn && limitPermille > 0 && breathMgPerL !== null;

  function handleOwnClear() {
    actions.setOwnLimit(null);
    // The pressed button goes away; the heading says which limit applies from now on.
    heading.current?.focus();
  }

  return (
    <ResultCard>
      <h2 ref={heading} tabIndex={-1} className="font-semibold">
        {isOwn || !country
          ? t('result.limit.own')
          : t('result.limit.ofCountry', { country: country.name })}
      </h2>
      <ul className="num mt-2 flex flex-wrap gap-x-5 gap-y-1 text-lg font-semibold">
        {texts.limitInAllUnits(limitPermille).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {hasBreath && breathMgPerL !== undefined && (
        <p className="num mt-1 text-sm text-quiet">
          {breath?.writtenIn === 'ugPer100Ml'
            ? t('result.limit.breathUg', { value: texts.number(breathMgPerL * 100, 0) })
            : t('result.limit.breath', {
                value: texts.number(breathMgPerL, breathDecimals(breathMgPerL)),
              })}
        </p>
      )}
      {!isOwn && limitPermille > 0 && !limit.isOnlyAbove && limit.waitPermille > 0 && (
        <p className="num mt-1 text-sm text-quiet">
          {t('result.limit.from', { limit: texts.limitWithUnit(limitPermille) })}
        </p>
      )}
      {!isOwn && limitPermille > 0 && limit.isOnlyAbove && (
        <p className="num mt-1 text-sm text-quiet">
          {t('result.limit.above', { limit: texts.limitWithUnit(limitPermille) })}
        </p>
      )}
      <div className="mt-4 grid gap-5 md:grid-cols-2">
        {country && hasDriverClasses(country) && (
          <div>
            <RadioList
              testId="driver-class"
              label={t('result.limit.class')}
              value={driverClass}
              onChange={actions.setDriverClass}
              options={[
                {
                  value: 'general',
                  label: t('result.limit.general', {
                    limit: texts.limitWithUnit(country.permille),
                  }),
                },
                {
                  value: 'novice',
                  label: t('result.limit.novice', {
                    limit: texts.limitWithUnit(country.noviceOrProfessionalPermille ?? 0),
                  }),
                },
              ]}
            />
            <p className="mt-1 text-sm text-quiet">{t('result.limit.noviceNote')}</p>
          </div>
        )}
        <div>
          <OwnLimit limitPermille={ownLimitPermille} onChange={actions.setOwnLimit} texts={texts} />
          {isOwn && country && (
            <button type="button" className="btn mt-2 min-h-11" onClick={handleOwnClear}>
              {t('result.limit.ownClear', { country: country.name })}
            </button>
          )}
        </div>
      </div>
      {country && (
        <p className="mt-4 text-sm text-pretty text-quiet">
          <span className="me-2 inline-block rounded-sm border border-base-content/40 px-1.5 text-xs leading-5">
            {isUnconfirmed(country) ? t('limit.unconfirmed') : t('result.limit.confirmed')}
          </span>{' '}
          <span>
            {t('result.limit.source', {
              source: country.source,
              // Without a zone it is the local noon, so that no zone shows the day before.
              date: texts.longDate(Date.parse(`${country.checkedOn}T12:00`)),
            })}
          </span>{' '}
          {country.law && (
            <a href={country.law.url} className="link" rel="noopener">
              {t('result.limit.law', {
                source: country.law.source,
                date: texts.longDate(Date.parse(`${country.law.date}T12:00`)),
              })}
            </a>
          )}
        </p>
      )}
    </ResultCard>
  );
}

/** Two, as laws write; three where the law does: rounded up, 0.088 would read as more. */
function breathDecimals(mgPerL: number): number {
  return Math.round(mgPerL * 1000) % 10 === 0 ? 2 : 3;
}
