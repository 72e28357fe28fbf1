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
}

/** When the alcohol is gone and how long it all takes: cautious big, likely small. */
export function SoberTimes({ forecast, isPast, texts, totalLabel }: SoberTimesProps) {
  const t = useTranslations();
  const likelyMin = forecast.likely.soberMin;
  const lateMin = forecast.late.soberMin;
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-4">
      <Answer label={isPast ? t('result.past.sober') : t('result.sober.label')}>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span
            data-testid="sober-time-late"
            data-minutes={lateMin}
            data-instant={texts.iso(lateMin)}
            translate="no"
            className="num text-2xl font-semibold whitespace-nowrap text-white"
          >
            {texts.clock(lateMin)}
          </span>
          <span className="text-sm text-white/80">{texts.day(lateMin)}</span>
        </p>
        <p
          data-testid="sober-time"
          data-minutes={likelyMin}
          data-instant={texts.iso(likelyMin)}
          className="num text-sm text-white/80"
        >
          {t('result.sober.likely', { time: texts.when(likelyMin) })}
        </p>
      </Answer>
      <Answer label={totalLabel ?? t('result.total.label')} testId="total-duration">
        <p className="num text-2xl font-semibold text-white">{texts.duration(lateMin)}</p>
        <p className="num text-sm text-white/80">
          {t('result.total.likely', { duration: texts.duration(likelyMin) })}
        </p>
      </Answer>
    </div>
  );
}

interface AnswerProps {
  label: string;
  testId?: string;
  children: ReactNode;
}

function Answer({ label, testId, children }: AnswerProps) {
  return (
    <div data-testid={testId} className="min-w-36 grow basis-[calc(50%-0.5rem)]">
      <p className="mb-1 text-sm text-white/80">{label}</p>
      {children}
    </div>
  );
}
