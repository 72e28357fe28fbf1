import { useTranslations } from 'next-intl';
import { ResultCard } from '@/components/result/cards/result-card';
import { useShownResult } from '@/components/result/shown-result';
import { SiteLink } from '@/components/shell/site-link';
import { levelAt, type CurveName } from '@/lib/bac';
import type { Penalties } from '@/lib/i18n/country-names';
import { bandAt } from './law-band';
import { effectAt, effectSources, type EffectKey } from './level-effects';

/**
 * Effects of the likely level, and penalties for the cautious one, so that an offence is never
 * missed. Both of the current level, or of the peak if there is no current level.
 */
export function LevelCard() {
  const { evening, country, phase, markedNowMin } = useShownResult();
  if (phase === 'past') return null;
  const { forecast, limit } = evening;
  const nowOf = (name: CurveName) =>
    markedNowMin === null ? 0 : levelAt(forecast.curves[name], markedNowMin);
  const isNow = phase !== 'planned' && nowOf('likely') > 0;
  const permille = isNow ? nowOf('likely') : forecast.likely.peakPermille;
  const cautiousPermille = isNow ? nowOf('cautious') : forecast.cautious.peakPermille;
  const effect = effectAt(permille);
  const isOrdinary = limit.ownLimitPermille === null && limit.driverClass === 'general';
  const penalties = isOrdinary ? country?.penalties : undefined;
  const band = penalties && bandAt(penalties, cautiousPermille);
  if (!effect && !band) return null;
  return (
    <ResultCard data-testid="level-card">
      {effect && <LevelEffect effect={effect} permille={permille} isNow={isNow} />}
      {penalties && band && (
        <LevelPenalty penalties={penalties} text={band.text} permille={cautiousPermille} />
      )}
    </ResultCard>
  );
}

interface LevelEffectProps {
  effect: EffectKey;
  permille: number;
  /** The current level, not that of the peak. */
  isNow: boolean;
}

function LevelEffect({ effect, permille, isNow }: LevelEffectProps) {
  const { texts } = useShownResult();
  const t = useTranslations();
  const effects: Record<EffectKey, string> = {
    from02: t('result.effects.from02'),
    from05: t('result.effects.from05'),
    from08: t('result.effects.from08'),
    from10: t('result.effects.from10'),
    from15: t('result.effects.from15'),
    from30: t('result.effects.from30'),
  };
  return (
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
  );
}

interface LevelPenaltyProps {
  penalties: Penalties;
  /** What the law says at the level. */
  text: string;
  permille: number;
}

function LevelPenalty({ penalties, text, permille }: LevelPenaltyProps) {
  const { texts, country } = useShownResult();
  const t = useTranslations();
  const lawText = t('result.penalty.asOf', { asOf: penalties.asOf, source: penalties.source });
  return (
    <>
      <h2 className="mt-5 font-semibold">
        {t('result.penalty.title', { country: country?.name ?? '' })}
      </h2>
      <p className="num mt-1 text-sm text-quiet">
        {t('result.penalty.at', { level: texts.levelWithUnit(permille) })}
      </p>
      <p className="mt-2 text-pretty">{text}</p>
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
  );
}
