import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Forecast } from '@/lib/bac';
import type { ResultTexts } from './result-texts';

interface SoberTimesProps {
  forecast: Forecast;
  /** The evening is over: what it says is said of the past. */
  isPast: boolean;
  texts: ResultTexts;
  /** What the whole time is counted from, where that is not the first sip. */
  totalLabel?: string;
  /** The peak, where it does not lead the answer. */
  children?: ReactNode;
}

/** When the alcohol is gone, the peak and how long it all takes: cautious big, likely small. */
export function SoberTimes({ forecast, isPast, texts, totalLabel, children }: SoberTimesProps) {
  const t = useTranslations();
  const likelyMin = forecast.likely.soberMin;
  const lateMin = forecast.late.soberMin;
  return (
    <div className="@container">
      <div className="grid gap-x-4 gap-y-4 @xs:grid-cols-2">
        <div>
          <p className="text-sm text-quiet">
            {isPast ? t('result.past.sober') : t('result.sober.label')}
          </p>
          <p
            data-testid="sober-time-late"
            data-minutes={lateMin}
            data-instant={texts.iso(lateMin)}
            className="num text-lg font-semibold"
          >
            {texts.when(lateMin)}
          </p>
          <p
            data-testid="sober-time"
            data-minutes={likelyMin}
            data-instant={texts.iso(likelyMin)}
            className="num text-sm text-quiet"
          >
            {t('result.sober.likely', { time: texts.when(likelyMin) })}
          </p>
        </div>
        {children}
        <div data-testid="total-duration">
          <p className="text-sm text-quiet">{totalLabel ?? t('result.total.label')}</p>
          <p className="num text-lg font-semibold">{texts.duration(lateMin)}</p>
          <p className="num text-sm text-quiet">
            {t('result.total.likely', { duration: texts.duration(likelyMin) })}
          </p>
        </div>
      </div>
    </div>
  );
}
