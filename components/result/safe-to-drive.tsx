import { useTranslations } from 'next-intl';
import { Children, type ReactNode } from 'react';
import type { Forecast } from '@/lib/bac';
import type { ResultTexts } from './result-texts';

interface SafeToDriveProps {
  forecast: Forecast;
  /** The evening is over: what it says is said of the past. */
  isPast: boolean;
  texts: ResultTexts;
  /** Shows the country and its limit, and opens the choice. */
  countryPicker: ReactNode;
}

/** A sentence around the picker, which keeps the focus: its texts alone are made anew. */
function apart(sentence: ReactNode): ReactNode {
  return Children.map(sentence, (part) =>
    typeof part === 'string' ? <span key={part}>{part}</span> : part,
  );
}

/**
 * From when one is under the limit: the cautious time first, then the likely one. Never a bare
 * "safe". Minute 0 stands for "under the limit all along".
 */
export function SafeToDrive({ forecast, isPast, texts, countryPicker }: SafeToDriveProps) {
  const t = useTranslations();
  const likelyMin = forecast.likely.driveMin;
  const lateMin = forecast.late.driveMin;
  const likelyWhen = texts.when(likelyMin);
  const country = () => countryPicker;
  const bold = (chunks: ReactNode) => <b className="num font-semibold text-white">{chunks}</b>;

  const likely = { time: likelyWhen, b: bold };

  if (lateMin === 0) {
    const limit = texts.limitWithUnit(forecast.limitPermille);
    return (
      <div>
        <div className="text-sm text-white/80">
          {apart(t.rich('result.drive.staysUnderLabel', { country }))}
        </div>
        <p
          data-testid="drive-time-late"
          data-minutes={0}
          data-instant={texts.iso(0)}
          className="mt-1.5 text-2xl leading-tight font-semibold text-balance text-white"
        >
          {isPast ? t('result.past.staysUnder') : t('result.drive.staysUnder')}
        </p>
        <p
          data-testid="drive-time"
          data-minutes={0}
          data-instant={texts.iso(0)}
          className="mt-2 text-sm text-white/80"
        >
          {isPast
            ? t('result.past.staysUnderNote', { limit })
            : t('result.drive.staysUnderNote', { limit })}
        </p>
      </div>
    );
  }
  return (
    <div>
      <div className="text-sm text-white/80">
        {apart(
          isPast
            ? t.rich('result.past.label', { country })
            : t.rich('result.drive.label', { country }),
        )}
      </div>
      <p className="mt-1.5 flex flex-wrap items-end gap-x-3 gap-y-1">
        <span
          data-testid="drive-time-late"
          data-minutes={lateMin}
          data-instant={texts.iso(lateMin)}
          translate="no"
          className="num text-[clamp(2.75rem,14vw,3.75rem)] leading-none font-semibold whitespace-nowrap text-white"
        >
          {texts.clock(lateMin)}
        </span>
        <span className="text-sm text-white/80">
          <span className="block font-semibold text-white">{texts.day(lateMin)}</span>
          <span className="num block print:hidden">{texts.until(lateMin)}</span>
          <span>{isPast ? t('result.past.cautious') : t('result.drive.cautious')}</span>
        </span>
      </p>
      <p
        key={`${likelyWhen} ${isPast}`}
        data-testid="drive-time"
        data-minutes={likelyMin}
        data-instant={texts.iso(likelyMin)}
        className="mt-2.5 text-sm text-white/80 text-pretty"
      >
        {likelyMin === 0
          ? isPast
            ? t('result.past.likelyUnder')
            : t('result.drive.likelyUnder')
          : isPast
            ? t.rich('result.past.likely', likely)
            : t.rich('result.drive.likely', likely)}
      </p>
    </div>
  );
}
