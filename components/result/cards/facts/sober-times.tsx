import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useShownResult } from '@/components/result/shown-result';

/**
 * When the alcohol is gone and the total duration: cautious value in large type, likely value in
 * small type.
 * @param props.children the peak, unless the answer above shows it
 */
export function SoberTimes({ children }: { children?: ReactNode }) {
  const { evening, answer, phase, texts, measured } = useShownResult();
  const t = useTranslations();
  const likelyMin = evening.forecast.likely.soberMin;
  const cautiousMin = evening.forecast.cautious.soberMin;
  return (
    <div className="@container">
      <div className="grid gap-x-4 gap-y-4 @xs:grid-cols-2">
        <div>
          <p className="text-sm text-quiet">
            {phase === 'past' && answer.open.length === 0
              ? t('result.past.sober')
              : t('result.sober.label')}
          </p>
          <p
            data-testid="sober-time-late"
            data-minutes={cautiousMin}
            data-instant={texts.iso(cautiousMin)}
            className="num text-lg font-semibold"
          >
            {texts.when(answer.zero.cautiousMin)}
          </p>
          <p
            data-testid="sober-time"
            data-minutes={likelyMin}
            data-instant={texts.iso(likelyMin)}
            className="num text-sm text-quiet"
          >
            {t('answer.likely.short', { time: texts.when(likelyMin) })}
          </p>
        </div>
        {children}
        <div data-testid="total-duration">
          <p className="text-sm text-quiet">{measured?.total ?? t('result.total.label')}</p>
          <p className="num text-lg font-semibold">{texts.duration(answer.zero.cautiousMin)}</p>
          <p className="num text-sm text-quiet">
            {t('result.total.likely', { duration: texts.duration(likelyMin) })}
          </p>
        </div>
      </div>
    </div>
  );
}
