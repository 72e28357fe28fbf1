import { useTranslations } from 'next-intl';
import { ceilMinutes, peakOf, permillePerMgPerL, type Forecast } from '@/lib/bac';
import { belowText } from '@/lib/i18n/use-level-texts';
import { CountUp } from './count-up';
import type { ResultTexts } from './result-texts';

interface ReadingProps {
  forecast: Forecast;
  texts: ResultTexts;
  /** "Measured, at 23:30", where the level was measured. */
  title?: string;
  /** What a milligram in a litre of breath is in blood, where it is not the usual. */
  permillePerBreath?: number;
}

/** A level of many digits, from a typing error, must not push the panel open. */
function digitSize(level: string): string {
  if (level.length <= 6) return 'text-[clamp(2.75rem,14vw,3.75rem)]';
  return level.length <= 8 ? 'text-[clamp(2.25rem,10vw,3rem)]' : 'text-3xl';
}

/** The peak on the panel: the likely value, its range, and what a breathalyser would show. */
export function Reading(props: ReadingProps) {
  const { forecast, texts, title, permillePerBreath = permillePerMgPerL } = props;
  const t = useTranslations();
  const { early, likely, late } = forecast;
  const peak = likely.peakPermille;
  const high = late.peakPermille;
  const isSlow = peak === 0;
  const shown = isSlow ? belowText(texts.level(high)) : texts.level(peak);
  const peakAtMin = ceilMinutes(isSlow ? peakOf(forecast.curves.late).atMin : forecast.peakAtMin);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div>
        <p className="text-sm text-white/80">
          {title ?? t('result.peak.at', { time: texts.when(peakAtMin) })}
        </p>
        <p
          data-testid="peak"
          data-permille={peak}
          translate="no"
          className={`num glow mt-1.5 leading-none font-semibold whitespace-nowrap ${digitSize(shown)}`}
        >
          {isSlow ? (
            <>
              <span aria-hidden="true">{shown}</span>
              <span className="sr-only">
                {t('result.peak.below', { value: texts.levelWithUnit(high) })}
              </span>
            </>
          ) : (
            <CountUp value={peak} format={texts.level} />
          )}
          <span className="text-2xl font-medium" aria-hidden={isSlow}>
            {texts.withUnit('')}
          </span>
        </p>
      </div>
      <div className="num pt-0.5 text-sm text-white/80">
        <p>
          {t('result.peak.range', {
            low: texts.level(early.peakPermille),
            high: texts.levelWithUnit(high),
          })}
        </p>
        {!isSlow && (
          <p className="mt-1">
            {t('result.peak.breath', { value: texts.number(peak / permillePerBreath, 2) })}
          </p>
        )}
      </div>
    </div>
  );
}
