import { useTranslations } from 'next-intl';
import type { ResultTexts } from '@/components/result/result-texts';
import type { Forecast } from '@/lib/bac';
import { belowText } from '@/lib/i18n/use-level-texts';
import { ringLevelSize } from './level-size';

interface PlannedPeakProps {
  forecast: Forecast;
  texts: ResultTexts;
}

/** The peak that a planned evening would reach. */
export function PlannedPeak({ forecast, texts }: PlannedPeakProps) {
  const t = useTranslations();
  const { likely, cautious } = forecast;
  const level =
    likely.peakPermille > 0
      ? texts.peak(likely.peakPermille)
      : belowText(texts.peak(cautious.peakPermille));
  return (
    <>
      <p className="mt-1.5">{t('result.ring.peakWould')}</p>
      <p translate="no" className="glow whitespace-nowrap">
        <span className={`leading-none font-semibold ${ringLevelSize(level)}`}>{level}</span>
        <span className="text-lg">{texts.withUnit('')}</span>
      </p>
      <p>{t('result.ring.upTo', { value: texts.peakWithUnit(cautious.peakPermille) })}</p>
    </>
  );
}
