import { useTranslations } from 'next-intl';
import { usedLevel } from '@/components/result/cards/level/level-row';
import { ResultCard } from '@/components/result/cards/row';
import { useCountryChoice } from '@/components/result/answer/facts';
import type { ShownResult } from '@/components/result/use-shown';
import type { LimitCaveat } from '@/lib/countries/limits';
import { isUnconfirmed } from '@/lib/i18n/listed-countries';
import type { PenaltyBands } from '@/lib/i18n/penalties';

/** The penalty band of a level; undefined below the first. @param permille 0 or more */
export function bandAt(bands: PenaltyBands, permille: number) {
  return bands.findLast(({ fromPermille, isAbove }) =>
    isAbove ? permille > fromPermille : permille >= fromPermille,
  );
}

/**
 * What the limit means here: from which level driving is an offence, what follows at the cautious
 * level, so that an offence is never missed, and which other limit may apply.
 */
export function LimitMeaning({ shown }: { shown: ShownResult }) {
  const { answer, evening, texts, country, phase } = shown;
  const t = useTranslations();
  const { permille, ownLimitPermille, driverClass, bound } = evening.limit;
  // A limit set by the visitor is not the law of a country.
  if (phase === 'past' || !country || ownLimitPermille !== null) return null;
  const level = usedLevel(shown).permille;
  const { penalties } = country;
  // None for a class of drivers where the law is not known to have bands for it.
  const bands = driverClass === 'general' ? penalties?.bands : penalties?.noviceBands;
  const band = bandAt(bands ?? [], level);
  const limit = texts.limitWithUnit(permille);
  const isLimitSaid = answer.until === 'limit';
  // Whoever has chosen the lower limit of a class knows of it.
  const caveat = country.caveat?.key === driverClass ? null : country.caveat;
  const isDoubtful = isUnconfirmed(country);
  const hasNote = isDoubtful || caveat !== null;
  if (!band && !isLimitSaid && !hasNote) return null;
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
      {isLimitSaid && (
        <p className="num mt-2 text-pretty">{t('result.limit.from', { bound, limit })}</p>
      )}
      {penalties && band && (
        <p className="mt-2 text-sm text-pretty text-quiet">
          {penalties.unverified && <span>{penalties.unverified}</span>}{' '}
          {driverClass === 'novice' && penalties.noviceUnverified && (
            <span>{penalties.noviceUnverified}</span>
          )}
        </p>
      )}
      {hasNote && (
        <div className="mt-3 text-sm text-quiet">
          {isDoubtful && (
            <span className="mr-2 inline-block rounded-sm border border-current/40 px-1.5 text-xs leading-5">
              {t('limit.unconfirmed')}
            </span>
          )}
          {caveat && <CaveatText shown={shown} caveat={caveat} />}
        </div>
      )}
    </ResultCard>
  );
}

/** A caveat; one that names a region is a button that chooses it. */
function CaveatText({ shown, caveat }: { shown: ShownResult; caveat: LimitCaveat }) {
  const { key, permille = 0, region } = caveat;
  const t = useTranslations();
  const handleRegion = useCountryChoice(shown);
  const limit = shown.texts.limitWithUnit(permille);
  const words: Record<LimitCaveat['key'], () => string> = {
    anyForbidden: () => t('caveat.anyForbidden'),
    argentina: () => t('caveat.argentina', { limit }),
    mexico: () => t('caveat.mexico', { limit }),
    noBacLaw: () => t('caveat.noBacLaw'),
    novice: () => t('caveat.novice', { limit }),
    penaltyFrom: () => t('caveat.penaltyFrom', { limit }),
    provinces: () => t('caveat.provinces', { limit }),
    scotland: () => t('caveat.scotland', { limit }),
    sourcesDiffer: () => t('caveat.sourcesDiffer', { limit }),
    tolerance: () => t('caveat.tolerance', { limit }),
    utah: () => t('caveat.utah', { limit }),
  };
  const text = words[key]();
  if (region === undefined) return <p>{text}</p>;
  return (
    <button
      type="button"
      data-place={region}
      className="link min-h-11 text-start"
      onClick={() => handleRegion(region)}
    >
      {text}
    </button>
  );
}
