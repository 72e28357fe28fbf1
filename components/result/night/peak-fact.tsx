import { useTranslations } from 'next-intl';
import type { ShownResult } from '@/components/result/result-parts';
import { useBreathTexts } from '@/components/result/use-breath-texts';
import { ceilMinutes, peakOf } from '@/lib/bac';
import { belowText } from '@/lib/i18n/use-level-texts';

interface PeakFactProps {
  shown: ShownResult;
  /** Large type, at the top of a past evening. */
  isHero?: boolean;
}

/**
 * Font size class of the peak; a very high level has many digits, which must not widen the display.
 */
function heroSize(level: string): string {
  if (level.length <= 6) return 'text-[clamp(2rem,13cqi,3.5rem)]';
  return 'text-[clamp(1.5rem,9cqi,2.25rem)]';
}

/** The peak: the likely level, its range, and what a breathalyser would show. */
export function PeakFact({ shown, isHero }: PeakFactProps) {
  const { texts, measured } = shown;
  const { forecast } = shown.evening;
  const t = useTranslations();
  const breathText = useBreathTexts(shown.breath, texts);
  const { optimistic, likely, cautious } = forecast;
  const peak = likely.peakPermille;
  const high = cautious.peakPermille;
  const isSlow = peak === 0;
  const level = isSlow ? belowText(texts.peak(high)) : texts.peak(peak);
  const peakAtMin = ceilMinutes(
    isSlow ? peakOf(forecast.curves.cautious).atMin : forecast.peakAtMin,
  );
  return (
    <div className={isHero ? '@container' : ''}>
      <p className="text-sm text-quiet">
        {measured?.title ?? t('result.peak.at', { time: texts.when(peakAtMin) })}
      </p>
      <p
        data-testid="peak"
        data-permille={peak}
        translate="no"
        className={`num font-semibold whitespace-nowrap ${isHero ? `mt-1 leading-none tracking-tight ${heroSize(level)}` : 'text-lg'}`}
      >
        <span aria-hidden={isSlow}>{level}</span>
        {isSlow && (
          <span className="sr-only">
            {t('result.peak.below', { value: texts.peakWithUnit(high) })}
          </span>
        )}
        <span className={isHero ? 'text-lg font-medium' : ''} aria-hidden={isSlow}>
          {texts.withUnit('')}
        </span>
      </p>
      <p className="num text-sm text-quiet">
        {t('result.peak.range', {
          low: texts.peak(optimistic.peakPermille),
          high: texts.peakWithUnit(high),
        })}
      </p>
      {!isSlow && <p className="num text-sm text-quiet">{breathText(peak)}</p>}
    </div>
  );
}
