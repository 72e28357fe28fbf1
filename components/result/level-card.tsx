import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/shell/site-link';
import { levelAt } from '@/lib/bac';
import type { Evening } from '@/lib/evening/evening';
import type { Phase } from '@/lib/evening/evening-at';
import type { CountryOption } from '@/lib/i18n/country-names';
import { bandAt } from './law-band';
import { effectAt, effectSources, type EffectKey } from './level-effects';
import { ResultCard } from './result-card';
import type { ResultTexts } from './result-texts';

interface LevelCardProps {
  evening: Evening;
  /** Whose law is told; undefined where it is no country's. */
  country: CountryOption | undefined;
  phase: Phase;
  /** Minutes from the start to now; null where now is not shown. */
  nowMin: number | null;
  texts: ResultTexts;
}

/**
 * What the likely level does to a body, and what the law says of the cautious one, lest an offence
 * read as none: now while there is a level, at the peak before.
 */
export function LevelCard({ evening, country, phase, nowMin, texts }: LevelCardProps) {
  const t = useTranslations();
  const { forecast, limit } = evening;
  const nowOf = (name: 'likely' | 'late') =>
    nowMin === null ? 0 : levelAt(forecast.curves[name], nowMin);
  const isNow = phase !== 'planned' && nowOf('likely') > 0;
  const permille = isNow ? nowOf('likely') : forecast.likely.peakPermille;
  const cautiousPermille = isNow ? nowOf('late') : forecast.late.peakPermille;
  const effect = effectAt(permille);
  const isOrdinary = limit.ownLimitPermille === null && limit.driverClass === 'general';
  const penalties = isOrdinary ? country?.penalties : undefined;
  const band = penalties && bandAt(penalties, cautiousPermille);
  const effects: Record<EffectKey, string> = {
    from02: t('result.effects.from02'),
    from05: t('result.effects.from05'),
    from08: t('result.effects.from08'),
    from10: t('result.effects.from10'),
    from15: t('result.effects.from15'),
    from30: t('result.effects.from30'),
  };
  const lawText =
    penalties && t('result.penalty.asOf', { asOf: penalties.asOf, source: penalties.source });
  if (!effect && !band) return null;
  return (
    <ResultCard data-testid="level-card">
      {effect && (
        <>
          <h2 className="font-semibold">{t('result.effects.title')}</h2>
          <p className="num mt-1 text-sm text-quiet">
            {t('result.effects.at', {
              level: texts.levelWithUnit(permille),
              when: isNow ? t('result.effects.now') : t('result.effects.peak'),
            })}
          </p>
          <p className="mt-2 text-pretty">{effects[effect]}</p>
          <p className="mt-2 text-sm text-pretty text-quiet">{t('result.effects.unusual')}</p>
          <p className="mt-1 text-sm text-quiet">
            <a href={effectSources[effect].url} className="link" rel="noopener">
              {t('result.effects.source', { source: effectSources[effect].name })}
            </a>
          </p>
        </>
      )}
      {penalties && band && (
        <>
          <h2 className="mt-5 font-semibold">
            {t('result.penalty.title', { country: country?.name ?? '' })}
          </h2>
          <p className="num mt-1 text-sm text-quiet">
            {t('result.penalty.at', { level: texts.levelWithUnit(cautiousPermille) })}
          </p>
          <p className="mt-2 text-pretty">{band.text}</p>
          {penalties.unverified && (
            <p className="mt-2 text-sm text-pretty text-quiet">{penalties.unverified}</p>
          )}
          <p className="mt-2 text-sm text-pretty text-quiet">
            {penalties.url ? (
              <a href={penalties.url} className="link" rel="noopener">
                {lawText}
              </a>
            ) : (
              <span>{lawText}</span>
            )}
          </p>
          <p className="text-sm">
            <SiteLink href={penalties.moreHref} className="link inline-flex min-h-11 items-center">
              {t('result.penalty.more')}
            </SiteLink>
          </p>
        </>
      )}
    </ResultCard>
  );
}
