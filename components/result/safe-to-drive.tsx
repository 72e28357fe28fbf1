import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Forecast } from '@/lib/bac';
import type { ResultTexts } from './result-texts';

interface SafeToDriveProps {
  result: Forecast;
  texts: ResultTexts;
  limitPermille: number;
  /** Shows the country and its limit, and opens the choice. */
  countryPicker: ReactNode;
}

/**
 * From when one is under the limit: the cautious time first, then the likely one. Never a bare
 * "safe". Minute 0 stands for "under the limit all along".
 */
export function SafeToDrive({ result, texts, limitPermille, countryPicker }: SafeToDriveProps) {
  const t = useTranslations();
  const likelyMin = result.timeWhenCanDrive.minutesFromStart;
  const lateMin = result.band.late.timeWhenCanDrive.minutesFromStart;
  const country = () => countryPicker;

  if (lateMin === 0) {
    return (
      <div>
        <div className="text-sm text-white/80">
          {t.rich('result.drive.staysUnderLabel', { country })}
        </div>
        <p
          data-testid="drive-time-late"
          data-minutes={0}
          className="mt-1.5 text-2xl leading-tight font-semibold text-balance text-white"
        >
          {t('result.drive.staysUnder')}
        </p>
        <p data-testid="drive-time" data-minutes={0} className="mt-2 text-sm text-white/80">
          {t('result.drive.staysUnderNote', { limit: texts.limitWithUnit(limitPermille) })}
        </p>
      </div>
    );
  }
  return (
    <div>
      <div className="text-sm text-white/80">{t.rich('result.drive.label', { country })}</div>
      <p className="mt-1.5 flex flex-wrap items-end gap-x-3 gap-y-1">
        <span
          data-testid="drive-time-late"
          data-minutes={lateMin}
          className="num text-[clamp(2.75rem,14vw,3.75rem)] leading-none font-semibold whitespace-nowrap text-white"
        >
          {texts.clock(lateMin)}
        </span>
        <span className="text-sm text-white/80">
          <span className="block font-semibold text-white">{texts.day(lateMin)}</span>
          {t('result.drive.cautious')}
        </span>
      </p>
      <p
        data-testid="drive-time"
        data-minutes={likelyMin}
        className="mt-2.5 text-sm text-white/80 text-pretty"
      >
        {likelyMin === 0
          ? t('result.drive.likelyUnder')
          : t.rich('result.drive.likely', {
              time: texts.moment(likelyMin, lateMin),
              b: (chunks) => <b className="num font-semibold text-white">{chunks}</b>,
            })}
      </p>
    </div>
  );
}
