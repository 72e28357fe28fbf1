import { useTranslations } from 'next-intl';
import { ceilMinutes, peakOf, type Forecast } from '@/lib/bac';
import { belowText } from '@/lib/i18n/use-level-texts';
import type { ResultTexts } from './result-texts';
import { useBreathText, type BreathSource } from './use-breath-text';

interface PeakFactProps {
  forecast: Forecast;
  texts: ResultTexts;
  /** "Measured, at 23:30", where the level was measured. */
  title?: string;
  breath: BreathSource;
  /** The peak leads the answer: of an evening that is over. */
  isHero?: boolean;
}

/** A level of many digits, from a typing error, must not push the display open. */
function heroSize(level: string): string {
  if (level.length <= 6) return 'text-[clamp(2rem,13cqi,3.5rem)]';
  return 'text-[clamp(1.5rem,9cqi,2.25rem)]';
}

/** The peak: the likely value, its range, and what a breathalyser would show. */
export function PeakFact(props: PeakFactProps) {
  const { forecast, texts, title, breath, isHero } = props;
  const t = useTranslations();
  const breathText = useBreathText(breath, texts);
  const { early, likely, late } = forecast;
  const peak = likely.peakPermille;
  const high = late.peakPermille;
  const isSlow = peak === 0;
  const shown = isSlow ? belowText(texts.level(high)) : texts.level(peak);
  const peakAtMin = ceilMinutes(isSlow ? peakOf(forecast.curves.late).atMin : forecast.peakAtMin);
  return (
    <div className={isHero ? '@container' : ''}>
      <p className="text-sm text-quiet">
        {title ?? t('result.peak.at', { time: texts.when(peakAtMin) })}
      </p>
      <p
        data-testid="peak"
        data-permille={peak}
        translate="no"
        className={`num font-semibold whitespace-nowrap ${isHero ? `mt-1 leading-none tracking-tight ${heroSize(shown)}` : 'text-lg'}`}
      >
        <span aria-hidden={isSlow}>{shown}</span>
        {isSlow && (
          <span className="sr-only">
            {t('result.peak.below', { value: texts.levelWithUnit(high) })}
          </span>
        )}
        <span className={isHero ? 'text-lg font-medium' : ''} aria-hidden={isSlow}>
          {texts.withUnit('')}
        </span>
      </p>
      <p className="num text-sm text-quiet">
        {t('result.peak.range', {
          low: texts.level(early.peakPermille),
          high: texts.levelWithUnit(high),
        })}
      </p>
      {!isSlow && <p className="num text-sm text-quiet">{breathText(peak)}</p>}
    </div>
  );
}
