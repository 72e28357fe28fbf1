import { useTranslations } from 'next-intl';
import { bandAt, bandsOf } from '@/components/result/cards/level/law-band';
import { usedLevels } from '@/components/result/cards/level/used-levels';
import { ResultCard } from '@/components/result/cards/result-card';
import { CountryNote } from '@/components/result/answer/country-note';
import { useCountryChoice } from '@/components/result/answer/facts';
import { useShownResult } from '@/components/result/shown-result';
import { SiteLink } from '@/components/shell/site-link';

/**
 * What the limit means here: from which level driving is an offence, what follows at the cautious
 * level, so that an offence is never missed, and which other limit may apply.
 */
export function LimitMeaning() {
  const shown = useShownResult();
  const { evening, texts, country, phase } = shown;
  const t = useTranslations();
  const handleRegion = useCountryChoice(shown);
  const { permille, ownLimitPermille, driverClass, isOnlyAbove, waitPermille } = evening.limit;
  // A limit set by the visitor is not the law of a country.
  if (phase === 'past' || !country || ownLimitPermille !== null) return null;
  const level = usedLevels(shown).cautiousPermille;
  const { penalties } = country;
  const band = penalties && bandAt(bandsOf(penalties, driverClass), level);
  const limit = texts.limitWithUnit(permille);
  return (
    <ResultCard data-testid="limit-meaning">
      <h2 className="text-xl font-semibold">
        {band
          ? t('result.penalty.title', { country: country.name })
          : t('result.limit.ofCountry', { country: country.name })}
      </h2>
      {penalties && band && (
        <>
          <p className="num mt-1 text-sm text-quiet">
            {t('result.penalty.at', { level: texts.levelWithUnit(level) })}
          </p>
          <p className="mt-2 text-pretty">{band.text}</p>
        </>
      )}
      {permille > 0 && waitPermille > 0 && (
        <p className="num mt-2 text-pretty">
          {isOnlyAbove ? t('result.limit.above', { limit }) : t('result.limit.from', { limit })}
        </p>
      )}
      {penalties && band && (
        <p className="mt-2 text-sm text-pretty text-quiet">
          {penalties.unverified && <span>{penalties.unverified}</span>}{' '}
          {driverClass === 'novice' && penalties.noviceUnverified && (
            <span>{penalties.noviceUnverified}</span>
          )}{' '}
          <SiteLink href={penalties.moreHref} className="link whitespace-nowrap">
            {t('result.penalty.more')}
          </SiteLink>
        </p>
      )}
      <CountryNote
        country={country}
        driverClass={driverClass}
        texts={texts}
        onRegion={handleRegion}
      />
    </ResultCard>
  );
}
